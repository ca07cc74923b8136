import {existsSync} from 'node:fs';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildHeaderRules, formatHeaderRules} from './headers';
import {checkScripts, hashOf, readScripts} from './inlineScripts';
import {buildPolicy, hashesIn, type Services} from './policy';

/**
 * Gives the built site its Content Security Policy and writes the file `_headers`. Each page
 * gets the policy as a meta element too, for hosts that send no headers, and fails the build
 * when it has an inline script that nobody has reviewed.
 *
 * All pages of a language have the same policy, since the one of the page that was loaded
 * stays in force while the router shows others. A change of the language loads a document,
 * so only `_headers`, one file for the site, has to allow the scripts of both.
 */
export default function securityPlugin({i18n}: LoadContext, services: Services): Plugin {
  const baseOf = (locale: string): string => i18n.localeConfigs[locale]!.baseUrl;
  const root = baseOf(i18n.defaultLocale);
  /** Folder of a locale within the site; empty for the default one. */
  const folderOf = (locale: string): string => path.posix.relative(root, baseOf(locale));

  return {
    name: 'security',

    async postBuild({outDir, headTags, preBodyTags, postBodyTags}) {
      const own = folderOf(i18n.currentLocale);
      const rootDir = path.resolve(outDir, path.posix.relative(own, ''));
      const folders = i18n.locales.map(folderOf);
      const inOther = folders.filter((folder) => folder !== '' && folder !== own);
      const files = (await readdir(outDir, {recursive: true}))
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.html'))
        .filter((file) => !inOther.some((folder) => file.startsWith(`${folder}/`)));
      const read = (file: string): Promise<string> => readFile(path.join(outDir, file), 'utf8');
      // One page at a time, and each script once: a part of a text keeps the whole in memory, and
      // all pages together are larger than all else of a build.
      const pages = [];
      const known = new Map<string, string>();
      for (const file of files) {
        const {scripts, ...page} = readScripts(await read(file));
        scripts.filter((text) => !known.has(text)).forEach((text) => known.set(text, text));
        pages.push({file, ...page, scripts: scripts.map((text) => known.get(text)!)});
      }

      const problems = checkScripts(pages, headTags + preBodyTags + postBodyTags);
      if (problems.length > 0) {
        throw new Error(`The Content Security Policy would break pages:\n${problems.join('\n')}`);
      }

      const hashes = [...new Set(pages.flatMap(({scripts}) => scripts))].map(hashOf).sort();
      const meta = `<meta http-equiv=Content-Security-Policy content="${buildPolicy(hashes, services, 'meta')}">`;
      for (const {file, policyOffset} of pages) {
        const html = await read(file);
        // Other plugins read the pages at the same time; a page that is moved into its
        // place is never half written.
        const draft = path.join(outDir, '.page-with-policy');
        await writeFile(draft, html.slice(0, policyOffset) + meta + html.slice(policyOffset));
        await replace(path.join(outDir, file), draft);
      }

      // The languages are built one after the other, or only one of them anew: what the
      // other needs stands in its pages.
      const homes = folders
        .map((folder) => path.join(rootDir, folder, 'index.html'))
        .filter((home) => existsSync(home));
      const texts = await Promise.all(homes.map((home) => readFile(home, 'utf8')));
      const policy = buildPolicy([...new Set(texts.flatMap(hashesIn))].sort(), services, 'header');
      const bases = [...new Set([root, ...i18n.locales.map(baseOf)])];
      await writeFile(
        path.join(rootDir, '_headers'),
        formatHeaderRules(buildHeaderRules(policy, bases)),
      );
    },
  };
}

/** Moves a draft into the place of a file, which on Windows fails while somebody reads the file. */
async function replace(file: string, draft: string): Promise<void> {
  for (let attemptsLeft = 100; ; attemptsLeft -= 1) {
    try {
      await rename(draft, file);
      return;
    } catch (error) {
      const {code = ''} = error as NodeJS.ErrnoException;
      if (attemptsLeft === 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) {
        throw error;
      }
      await wait(50);
    }
  }
}
