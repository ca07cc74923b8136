import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
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

/** Folders with records and articles, in both languages. */
const TREES = ['services', 'companies', 'docs', 'i18n'];

/** What of an article is an example, not a link: blocks and spans of code, and comments. */
const EXAMPLES = [
  /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm,
  /(`+)[^`][\s\S]*?\1/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
];

/** The characters of an address, but those that delimit one in Markdown. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#@!$&()*+,;=%]+/g;

/** Every address outside of the site that records and articles link to, in alphabetical order. */
export function collectLinks(root: string): ExternalLink[] {
  const places = new Map<string, Place[]>();
  for (const file of TREES.flatMap((tree) => filesBelow(root, tree))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const {url, line} of file.endsWith('.yml') ? addressesOfYaml(text) : addressesOf(text)) {
      const known = places.get(url) ?? [];
      known.push({file, line});
      places.set(url, known);
    }
  }
  return [...places]
    .map(([url, at]) => ({url, places: at}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function filesBelow(root: string, tree: string): string[] {
  return existsSync(path.join(root, tree))
    ? readdirSync(path.join(root, tree), {recursive: true, encoding: 'utf8'})
        .map((file) => `${tree}/${file.split(path.sep).join('/')}`)
        .filter((file) => /\.(mdx?|yml)$/.test(file))
        .sort()
    : [];
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

/** The addresses of an article outside of its code. */
function addressesOf(text: string): Found[] {
  const prose = EXAMPLES.reduce(
    (rest, example) => rest.replace(example, (code) => code.replace(/[^\n]/g, ' ')),
    text,
  );
  return prose.split('\n').flatMap((row, index) =>
    [...row.matchAll(ADDRESS)].flatMap(([address]) => {
      const url = withoutHash(withoutPunctuation(address));
      return url === undefined ? [] : [{url, line: index + 1}];
    }),
  );
}

/** Without what belongs to the sentence around it: marks at the end, and brackets that it does not open. */
function withoutPunctuation(address: string): string {
  const shorter = address.replace(/[.,;:!?*_~]+$/, '');
  const count = (bracket: string) => shorter.split(bracket).length;
  return shorter.endsWith(')') && count(')') > count('(')
    ? withoutPunctuation(shorter.slice(0, -1))
    : shorter;
}

function withoutHash(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
