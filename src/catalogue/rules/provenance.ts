/** Rules for the sources of a record that involve its links. */
import type {YamlFile} from '../record/yamlFile';
import {formatPath} from '../record/explain';
import type {Problem} from './problems';

/** Shared hosts, where the host name doesn't identify the publisher. */
const SHARED_HOSTS = ['github.com', 'gitlab.com', 'npmjs.com'];

/** Keys of links that are on a host of the vendor. */
const OWN_LINKS = ['homepage', 'docs', 'pricing', 'status', 'blog'];

/** One problem for each source that is said to be a third party's but is a page of the vendor. */
export function checkVia(source: YamlFile): Problem[] {
  const record = source.read();
  const own = ownHosts(record);
  const {sources} = Object(record) as {readonly sources?: Readonly<Record<string, unknown>>};
  return Object.entries(sources ?? {}).flatMap(([key, page]) => {
    const {url, via, by} = Object(page) as Readonly<Record<string, unknown>>;
    const host = typeof url === 'string' ? siteOf(url) : undefined;
    const path = ['sources', key, 'by'];
    return by === 'third-party' && via === undefined && host !== undefined && own.has(host)
      ? [
          source.problemAt(
            path,
            `${formatPath(path)} is "third-party", but it is a page of the vendor (${host}); write the URL of the page that was read as "via"`,
            'claims',
          ),
        ]
      : [];
  });
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
