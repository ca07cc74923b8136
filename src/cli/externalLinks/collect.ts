import {ContentTree, readPage} from '../../catalogue';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** A place in the content that links to an address. */
type Place = {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  readonly line: number;
};

/** An address outside of the site, and all the places that link to it. */
export type ExternalLink = {
  /** Complete address without its hash, which no request carries. */
  readonly url: string;
  readonly places: readonly Place[];
};

type Found = {readonly url: string; readonly line: number};

/**
 * Every address outside of the site that records and articles link to, in alphabetical order.
 * @throws ContentError for an article that cannot be read
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

/** The values of a record that are an address; an address within a text is no link. */
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

/** Where the links of an article lead. */
function addressesOfPage(file: string, text: string): Found[] {
  return readPage(file, text)
    .links.filter(({target}) => /^https?:/.test(target))
    .flatMap(({target, line}) => {
      const url = withoutHash(target);
      return url === undefined ? [] : [{url, line}];
    });
}

function withoutHash(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
