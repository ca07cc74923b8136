/**
 * What src relies on in the scripts and pages that the bundler and Docusaurus write. The other
 * items listed in src/plugins/tuning/README.md are checked against the installed packages, in
 * tests/unit/tuning.
 */
import {expect, it} from 'vitest';
import {filesOfBuild, PAGES, readBuilt} from './pages';

const scriptsNamed = (name: string): string[] =>
  filesOfBuild('.js')
    .filter((file) => file.split('/').at(-1)!.startsWith(name))
    .map(readBuilt);

it('a script that fails to load throws the error name that the recovery script looks for', () => {
  const runtimes = scriptsNamed('runtime~main.');
  expect(runtimes).toHaveLength(2);
  for (const runtime of runtimes) {
    expect(
      runtime,
      'src/recovery/script.js does nothing when a deploy has taken a script away',
    ).toContain('ChunkLoadError');
  }
});

it('no page has a script that may run before the first paint', () => {
  const preloads = PAGES.map(({file, $}) => ({
    file,
    deferred: $('script[src]').length,
    preloaded: $('link[rel="preload"][as="script"]')
      .toArray()
      .map((link) => /\/([\w~]+)\.\w+\.js$/.exec($(link).attr('href')!)?.[1]),
  }));
  expect(
    preloads,
    'src/plugins/publish/scriptsAfterPaint.ts does not find the scripts of Docusaurus',
  ).toEqual(PAGES.map(({file}) => ({file, deferred: 0, preloaded: ['runtime~main', 'main']})));
});

it('no page has what src/plugins/publish/leanPages.ts takes out', () => {
  const fat = PAGES.filter(({$}) => $('meta[name="generator"], body > svg').length > 0);
  expect(fat.map(({file}) => file)).toEqual([]);
});
