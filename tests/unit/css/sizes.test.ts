/** Text uses only the seven font sizes of src/css/custom.css. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');

/**
 * Allowed font sizes: the variables, inherited sizes, the base size, and the size of superscript
 * marks.
 */
const SIZE =
  /^(?:inherit|1rem|0.75em|var\(--(?:ds-font-(?:small|mini)|ifm-(?:h[1-3]|code)-font-size)\))$/;

const sheets = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({file, css: readFileSync(path.join(SRC, file), 'utf8')}));

it('no style sheet defines its own font size', () => {
  const found = sheets.flatMap(({file, css}) =>
    [...css.matchAll(/(?<![\w-])font-size:\s*([^;]+);/g)]
      .map(([, size]) => size!.trim())
      .filter((size) => !SIZE.test(size))
      .map((size) => `${file}: ${size}`),
  );
  expect(found).toEqual([]);
});
