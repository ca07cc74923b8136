import {ContentTree, readPage} from '../../catalogue';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** A place in the content that links to a URL. */
type Place = {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly line: number;
};

/** An external URL and all places that link to it. */
export type ExternalLink = {
  /** Absolute URL without its fragment, which is not part of a request. */
  readonly url: string;
  readonly places: readonly Place[];
};

type Found = {readonly url: string; readonly line: number};

/**
 * Every external URL in records, articles and documentation, sorted by code unit.
 * @param root folder of the site
 * @throws ContentError for a page that cannot be parsed
 */
export function collectLinks(root: string): ExternalLink[] {
  const content = new ContentTree(root);
  const places = new Map<string, Place[]>();
  for (const file of content.files.filter((name) => /\.(mdx?|yml)$/.test(name))) {
    const text = content.read(file);
    for (const {url, line} of file.endsWith('.yml')
      ? addressesOfYaml(text)
      : addressesOfPage(file, text)) {
      const known = places.get(url) ?? [];
      known.push({file, line});
      places.set(url, known);
    }
  }
  return [...places]
    .map(([url, at]) => ({url, places: at}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Values of a YAML file that are URLs. URLs within a longer text are not links. */
function addressesOfYaml(text: string): Found[] {
  const lines = new LineCounter();
  const found: Found[] = [];
  visit(parseDocument(text, {lineCounter: lines}), {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === 'string' && node.range) {
        const url = /^https?:\/\/\S+$/.test(node.value) ? withoutHash(node.value) : undefined;
        found.push(...(url === undefined ? [] : [{url, line: lines.linePos(node.range[0]).line}]));
      }
    },
  });
  return found;
}

/** External targets of the links in a page. */
function addressesOfPage(file: string, text: string): Found[] {
  return readPage(file, text)
    .links.filter(({target}) => /^https?:/.test(target))
    .flatMap(({target, line}) => {
      const url = withoutHash(target);
      return url === undefined ? [] : [{url, line}];
    });
}

/** A normalised URL without its fragment; `undefined` if it is invalid. */
function withoutHash(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
