/**
 * What src leans on in the scripts and pages that the bundler and Docusaurus make. The rest of
 * what src/plugins/tuning/README.md lists is held against packages, in tests/unit/tuning.
 */
import {expect, it} from 'vitest';
import {filesOfBuild, PAGES, readBuilt} from './pages';

const scriptsNamed = (name: string): string[] =>
  filesOfBuild('.js')
    .filter((file) => file.split('/').at(-1)!.startsWith(name))
    .map(readBuilt);

it('an error of a script that fails to load has the name that the recovery script knows', () => {
  const runtimes = scriptsNamed('runtime~main.');
  expect(runtimes).toHaveLength(2);
  for (const runtime of runtimes) {
    expect(
      runtime,
      'src/recovery/script.js does nothing when a deploy has taken a script away',
    ).toContain('ChunkLoadError');
  }
});

it('each page that shows the icon of links to other sites has its drawing', () => {
  const shown = PAGES.filter(({$}) => $('use[href="#theme-svg-external-link"]').length > 0);
  expect(shown.length).toBeGreaterThan(0);
  expect(
    shown.filter(({$}) => $('symbol#theme-svg-external-link').length === 0).map(({file}) => file),
    'src/theme/Icon/ExternalLink draws nothing',
  ).toEqual([]);
});
