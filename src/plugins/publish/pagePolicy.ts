import {getHtmlMinifier} from '@docusaurus/bundler';
import {load} from 'cheerio';
import type {PageEditor} from './editPages';
import {isHeadScript} from './headScripts';
import {buildPolicy, type Providers} from './policy';
import {checkScripts, hashOf, type PageCode, readCode} from './scripts';
import type {BuiltSite} from './steps';

/** The file of the home page of a language. */
const HOME = 'index.html';

/** What is known of a page until all have been read. */
type PageToProtect = PageCode & {
  readonly file: string;
  /** Offset in the HTML at which to insert the policy: after the charset, before any resource. */
  readonly policyOffset: number;
};

/**
 * Adds the Content Security Policy to each page as a meta element, for hosts that do not send
 * headers. Fails the build if a page has inline code that has not been reviewed.
 *
 * The policy of the page that was loaded stays in force while the router shows others. All are
 * the same therefore, but for inline scripts: a browser runs them in what the host has sent, and
 * never in what the router draws, so each page allows its own.
 * @param origin origin of the site
 */
export function pagePolicy(providers: Providers, origin: string): PageEditor {
  const pages: PageToProtect[] = [];
  // Equal scripts are stored once: a substring would keep the whole HTML of its page in memory.
  const known = new Map<string, string>();
  const once = (text: string): string => {
    const kept = known.get(text) ?? text;
    known.set(text, kept);
    return kept;
  };
  return {
    readPage({file, html, $}) {
      const {scripts, forbidden} = readCode($, origin);
      pages.push({
        file,
        scripts: scripts.map(once),
        forbidden,
        policyOffset: findOffset(html, file),
      });
    },

    async listEdits(site) {
      const problems = checkScripts(pages, {...(await scriptsOfTags(site)), isOwn: isHeadScript});
      if (problems.length > 0) {
        throw new Error(
          `Inline code that the Content Security Policy does not allow:\n${problems.join('\n')}`,
        );
      }
      const all = pages.flatMap(({scripts}) => scripts);
      return pages.map(({file, scripts, policyOffset: offset}) => {
        // The header, which is one for all pages, takes its hashes from the home page.
        const allowed = new Set(file === HOME ? all : scripts);
        const policy = buildPolicy([...allowed].map(hashOf).sort(), providers, 'meta');
        const html = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
        return {file, start: offset, end: offset, html};
      });
    },
  };
}

/**
 * Offset in the HTML after the charset, or else after the start tag of the head.
 * @throws Error if the page has neither
 */
function findOffset(html: string, file: string): number {
  const tag = /<meta charset=[^>]*>/i.exec(html) ?? /<head\b[^>]*>/i.exec(html);
  if (!tag) {
    throw new Error(`${file}: there is no <head> element for the Content Security Policy`);
  }
  return tag.index + tag[0].length;
}

/** The inline scripts that plugins add to every page, as written and as minified. */
async function scriptsOfTags({siteConfig, headTags, preBodyTags, postBodyTags}: BuiltSite) {
  const {code} = await getHtmlMinifier({
    type: siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser',
  }).then((minifier) =>
    // The minifier joins adjacent scripts, so they have to be in the same places as on a page.
    minifier.minify(
      `<!DOCTYPE html><html><head><meta charset="UTF-8">${headTags}<link rel="stylesheet" href="/a.css"></head><body>${preBodyTags}<div id="__docusaurus"></div>${postBodyTags}</body></html>`,
    ),
  );
  const scriptsIn = (html: string) => readCode(load(html), siteConfig.url).scripts;
  return {tags: scriptsIn(headTags + preBodyTags + postBodyTags), everywhere: scriptsIn(code)};
}
