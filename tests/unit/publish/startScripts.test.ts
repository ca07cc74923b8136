import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it, onTestFinished} from 'vitest';
import {editPages} from '@site/src/plugins/publish/editPages';
import {startScripts} from '@site/src/plugins/publish/startScripts';

/** What becomes of a page. */
async function edited(html: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'start-'));
  onTestFinished(() => {
    rmSync(outDir, {recursive: true});
  });
  const file = path.join(outDir, 'page.html');
  writeFileSync(file, html);
  const step = editPages([startScripts()]);
  step.readPage!({file: 'page.html', pathname: '/page', html, $: load(html)});
  await step.run({outDir} as never);
  return readFileSync(file, 'utf8');
}

describe('the scripts of a page', () => {
  it.each([
    ['minified', '<script src=/a.js defer></script><script src=/b.js defer></script>'],
    ['as rendered', '<script src="/a.js" defer></script>\n<script src="/b.js" defer=""></script>'],
  ])('become preloads with low priority: %s', async (_, scripts) => {
    const inline = '<script>var x</script><script async src=https://a.example/t.js></script>';
    const html = await edited(`<head>${inline}${scripts}</head><p>日本</p>`);
    expect(html.replace('\n', '')).toBe(
      `<head>${inline}<link rel=preload as=script fetchpriority=low href=/a.js><link rel=preload as=script fetchpriority=low href=/b.js></head><p>日本</p>`,
    );
  });

  it('fail the build if they have another form', async () => {
    await expect(edited('<head><script type=module src=/a.js></script></head>')).rejects.toThrow(
      'Pages without a script with "defer", to run after the first frame:\npage.html',
    );
  });
});
