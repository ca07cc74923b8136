/** What src/plugins/slimStyles takes out of Infima is used nowhere. */
import {expect, it} from 'vitest';
import {isUnusedClass, isUnusedVariable} from '@site/src/plugins/slimStyles/unused';
import {filesOfBuild, PAGES, readBuilt} from './pages';

it('no page has a class whose style was taken out', () => {
  const found = PAGES.flatMap(({$, file}) =>
    [...$('[class]')]
      .flatMap((element) => element.attribs.class!.split(/\s+/))
      .filter(isUnusedClass)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('no script draws a class whose style was taken out', () => {
  // Variants and parts of components are written out; words such as "tabs" mean other things too.
  const found = filesOfBuild('.js').flatMap((file) =>
    (readBuilt(file).match(/\b[a-z]+(?:-[a-z]+)*(?:--|__)[a-z\d-]+/g) ?? [])
      .filter(isUnusedClass)
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

it('no style uses a variable that was taken out', () => {
  const [file, ...others] = filesOfBuild('.css').filter((name) => !name.startsWith('ja/'));
  expect(others).toEqual([]);
  const used = [...readBuilt(file!).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(isUnusedVariable)).toEqual([]);
});
