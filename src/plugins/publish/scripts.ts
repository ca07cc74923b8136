/**
 * Inline code of pages: what a Content Security Policy has to allow, and whether it was reviewed.
 */
import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {groupBy} from '../../groupBy';

/** A reviewed script of a package. If a new version changes its text, it needs a new review. */
type ReviewedScript = {
  /** Package and purpose. */
  readonly origin: string;
  /** Result of {@link fingerprint}. */
  readonly fingerprint: string;
};

/** Scripts that packages add to every page, before minification. */
const REVIEWED_ON_EVERY_PAGE: readonly ReviewedScript[] = [
  {
    origin:
      '@docusaurus/theme-classic: colour mode, attributes from the query, dismissed announcement',
    fingerprint: '5fb749ab5915e4e5',
  },
  {origin: '@docusaurus/plugin-google-gtag: configuration', fingerprint: '4b29fb475bb8cb27'},
];

/** Scripts on single pages, after minification. */
const REVIEWED_OF_PAGES: readonly ReviewedScript[] = [
  {
    origin: '@docusaurus/core: notice of a wrong base URL, on the home page',
    fingerprint: 'c7cd7429be09539f',
  },
];

/** Parts of scripts that depend on the settings of the site: measurement id and base URL. */
const SETTINGS = [
  /(?<=gtag\('config', ')[\w-]+(?=')/g,
  /(?<=Current configured baseUrl = <span style="font-weight: bold; color: red;">)[\w/.~%-]+<\/span> (?: \(default value\))?(?=<\/p>)/,
];

/** The first 16 hex digits of the SHA-256 of a script without the settings of the site. */
export function fingerprint(script: string): string {
  const text = SETTINGS.reduce((rest, setting) => rest.replace(setting, ''), script);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Types of script elements that contain data; the policy applies to all others. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** Attributes with a URL that a browser loads, opens or submits a form to. */
const ADDRESSES = new Set(['action', 'data', 'formaction', 'href', 'src']);

/** The inline code of a page. */
export type PageCode = {
  /** Texts of the inline scripts. */
  readonly scripts: readonly string[];
  /** Start tags that the policy blocks, such as `onclick="…"`, or cannot block: a meta refresh. */
  readonly forbidden: readonly string[];
};

/**
 * Finds the inline code of a page.
 * @param origin origin of the site, such as `https://catalogue.example.org`
 */
export function readCode($: CheerioAPI, origin: string): PageCode {
  const scripts: string[] = [];
  const forbidden: string[] = [];
  // Faster than a selector for all elements.
  const read = (node: AnyNode): void => {
    if ('attribs' in node) {
      const {name, attribs} = node;
      if (name === 'script' && !('src' in attribs) && !DATA_TYPES.has(attribs.type ?? '')) {
        scripts.push($(node).text());
      }
      for (const attribute in attribs) {
        const value = attribs[attribute]!;
        if (isForbidden(name, attribute, value, origin)) {
          forbidden.push(`<${name} ${attribute}="${value}">`);
        }
      }
    }
    if ('children' in node) {
      node.children.forEach(read);
    }
  };
  read($.root()[0]!);
  return {scripts, forbidden};
}

/** A part of the tree of a page: an element, a text, the contents of a template. */
type AnyNode = ReturnType<CheerioAPI['root']>[0]['children'][number];

/** Whether an attribute runs code, redirects, or uses a script or form target of another origin. */
function isForbidden(element: string, attribute: string, value: string, origin: string): boolean {
  if (attribute.startsWith('on') || attribute === 'srcdoc') {
    return true;
  }
  if (element === 'meta' && attribute === 'http-equiv') {
    return value.trim().toLowerCase() === 'refresh';
  }
  if (!ADDRESSES.has(attribute)) {
    return false;
  }
  // Most addresses are plain paths of the site. With a second slash, another origin could follow.
  if (/^\/[\w-]/.test(value)) {
    return false;
  }
  // The URL parser ignores control characters and line breaks in a scheme, like browsers.
  const url = URL.canParse(value, origin) ? new URL(value, origin) : undefined;
  if (url === undefined) {
    return false;
  }
  const isOurs = url.origin === origin;
  return (
    ['javascript:', 'vbscript:'].includes(url.protocol) ||
    (!isOurs && (element === 'script' || ['action', 'formaction'].includes(attribute)))
  );
}

/** The inline code of a page; `file` is its path in the build. */
type Page = PageCode & {readonly file: string};

/**
 * Finds inline code that was not reviewed or is forbidden.
 * @param tags scripts that plugins add to every page, before minification
 * @param everywhere the same scripts after minification
 * @param isOwn whether a script in `tags` is from this repository
 * @returns one message per piece of code, with the first page that has it
 */
export function checkScripts(
  pages: readonly Page[],
  {
    tags,
    everywhere,
    isOwn,
  }: {
    readonly tags: readonly string[];
    readonly everywhere: readonly string[];
    readonly isOwn: (script: string) => boolean;
  },
): string[] {
  const scripts = groupFiles(pages.map(({file, scripts}) => [file, scripts]));
  const forbidden = groupFiles(pages.map(({file, forbidden}) => [file, forbidden]));
  return [
    ...tags
      .filter((text) => !isOwn(text) && !isReviewed(text, REVIEWED_ON_EVERY_PAGE))
      .map((text) => unknownScript('every page', text, 'REVIEWED_ON_EVERY_PAGE')),
    ...[...scripts]
      .filter(([text]) => !everywhere.includes(text) && !isReviewed(text, REVIEWED_OF_PAGES))
      .map(([text, files]) => unknownScript(place(files), text, 'REVIEWED_OF_PAGES')),
    ...[...forbidden].map(
      ([text, files]) =>
        `${place(files)}: ${start(text)} runs code, redirects, or uses a script or form target of another site; move it into a component, or use a link.`,
    ),
  ];
}

const isReviewed = (text: string, list: readonly ReviewedScript[]): boolean =>
  list.some((reviewed) => reviewed.fingerprint === fingerprint(text));

const unknownScript = (where: string, text: string, list: string): string =>
  `${where}: unreviewed inline script that begins with ${start(text)}. Find out where it comes from. If it is needed, add it to ${list} in src/plugins/publish/scripts.ts with the fingerprint ${fingerprint(text)}.`;

/** The files that contain each piece of code. */
function groupFiles(
  found: readonly (readonly [file: string, code: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const places = found.flatMap(([file, pieces]) =>
    [...new Set(pieces)].map((piece) => ({piece, file})),
  );
  return new Map(
    [...groupBy(places, ({piece}) => piece)].map(([piece, group]) => [
      piece,
      group.map(({file}) => file),
    ]),
  );
}

const place = ([first, ...rest]: readonly string[]): string =>
  rest.length > 0 ? `${first!} and ${rest.length} more` : first!;

const start = (text: string): string => JSON.stringify(text.trim().slice(0, 80));

/** The source expression that allows an inline script in a policy, such as `'sha256-…'`. */
export function hashOf(script: string): string {
  // The HTML parser of a browser normalises line endings before the script is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
