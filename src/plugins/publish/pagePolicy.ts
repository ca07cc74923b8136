import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {load} from 'cheerio';
import {isHeadScript} from './headScripts';
import {buildPolicy, type Providers} from './policy';
import {checkScripts, hashOf, inlineScripts} from './scripts';
import type {BuiltSite, Step} from './steps';

/** The file of the home page of a language. */
const HOME = 'index.html';

/**
 * Adds the Content Security Policy to each page as a meta element, for hosts that do not send
 * headers. Fails the build if a page has an inline script that has not been reviewed.
 *
 * The policy of the page that was loaded stays in force while the router shows others. All are
 * the same therefore, but for inline scripts: a browser runs them in what the host has sent, and
 * never in what the router draws, so each page allows its own.
 */
export function pagePolicy(providers: Providers): Step {
  /** Scripts of each page. */
  const pages = new Map<string, readonly string[]>();
  /** The first page of each script. Each text keeps the whole HTML of its page in memory. */
  const found = new Map<string, {readonly script: string; readonly file: string}>();
  return {
    readPage({file, $}) {
      const scripts = inlineScripts($).map((script) => {
        const known = found.get(script) ?? {script, file};
        found.set(script, known);
        return known.script;
      });
      pages.set(file, scripts);
    },

    async run(site) {
      const tags = await scriptsOfTags(site);
      const problems = [
        ...checkScripts(new Map(tags.written.map((text) => [text, 'every page'])), isHeadScript),
        ...checkScripts(new Map([...found].map(([text, {file}]) => [text, file])), (text) =>
          tags.minified.includes(text),
        ),
      ];
      if (problems.length > 0) {
        throw new Error(
          `Inline code that the Content Security Policy does not allow:\n${problems.join('\n')}`,
        );
      }
      for (const [file, scripts] of pages) {
        // The header, which is one for all pages, takes its hashes from the home page.
        const allowed = new Set(file === HOME ? found.keys() : scripts);
        const policy = buildPolicy([...allowed].map(hashOf).sort(), providers, 'meta');
        const target = path.join(site.outDir, file);
        await writeFile(target, withPolicy(await readFile(target, 'utf8'), policy, file));
      }
    },
  };
}

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

/** The inline scripts that plugins add to every page, as written and as minified. */
async function scriptsOfTags({siteConfig, headTags, preBodyTags, postBodyTags}: BuiltSite) {
  const {minify} = await getHtmlMinifier({
    type: siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser',
  });
  // The minifier joins adjacent scripts, so they have to be in the same places as on a page.
  const {code} = await minify(
    `<!DOCTYPE html><html><head><meta charset="UTF-8">${headTags}<link rel="stylesheet" href="/a.css"></head><body>${preBodyTags}<div id="__docusaurus"></div>${postBodyTags}</body></html>`,
  );
  return {
    written: inlineScripts(load(headTags + preBodyTags + postBodyTags)),
    minified: inlineScripts(load(code)),
  };
}
