/** Text has the seven sizes of src/css/custom.css and no other. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');

/** The sizes by their variables, what is inherited, the base itself, and marks set high. */
const SIZE =
  /^(?:inherit|1rem|0.75em|var\(--(?:ds-font-(?:small|mini)|ifm-(?:h[1-3]|code)-font-size)\))$/;

const sheets = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({file, css: readFileSync(path.join(SRC, file), 'utf8')}));

it('no style sheet has a size of its own', () => {
  const found = sheets.flatMap(({file, css}) =>
    [...css.matchAll(/(?<![\w-])font-size:\s*([^;]+);/g)]
      .map(([, size]) => size!.trim())
      .filter((size) => !SIZE.test(size))
      .map((size) => `${file}: ${size}`),
  );
  expect(found).toEqual([]);
});
