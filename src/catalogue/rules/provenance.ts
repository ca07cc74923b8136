/** Rules for the provenance of claims that involve the rest of the record. */
import type {YamlFile} from '../record/yamlFile';
import {formatPath} from '../record/explainIssues';
import type {Problem} from './problems';

/** Shared hosts, where the host name doesn't identify the publisher. */
const SHARED_HOSTS = ['github.com', 'gitlab.com', 'npmjs.com'];

/** Keys of links that are on a host of the vendor. */
const OWN_LINKS = ['homepage', 'docs', 'pricing', 'status', 'blog'];

/**
 * One problem for each claim that was read on a third-party page (`secondary`) but cites only a
 * page of the vendor.
 */
export function checkVia(source: YamlFile): Problem[] {
  const record = source.read();
  const own = ownHosts(record);
  const visit = (value: unknown, path: readonly PropertyKey[]): Problem[] => {
    if (typeof value !== 'object' || value === null) {
      return [];
    }
    const claim = value as Readonly<Record<string, unknown>>;
    const host = typeof claim.source === 'string' ? siteOf(claim.source) : undefined;
    const isUnread =
      claim.basis === 'secondary' && claim.via === null && host !== undefined && own.has(host);
    const below = Object.entries(value).flatMap(([key, item]) =>
      visit(item, [...path, Array.isArray(value) ? Number(key) : key]),
    );
    return isUnread
      ? [
          source.problemAt(
            [...path, 'via'],
            `${formatPath([...path, 'via'])} is null, but the basis is "secondary" and the source is a page of the vendor (${host}); write the URL of the page that was read`,
            'claims',
          ),
          ...below,
        ]
      : below;
  };
  return visit(record, []);
}

function ownHosts(record: unknown): ReadonlySet<string> {
  const links = (record as {readonly links?: unknown} | undefined)?.links;
  const hosts = OWN_LINKS.flatMap((key) => {
    const url = (links as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return typeof url === 'string' ? (siteOf(url) ?? []) : [];
  });
  return new Set(hosts.filter((host) => !SHARED_HOSTS.includes(host)));
}

/** The registrable domain of a URL (a heuristic): `example.com` for `docs.example.com`. */
function siteOf(url: string): string | undefined {
  if (!URL.canParse(url)) {
    return undefined;
  }
  const labels = new URL(url).hostname.split('.');
  const isOfCountry = /^(?:ac|ad|co|com|go|ne|or)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  return labels.slice(isOfCountry ? -3 : -2).join('.');
}
