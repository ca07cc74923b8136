import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

type KnownScript = {
  /** Where it comes from, for those who review this list. */
  readonly origin: string;
  /** What tells it from all other scripts and survives minifying: a string within it. */
  readonly form: RegExp;
};

/** The inline scripts that plugins put on every page, each reviewed. */
const INJECTED: readonly KnownScript[] = [
  {origin: 'src/plugins/boot/script.js', form: /not-found-page/},
  {origin: 'src/plugins/recovery/script.js', form: /ChunkLoadError/},
  {origin: 'src/plugins/analytics/script.js', form: /globalPrivacyControl/},
  {origin: '@docusaurus/plugin-google-gtag: configuration', form: /gtag\('config', /},
  {origin: '@docusaurus/theme-classic: colour mode', form: /docusaurus-theme/},
];

/** The inline scripts that single pages bring along, each reviewed. */
const OF_PAGES: readonly KnownScript[] = [
  {
    origin: '@docusaurus/core: notice of a wrong base URL, on the home page',
    // From its first to its last character: it has no neighbour that belongs there.
    form: /^document\.addEventListener\("DOMContentLoaded",function\(\)\{void 0===window\.docusaurus&&insertBanner\(\)\}\);function insertBanner\(\)\{.*\}$/s,
  },
];

/** Types of script elements that hold data; browsers run, or check, all others. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** What the policy for a page has to know about it. */
export type PageScripts = {
  /** Texts of the inline scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** Code in attributes, such as `onclick="…"`; no policy of this site allows it. */
  readonly attributes: readonly string[];
  /** Where in the text the policy belongs: behind the charset, before all that loads or runs. */
  readonly policyOffset: number;
};

/** Finds all code within the text of a page. */
export function readScripts(html: string): PageScripts {
  const scripts: string[] = [];
  const attributes: string[] = [];
  let policyOffset = -1;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attribs) {
      if (name === 'script' && !('src' in attribs) && !DATA_TYPES.has(attribs.type ?? '')) {
        script = '';
      }
      if ((name === 'meta' && 'charset' in attribs) || (name === 'head' && policyOffset < 0)) {
        policyOffset = parser.endIndex + 1;
      }
      for (const [attribute, value] of Object.entries(attribs)) {
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) {
          attributes.push(`${attribute}="${value}"`);
        }
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        scripts.push(script);
        script = undefined;
      }
    },
  });
  parser.end(html);
  return {scripts, attributes, policyOffset};
}

/** A page, as file of the build, and the code it has. */
type Page = Pick<PageScripts, 'scripts' | 'attributes'> & {readonly file: string};

/**
 * Lists the code that nobody has reviewed, each piece once, with the first of its pages.
 * @param pages all pages, as the minifier left them
 * @param tags the tags that plugins put on every page, as they wrote them: the minifier joins
 * neighbouring scripts, and a new one could hide behind a known one
 */
export function checkScripts(pages: readonly Page[], tags: string): string[] {
  const injected = readScripts(tags);
  const scripts = groupFiles(pages.map(({file, scripts}) => [file, scripts]));
  const attributes = groupFiles(pages.map(({file, attributes}) => [file, attributes]));
  return [
    ...injected.scripts
      .filter((text) => !isKnown(text, INJECTED))
      .map((text) => unknownScript('every page', text, 'INJECTED')),
    ...[...scripts]
      .filter(([text]) => !isKnown(text, [...INJECTED, ...OF_PAGES]))
      .map(([text, files]) => unknownScript(place(files), text, 'OF_PAGES')),
    ...[...attributes].map(
      ([text, files]) =>
        `${place(files)}: code in an attribute, ${start(text)}. The policy blocks it; move it into a component or a script.`,
    ),
  ];
}

const isKnown = (text: string, list: readonly KnownScript[]): boolean =>
  list.some(({form}) => form.test(text));

const unknownScript = (where: string, text: string, list: string): string =>
  `${where}: unknown inline script that begins with ${start(text)}. Find out where it comes from; if it has to stay, add it to ${list} in src/plugins/security/inlineScripts.ts.`;

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
