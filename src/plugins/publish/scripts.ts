/**
 * The code that stands within the pages: which of it a Content Security Policy has to allow, and
 * whether somebody has reviewed it.
 */
import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/** A script of a package, reviewed as it is; another text, of a new version say, has to be reviewed again. */
type ReviewedScript = {
  /** Where it comes from. */
  readonly origin: string;
  /** What {@link fingerprint} makes of it. */
  readonly fingerprint: string;
};

/** The scripts that packages put on every page, as they write them. */
const REVIEWED_ON_EVERY_PAGE: readonly ReviewedScript[] = [
  {
    origin:
      '@docusaurus/theme-classic: colour mode, attributes from the query, closed announcement',
    fingerprint: '5fb749ab5915e4e5',
  },
  {origin: '@docusaurus/plugin-google-gtag: configuration', fingerprint: '4b29fb475bb8cb27'},
];

/** The scripts that single pages bring along, as the minifier leaves them. */
const REVIEWED_OF_PAGES: readonly ReviewedScript[] = [
  {
    origin: '@docusaurus/core: notice of a wrong base URL, on the home page',
    fingerprint: 'c7cd7429be09539f',
  },
];

/** What in a script depends on the settings of the site: measurement ids and the base URL. */
const SETTINGS = [
  /(?<=gtag\('config', ')[\w-]+(?=')/g,
  /(?<=Current configured baseUrl = <span style="font-weight: bold; color: red;">)[\w/.~%-]+<\/span> (?: \(default value\))?(?=<\/p>)/,
];

/** The beginning of the SHA-256 of a script, whatever the settings of the site. */
export function fingerprint(script: string): string {
  const text = SETTINGS.reduce((rest, setting) => rest.replace(setting, ''), script);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Types of script elements that hold data; browsers run, or check, all others. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** Attributes with an address that a browser opens, or sends a form to. */
const ADDRESSES = new Set(['action', 'data', 'formaction', 'href', 'src']);

/** The code of a page. */
export type PageCode = {
  /** Texts of the inline scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** What no policy of this site allows, or no policy can forbid: `onclick="…"`, a redirection. */
  readonly forbidden: readonly string[];
};

/**
 * Finds all code within a page.
 * @param origin origin of the site, such as `https://catalogue.example.org`
 */
export function readCode($: CheerioAPI, origin: string): PageCode {
  const scripts: string[] = [];
  const forbidden: string[] = [];
  for (const element of $('*')) {
    if (!('attribs' in element)) {
      continue;
    }
    const {name, attribs} = element;
    if (name === 'script' && !('src' in attribs) && !DATA_TYPES.has(attribs.type ?? '')) {
      scripts.push($(element).text());
    }
    for (const [attribute, value] of Object.entries(attribs)) {
      if (isForbidden(name, attribute, value, origin)) {
        forbidden.push(`<${name} ${attribute}="${value}">`);
      }
    }
  }
  return {scripts, forbidden};
}

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
  // Browsers take the same steps: control characters and ends of lines do not hide a scheme.
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

/** A page, as file of the build, and the code it has. */
type Page = PageCode & {readonly file: string};

/**
 * Lists the code that nobody has reviewed, each piece once, with the first of its pages.
 * @param tags the scripts that plugins put on every page, as they wrote them
 * @param everywhere the same scripts as the minifier leaves them on each page
 * @param isOwn whether a script of a tag is one of this repository
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
        `${place(files)}: ${start(text)} runs code, leads away or sends a form to another site, which no page may do; move it into a component, or use a link.`,
    ),
  ];
}

const isReviewed = (text: string, list: readonly ReviewedScript[]): boolean =>
  list.some((reviewed) => reviewed.fingerprint === fingerprint(text));

const unknownScript = (where: string, text: string, list: string): string =>
  `${where}: inline script that nobody has reviewed and that begins with ${start(text)}. Find out where it comes from; if it has to stay, add it to ${list} in src/plugins/publish/scripts.ts with the fingerprint ${fingerprint(text)}.`;

/** The files that have each piece of code. */
function groupFiles(
  found: readonly (readonly [file: string, code: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const [file, pieces] of found) {
    for (const piece of new Set(pieces)) {
      const known = files.get(piece);
      if (known) {
        known.push(file);
      } else {
        files.set(piece, [file]);
      }
    }
  }
  return files;
}

const place = ([first, ...rest]: readonly string[]): string =>
  rest.length > 0 ? `${first!} and ${rest.length} more` : first!;

const start = (text: string): string => JSON.stringify(text.trim().slice(0, 80));

/** The expression that allows this inline script in a policy. */
export function hashOf(script: string): string {
  // Before a browser hashes a script, its parser has normalised the ends of lines.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
