import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it, onTestFinished} from 'vitest';
import {editPages} from '@site/src/plugins/publish/editPages';
import {leanPages} from '@site/src/plugins/publish/leanPages';

/** What becomes of a page. */
async function leaned(html: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'lean-'));
  onTestFinished(() => {
    rmSync(outDir, {recursive: true});
  });
  const file = path.join(outDir, 'page.html');
  writeFileSync(file, html);
  const step = editPages([leanPages()]);
  step.readPage!({
    file: 'page.html',
    pathname: '/page',
    html,
    $: load(html),
  });
  await step.run({outDir} as never);
  return readFileSync(file, 'utf8');
}

it('takes out what nothing uses, and nothing else', async () => {
  const page = (generator: string, drawing: string) =>
    `<!doctype html><html><head><meta charset=UTF-8>${generator}<title>日本</title></head><body>${drawing}<div id=x><svg><path d=M0 /></svg></div></body></html>`;
  expect(
    await leaned(
      page(
        '<meta name=generator content=Docusaurus>',
        '<svg style="display: none;"><defs>\n<symbol id=theme-svg-external-link><path d=M1 /></symbol>\n</defs></svg>',
      ),
    ),
  ).toBe(page('', ''));
});

it('leaves a page without that as it is', async () => {
  const html = '<head><title>t</title></head><body><svg><path d=M0 /></svg></body>';
  expect(await leaned(html)).toBe(html);
});
