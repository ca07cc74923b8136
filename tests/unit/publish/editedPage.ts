import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {onTestFinished} from 'vitest';
import {editPages, type PageEditor} from '@site/src/plugins/publish/editPages';

/** The HTML of a page, `page.html`, after an editor that needs no data of the site has edited it. */
export async function editedPage(editor: PageEditor, html: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'edited-'));
  onTestFinished(() => {
    rmSync(outDir, {recursive: true});
  });
  const file = path.join(outDir, 'page.html');
  writeFileSync(file, html);
  const step = editPages([editor]);
  step.readPage!({file: 'page.html', pathname: '/page', html, $: load(html)});
  await step.run({outDir} as never);
  return readFileSync(file, 'utf8');
}
