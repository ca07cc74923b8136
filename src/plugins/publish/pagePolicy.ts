import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {type CheerioAPI, load} from 'cheerio';
import {isHeadScript} from './headScripts';
import {buildPolicy, type Providers} from './policy';
import {checkScripts, hashOf, type PageCode, readCode} from './scripts';
import type {BuiltSite, Step} from './steps';

/** What the step knows of a page until it runs. */
type PageToProtect = PageCode & {
  readonly file: string;
  /** Where in the text the policy belongs: behind the charset, before all that loads or runs. */
  readonly policyOffset: number;
};

/**
 * Gives each page its Content Security Policy as a meta element, for hosts that send no headers,
 * and fails the build when a page has code that nobody has reviewed.
 *
 * All pages of a language have the same policy, since the one of the page that was loaded stays
 * in force while the router shows others.
 * @param origin origin of the site
 */
export function pagePolicy(providers: Providers, origin: string): Step {
  const pages: PageToProtect[] = [];
  // A script that stands on each page is kept once: a part of a text keeps the whole in memory.
  const known = new Map<string, string>();
  const once = (text: string): string => {
    const kept = known.get(text) ?? text;
    known.set(text, kept);
    return kept;
  };
  return {
    readPage({file, $}) {
      const {scripts, forbidden} = readCode($, origin);
      pages.push({file, scripts: scripts.map(once), forbidden, policyOffset: findOffset($, file)});
    },

    async run(site) {
      const problems = checkScripts(pages, {...(await scriptsOfTags(site)), isOwn: isHeadScript});
      if (problems.length > 0) {
        throw new Error(`The Content Security Policy would break pages:\n${problems.join('\n')}`);
      }
      const hashes = [...new Set(pages.flatMap(({scripts}) => scripts))].map(hashOf).sort();
      const meta = `<meta http-equiv=Content-Security-Policy content="${buildPolicy(hashes, providers, 'meta')}">`;
      for (const {file, policyOffset} of pages) {
        const page = path.join(site.outDir, file);
        const html = await readFile(page, 'utf8');
        await writeFile(page, html.slice(0, policyOffset) + meta + html.slice(policyOffset));
      }
    },
  };
}

/** @throws Error when the page has neither a charset nor a head */
function findOffset($: CheerioAPI, file: string): number {
  const charset = $('head > meta[charset]')[0]?.sourceCodeLocation;
  const head = $('head')[0]?.sourceCodeLocation;
  const offset = (charset ?? (head && 'startTag' in head ? head.startTag : undefined))?.endOffset;
  if (offset === undefined) {
    throw new Error(`${file}: no <head>, so that there is no place for the policy`);
  }
  return offset;
}

/** The inline scripts that plugins put on every page: as written, and as on a page. */
async function scriptsOfTags({siteConfig, headTags, preBodyTags, postBodyTags}: BuiltSite) {
  const {code} = await getHtmlMinifier({
    type: siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser',
  }).then((minifier) =>
    // The minifier joins neighbouring scripts, so they have to stand where they do on a page.
    minifier.minify(
      `<!DOCTYPE html><html><head><meta charset="UTF-8">${headTags}<link rel="stylesheet" href="/a.css"></head><body>${preBodyTags}<div id="__docusaurus"></div>${postBodyTags}</body></html>`,
    ),
  );
  const scriptsIn = (html: string) => readCode(load(html), siteConfig.url).scripts;
  return {tags: scriptsIn(headTags + preBodyTags + postBodyTags), everywhere: scriptsIn(code)};
}
