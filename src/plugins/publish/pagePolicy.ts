import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {buildPolicy, hashOf, type Providers} from './policy';
import type {Step} from './steps';

/** The file of the home page of a language. */
const HOME = 'index.html';

/**
 * Adds the Content Security Policy to each page as a meta element, for hosts that do not send
 * headers. Fails the build if a page has an inline script that the home page lacks: such scripts
 * come from plugins, which add them to all pages, and never from articles.
 *
 * The policy of the page that was loaded stays in force while the router shows others. All are
 * the same therefore, but for inline scripts: a browser runs them in what the host has sent, and
 * never in what the router draws, so each page allows its own.
 */
export function pagePolicy(providers: Providers): Step {
  /** Hashes of the scripts of each page. Their texts would keep the HTML of all pages in memory. */
  const pages = new Map<string, readonly string[]>();
  return {
    readPage({file, $}) {
      pages.set(file, inlineScripts($).map(hashOf));
    },

    async run({outDir}) {
      for (const [file, hashes] of pages) {
        if (!hashes.every((hash) => pages.get(HOME)?.includes(hash))) {
          throw new Error(`${file} has an inline script that the home page does not have`);
        }
        const policy = buildPolicy([...new Set(hashes)].sort(), providers, 'meta');
        const target = path.join(outDir, file);
        await writeFile(target, withPolicy(await readFile(target, 'utf8'), policy, file));
      }
    },
  };
}

/** Types of script elements that contain data; the policy applies to all others. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/** Texts of the inline scripts of a page, without data. */
const inlineScripts = ($: CheerioAPI): string[] =>
  [...$('script:not([src])')]
    .filter((script) => !DATA_TYPES.includes(script.attribs.type ?? ''))
    .map((script) => $(script).text());

/**
 * Inserts a policy after the charset, or else after the start tag of the head: before any resource.
 * @throws Error if the page has neither
 */
function withPolicy(html: string, policy: string, file: string): string {
  const tag = /<meta charset=[^>]*>/i.exec(html) ?? /<head\b[^>]*>/i.exec(html);
  if (!tag) {
    throw new Error(`${file}: there is no <head> element for the Content Security Policy`);
  }
  const offset = tag.index + tag[0].length;
  return `${html.slice(0, offset)}<meta http-equiv=Content-Security-Policy content="${policy}">${html.slice(offset)}`;
}
