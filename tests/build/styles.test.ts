/** No page, script or style uses what src/plugins/tuning removes from the styles of the theme. */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {SWITCHED_OFF} from '@site/src/plugins/tuning/unusedStyles';
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

const classes = takenOut(/\.([a-z][\w-]*)/gi);
const variables = takenOut(/(--ifm-[\w-]+):/g);

it('more than 100 classes and 50 variables of Infima are removed', () => {
  expect(classes.size).toBeGreaterThan(100);
  expect(variables.size).toBeGreaterThan(50);
});

it('no page uses a class whose styles were removed', () => {
  const found = PAGES.flatMap(({$, file}) =>
    [...$('[class]')]
      .flatMap((element) => element.attribs.class!.split(/\s+/))
      .filter((name) => classes.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** The value of `className` in a compiled script: a call of clsx, or an expression without calls. */
const CLASS_NAME = /className:(?:\(0,[\w$.]+\)\((?:[^()]|\([^()]*\))*\)|[^(),{}]+)/g;

/** Colours of the navbar and the footer that the theme takes from the configuration. */
const CONFIGURED = /"(?:navbar|footer)--\w+":"\w+"===\w+/g;

/**
 * Words of a script that may be classes: all words of class names, and elsewhere only what is
 * written like a modifier or an element, as words such as "tabs" have other meanings.
 */
function classesIn(script: string): string[] {
  const code = script.replace(CONFIGURED, '');
  return [
    ...(code.match(CLASS_NAME) ?? []).flatMap((value) => value.match(/[\w-]+/g) ?? []),
    ...(code.match(/\b[a-z]+(?:-[a-z]+)*(?:--|__)[a-z\d-]+/g) ?? []),
  ];
}

it('no script uses a class whose styles were removed', () => {
  const found = filesOfBuild('.js').flatMap((file) =>
    classesIn(readBuilt(file))
      .filter((name) => classes.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

it('no style, page or script uses a removed variable', () => {
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

it('no page uses a component that is switched off', () => {
  const names = new Set<string>(SWITCHED_OFF.classes);
  for (const component of SWITCHED_OFF.components) {
    const folder = path.join(path.dirname(theme), 'lib/theme', component);
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (file.endsWith('.css')) {
        const css = readFileSync(path.join(folder, file), 'utf8');
        namesIn(css, /\.([a-z][\w-]*)/gi).forEach((name) => names.add(name));
      }
    }
  }
  // Docusaurus appends four characters to the class names of CSS modules. Own modules may have
  // classes with these names; those have styles.
  const isOff = new RegExp(`^(?:${[...names].join('|')})_[\\w-]{4}$`);
  const found = PAGES.flatMap(({$, file}) =>
    [...$('[class]')]
      .flatMap((element) => element.attribs.class!.split(/\s+/))
      .filter((name) => isOff.test(name) && !sheets.includes(`.${name}`))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('each page links the style sheets of all its classes', () => {
  const rulesOf = new Map(
    filesOfBuild('.css').map((file) => [file, namesIn(readBuilt(file), /\.([a-z][\w-]*)/gi)]),
  );
  const styled = new Set([...rulesOf.values()].flatMap((names) => [...names]));
  const found = PAGES.flatMap(({$, file}) => {
    const linked = [...$('link[rel="stylesheet"]')].map((link) => link.attribs.href!);
    const own = new Set(
      [...rulesOf].flatMap(([sheet, names]) =>
        linked.some((href) => href.endsWith(sheet)) ? [...names] : [],
      ),
    );
    return [...$('[class]')]
      .flatMap((element) => element.attribs.class!.split(/\s+/))
      .filter((name) => styled.has(name) && !own.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect([...new Set(found)]).toEqual([]);
});
