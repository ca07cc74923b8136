import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../../src/theme');

/** The components in the folder, and whether they are wrapped or ejected. */
const components = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => {
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/(\/index)?\.tsx?$/, '');
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    return {name, text, isWrapped: text.includes(`'@theme-original/${name}'`)};
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1));

it('the README lists each component as wrapped or ejected', () => {
  const readme = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([^`]+)` \| (wrapped|ejected) \| .+ \|$/gm)];
  expect(rows.map(([, name, way]) => `${name}: ${way}`)).toEqual(
    components.map(({name, isWrapped}) => `${name}: ${isWrapped ? 'wrapped' : 'ejected'}`),
  );
});

it('each ejected component begins with a comment on what was changed', () => {
  const silent = components
    .filter(({isWrapped, text}) => !isWrapped && !/^\/\/ Change: \S/.test(text))
    .map(({name}) => name);
  expect(silent).toEqual([]);
});
