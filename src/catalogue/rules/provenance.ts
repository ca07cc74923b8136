/** What a record says of where its claims were read, beyond what a claim alone can show. */
import type {YamlFile} from '../record/yamlFile';
import {formatPath} from '../record/explainIssues';
import type {Problem} from './problems';

/** Hosts on which many publish, so that an address there says nothing of who does. */
const SHARED_HOSTS = ['github.com', 'gitlab.com', 'npmjs.com'];

/** Official addresses of a record that are on a host of the vendor's own. */
const OWN_LINKS = ['homepage', 'docs', 'pricing', 'status', 'blog'];

/**
 * A problem for each claim that was read in a third party's material and names a page of the
 * vendor, which nobody has read then.
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
            `${formatPath([...path, 'via'])} is null, although the basis is "secondary" and the source is a page of the vendor (${host}); it must be the address of the page that was read`,
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

/** What one registers of a host: `docs.example.com` is part of `example.com`. */
function siteOf(url: string): string | undefined {
  if (!URL.canParse(url)) {
    return undefined;
  }
  const labels = new URL(url).hostname.split('.');
  const isOfCountry = /^(?:ac|ad|co|com|go|ne|or)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  return labels.slice(isOfCountry ? -3 : -2).join('.');
}
