import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {acceptTranslation, twinOf} from '@site/src/catalogue';
import {sitePagesPlugin} from '@site/src/plugins/catalogue/sitePages';
import {
  catalogueFiles,
  DESCRIPTION,
  DESCRIPTION_JA,
  type Files,
  inJapanese,
  writeTree,
} from '../factories';

const ENGLISH = `---\ntitle: A\ndescription: ${DESCRIPTION}\n---\n\nText\n`;
const CURRENT = acceptTranslation(
  `---\ntitle: A\ndescription: ${DESCRIPTION_JA}\n---\n\n本文\n`,
  ENGLISH,
);
const OUTDATED = acceptTranslation(CURRENT, 'An older text');

/**
 * Loads the plugin on a site with these files.
 * @returns the folder of the site, the global data, and the data files by name
 */
async function load(files: Files) {
  const siteDir = writeTree(catalogueFiles(files));
  const plugin = sitePagesPlugin({
    siteDir,
    siteConfig: {baseUrl: '/'},
    i18n: {currentLocale: 'en'},
  } as LoadContext);
  const setGlobalData = vi.fn<(data: unknown) => void>();
  const made: Record<string, unknown> = {};
  await plugin.allContentLoaded!({
    allContent: {'docusaurus-plugin-content-blog': {services: {blogPosts: []}}},
    actions: {
      addRoute: () => undefined,
      setGlobalData,
      createData: (file: string, data: unknown) => {
        made[file] = data;
        return Promise.resolve(file);
      },
    },
  });
  expect(setGlobalData).toHaveBeenCalledOnce();
  return {siteDir, globalData: setGlobalData.mock.calls[0]![0], made};
}

/** Current translations of all pages in the smallest catalogue. */
const TWINS: Files = Object.fromEntries(
  Object.entries(catalogueFiles()).flatMap(([file, text]) =>
    file.endsWith('index.md')
      ? [[twinOf(file), acceptTranslation(inJapanese(String(text)), String(text))]]
      : [],
  ),
);

describe('the plugin for all pages', () => {
  it('publishes the routes of outdated and missing translations', async () => {
    const {globalData} = await load({
      ...TWINS,
      'docs/index.mdx': ENGLISH,
      [twinOf('docs/index.mdx')]: OUTDATED,
      'docs/intro.md': ENGLISH,
      [twinOf('docs/intro.md')]: CURRENT,
      'docs/other.md': ENGLISH,
      'docs/kana.md': `---\ntitle: か\ndescription: ${DESCRIPTION_JA}\nlanguage: ja\n---\n\n本文\n`,
    });
    expect(globalData).toEqual({
      outdated: ['/docs'],
      missing: ['/docs/other'],
      'only-japanese': ['/docs/kana'],
    });
  });

  it('writes a tile for each entry', async () => {
    const {siteDir} = await load({});
    const tiles = readdirSync(`${siteDir}/.docusaurus/static`, {recursive: true}).map(String);
    expect(tiles.filter((file) => file.endsWith('.svg')).sort()).toEqual([
      path.join('img', 'tiles', 'companies', 'acme.svg'),
      path.join('img', 'tiles', 'services', 'alpha.svg'),
    ]);
  });
});
