import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {acceptTranslation} from '@site/src/catalogue';
import {twinOf} from '@site/src/catalogue/translations';
import translationsPlugin from '@site/src/plugins/translations';
import {type Files, writeTree} from '../catalogue/factories';

const ENGLISH = '---\ntitle: A\n---\n\nText\n';
const CURRENT = acceptTranslation('---\ntitle: A\n---\n\n本文\n', ENGLISH);
const OUTDATED = acceptTranslation(CURRENT, 'An older text');

/** What the pages of a site with these files are told. */
async function globalDataOf(files: Files): Promise<unknown> {
  const plugin = translationsPlugin({siteDir: writeTree(files)} as LoadContext);
  const setGlobalData = vi.fn<(data: unknown) => void>();
  await plugin.contentLoaded!({
    content: await plugin.loadContent!(),
    actions: {setGlobalData} as unknown as PluginContentLoadedActions,
  });
  expect(setGlobalData).toHaveBeenCalledOnce();
  return setGlobalData.mock.calls[0]![0];
}

describe('the translations plugin', () => {
  it('tells the pages which routes are outdated and which are missing', async () => {
    expect(
      await globalDataOf({
        'docs/index.mdx': ENGLISH,
        [twinOf('docs/index.mdx')]: OUTDATED,
        'docs/intro.md': ENGLISH,
        [twinOf('docs/intro.md')]: CURRENT,
        'services/alpha/index.md': ENGLISH,
        'companies/acme/index.md': ENGLISH,
        [twinOf('companies/acme/index.md')]: OUTDATED,
      }),
    ).toEqual({outdated: ['/companies/acme', '/docs'], missing: ['/services/alpha']});
  });

  it('tells of none where all is current', async () => {
    expect(
      await globalDataOf({'docs/intro.md': ENGLISH, [twinOf('docs/intro.md')]: CURRENT}),
    ).toEqual({outdated: [], missing: []});
  });

  it('watches the pages of both languages', () => {
    const siteDir = path.resolve('shelf');
    expect(translationsPlugin({siteDir} as LoadContext).getPathsToWatch!()).toEqual(
      ['services', 'companies', 'docs', 'i18n'].map((folder) =>
        path.join(siteDir, folder, '**/*.{md,mdx}'),
      ),
    );
  });
});
