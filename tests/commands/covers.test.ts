/** `npm run covers`: which images it draws. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  article,
  catalogueFiles,
  cover,
  jpeg,
  service,
  serviceFiles,
  writeTree,
} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const ALPHA = 'services/alpha/cover.jpg';
const BETA = 'services/beta/cover.jpg';
const STAND_IN = jpeg();

/** A catalogue with two services and placeholder covers. */
const site = (): string =>
  writeTree(
    catalogueFiles({
      ...serviceFiles({slug: 'beta', date: '2026-11-20T10:00:00+09:00'}),
      [ALPHA]: STAND_IN,
      [BETA]: STAND_IN,
    }),
  );

const read = (root: string, file: string): Buffer => readFileSync(path.join(root, file));

it('draws the cover of the given service, and redraws a current one only with --force', () => {
  const root = site();
  const drawn = runCommand('covers', root, ['alpha']);
  expect([drawn.status, drawn.stdout]).toEqual([0, `${ALPHA}\n1 written, 0 kept\n`]);
  const current = cover(service());
  writeFileSync(path.join(root, ALPHA), current);
  const kept = runCommand('covers', root, ['alpha']);
  expect([kept.status, kept.stdout]).toEqual([
    0,
    '0 written, 1 kept; use --force to redraw them\n',
  ]);
  expect(read(root, ALPHA)).toEqual(current);

  const forced = runCommand('covers', root, ['alpha', '--force']);
  expect([forced.status, forced.stdout]).toEqual([0, `${ALPHA}\n1 written, 0 kept\n`]);
  expect(read(root, ALPHA).length).toBeGreaterThan(1000);
  expect(read(root, BETA)).toEqual(STAND_IN);

  const again = runCommand('covers', root, ['services/alpha', '--force']);
  expect([again.status, again.stdout]).toEqual([0, '0 written, 1 kept\n']);
});

it('draws a missing cover even if other entries are invalid', () => {
  const root = site();
  rmSync(path.join(root, ALPHA));
  rmSync(path.join(root, 'services/beta/index.md'));
  const {status, stdout} = runCommand('covers', root, ['alpha']);
  expect([status, stdout]).toEqual([0, `${ALPHA}\n1 written, 0 kept\n`]);
});

it('draws the images of an article from its drawing, one per language', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">
  <g lang="en" fill="#ff0000"><rect width="40" height="20"/></g>
  <g lang="ja" fill="#0000ff"><rect width="40" height="20"/></g>
</svg>
`;
  const files = ['services/alpha', 'i18n/ja/docusaurus-plugin-content-blog-services/alpha'].map(
    (folder) => `${folder}/plan.png`,
  );
  const root = writeTree(
    catalogueFiles({
      'services/alpha/index.md': article({body: '![A bucket](./plan.png)'}),
      'services/alpha/plan.svg': drawing,
    }),
  );
  const drawn = runCommand('covers', root, ['alpha']);
  expect([drawn.status, drawn.stdout]).toEqual([
    0,
    `${files.join('\n')}\n2 written, 1 kept; use --force to redraw them\n`,
  ]);
  const [english, japanese] = files.map((file) => read(root, file));
  expect(english).not.toEqual(japanese);
  const again = runCommand('covers', root, ['alpha']);
  expect(again.stdout).toBe('0 written, 3 kept; use --force to redraw them\n');

  writeFileSync(path.join(root, 'services/alpha/plan.svg'), drawing.replace('#ff0000', '#00ff00'));
  expect(runCommand('covers', root, ['alpha']).stdout).toContain(`${files[0]}\n`);
});
