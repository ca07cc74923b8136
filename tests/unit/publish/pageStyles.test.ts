import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it, onTestFinished} from 'vitest';
import {editPages} from '@site/src/plugins/publish/editPages';
import {readBundles} from '@site/src/plugins/publish/bundles';
import {pageStyles} from '@site/src/plugins/publish/pageStyles';
import {CHUNK_NAMES} from '@site/src/plugins/tuning/tables';

const HEAD = '<head><link rel=stylesheet href=/ja/styles.css /><title>t</title></head>';

/** The HTML of the page at a path whose chunk has these style sheets. */
async function styled(pathname: string, sheets: readonly string[]): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true});
  });
  const css = sheets.map((publicPath) => ({publicPath}));
  const tables = {
    'client-manifest.json': {assets: {page: {css}}},
    [CHUNK_NAMES]: {'/ja/compare-0': {__comp: 'page'}, '/ja/-0': {__comp: 'page'}},
  };
  for (const [file, table] of Object.entries(tables)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), JSON.stringify(table));
  }
  writeFileSync(path.join(root, 'page.html'), HEAD);
  const step = editPages([pageStyles()]);
  step.readPage!({file: 'page.html', pathname, html: HEAD, $: load(HEAD)});
  await step.run({
    outDir: root,
    baseUrl: '/ja/',
    bundles: await readBundles(root),
    routesPaths: ['/ja/compare', '/ja/', '/ja/search'],
  } as never);
  return readFileSync(path.join(root, 'page.html'), 'utf8');
}

it.each(['/ja/compare/', '/ja/'])(
  'links the style sheets of %s after those of all pages',
  async (pathname) => {
    expect(await styled(pathname, ['/ja/own.css', '/ja/styles.css'])).toBe(
      HEAD.replace(' />', ' /><link rel=stylesheet href=/ja/own.css>'),
    );
  },
);

it.each([
  ['without style sheets', '/ja/compare/', ['/ja/styles.css']],
  ['that is not a route', '/ja/404', ['/ja/own.css']],
])('does not change a page %s', async (_, pathname, sheets) => {
  expect(await styled(pathname, sheets)).toBe(HEAD);
});

it('needs the chunks of each route', async () => {
  await expect(styled('/ja/search', [])).rejects.toThrow(
    `${CHUNK_NAMES} has no chunks of /ja/search`,
  );
});
