/** Inline scripts of pages: their hashes for a Content Security Policy, and their review. */
import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/**
 * Fingerprints of the reviewed scripts of packages. If a new version of a package changes one, it
 * needs a new review.
 */
const REVIEWED = {
  '5fb749ab5915e4e5':
    '@docusaurus/theme-classic: colour mode, attributes from the query, dismissed announcement',
  '4b29fb475bb8cb27': '@docusaurus/plugin-google-gtag: configuration',
  c7cd7429be09539f: '@docusaurus/core: notice of a wrong base URL, minified, on the home page',
} as const satisfies Record<string, string>;

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
const DATA_TYPES = ['application/json', 'application/ld+json'];

/** Texts of the inline scripts of a page, without data. */
export const inlineScripts = ($: CheerioAPI): string[] =>
  [...$('script:not([src])')]
    .filter((script) => !DATA_TYPES.includes(script.attribs.type ?? ''))
    .map((script) => $(script).text());

/**
 * Finds scripts that were not reviewed.
 * @param scripts texts, each with the file or place that contains it
 * @param isKnown whether a script needs no review
 * @returns one message for each script
 */
export const checkScripts = (
  scripts: ReadonlyMap<string, string>,
  isKnown: (script: string) => boolean,
): string[] =>
  [...scripts]
    .filter(([text]) => !isKnown(text) && !(fingerprint(text) in REVIEWED))
    .map(
      ([text, place]) =>
        `${place}: unreviewed inline script that begins with ${JSON.stringify(text.trim().slice(0, 80))}. Find out where it comes from. If it is needed, add it to REVIEWED in src/plugins/publish/scripts.ts with the fingerprint ${fingerprint(text)}.`,
    );

/** The source expression that allows an inline script in a policy, such as `'sha256-…'`. */
export function hashOf(script: string): string {
  // The HTML parser of a browser normalises line endings before the script is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
