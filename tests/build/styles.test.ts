/** No page, script or style uses what src/plugins/tuning removes from the styles of the theme. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {filesOfBuild, PAGES, readBuilt} from './pages';

const theme = createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json');
const infima = readFileSync(
  createRequire(theme).resolve('infima/dist/css/default/default.css'),
  'utf8',
);
const sheets = filesOfBuild('.css').map(readBuilt).join('\n');

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name!));

/** Names in Infima that the style sheets of the site lack. */
function takenOut(pattern: RegExp): ReadonlySet<string> {
  const left = namesIn(sheets, pattern);
  return new Set([...namesIn(infima, pattern)].filter((name) => !left.has(name)));
}

it('no page uses a class whose styles were removed', () => {
  const classes = takenOut(/\.([a-z][\w-]*)/gi);
  expect(classes.size).toBeGreaterThan(50);
  const found = PAGES.flatMap(({$, file}) =>
    [...$('[class]')]
      .flatMap((element) => element.attribs.class!.split(/\s+/))
      .filter((name) => classes.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('no style, page or script uses a removed variable', () => {
  const variables = takenOut(/(--ifm-[\w-]+):/g);
  expect(variables.size).toBeGreaterThan(10);
  const used = ['.css', '.html', '.js']
    .flatMap(filesOfBuild)
    .flatMap((file) =>
      (readBuilt(file).match(/--ifm-[\w-]+/g) ?? [])
        .filter((name) => variables.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect([...new Set(used)]).toEqual([]);
});

it('properties have the prefixes that supported browsers need', () => {
  const rules = sheets.match(/[^{}]*\{[^{}]*user-select:[^{}]*\}/g) ?? [];
  expect(rules).not.toEqual([]);
  expect(rules.filter((rule) => !rule.includes('-webkit-user-select:'))).toEqual([]);
});
