import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {type Edit, editPages, type PageEditor} from '@site/src/plugins/publish/editPages';
import {writeTree} from '../catalogue/factories';

const HTML = '<p>one</p><p>two</p>';

/** An editor with these edits, and the files of the pages that it has read. */
function editorOf(edits: readonly Edit[]): PageEditor & {readonly read: string[]} {
  const read: string[] = [];
  return {
    read,
    readPage: ({file}) => read.push(file),
    listEdits: () => Promise.resolve(edits),
  };
}

/** The two pages of a site after these editors. */
async function edited(...editors: readonly PageEditor[]): Promise<readonly string[]> {
  const files = ['a.html', 'b.html'];
  const outDir = writeTree(Object.fromEntries(files.map((file) => [file, HTML])));
  const step = editPages(editors);
  for (const file of files) {
    step.readPage!({file, pathname: `/${file}`, html: HTML, $: load(HTML)});
  }
  await step.run({outDir} as never);
  return files.map((file) => readFileSync(path.join(outDir, file), 'utf8'));
}

it('makes the edits of all editors at the offsets of the page as it was read', async () => {
  const [first, second] = [
    editorOf([
      {file: 'a.html', start: 3, end: 6, html: 'another'},
      {file: 'a.html', start: 20, end: 20, html: '<hr>'},
    ]),
    editorOf([{file: 'a.html', start: 13, end: 16, html: '2'}]),
  ];
  expect(await edited(first, second)).toEqual(['<p>another</p><p>2</p><hr>', HTML]);
  expect([first.read, second.read]).toEqual([
    ['a.html', 'b.html'],
    ['a.html', 'b.html'],
  ]);
});

it('inserts before what another editor replaces at the same place, in either order', async () => {
  const insertion = editorOf([{file: 'b.html', start: 10, end: 10, html: '<hr>'}]);
  const removal = editorOf([{file: 'b.html', start: 10, end: 20, html: ''}]);
  const expected = [HTML, '<p>one</p><hr>'];
  expect(await edited(insertion, removal)).toEqual(expected);
  expect(await edited(removal, insertion)).toEqual(expected);
});
