/**
 * Builds the English site a second time, with analytics and Algolia and without offline reading, as
 * on another machine.
 */
import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'playwright/test';

/** The credentials are placeholders: the tests intercept every request that uses them. */
const SETTINGS = {
  SITE_URL: 'https://devshelf.example',
  BASE_URL: '/',
  OFFLINE: 'off',
  GTAG_ID: 'G-TEST000000',
  ALGOLIA_APP_ID: 'TESTAPPID0',
  ALGOLIA_API_KEY: 'public-search-key',
  ALGOLIA_INDEX_NAME: 'devshelf',
};

const OTHER_MACHINE = {
  NODE_OPTIONS: '--import ./tests/e2e/otherMachine.mjs',
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};

const read = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

/**
 * The English files of a build that programs read: API, Markdown, feeds, calendars and badges. The
 * feeds of articles are not among them, as the articles say what is to come on the day of a build.
 */
const dataOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:csv|ics|json|md|svg|txt|xml)$|api-catalog$/.test(file))
    .filter((file) => !/^(?:ja|assets)\/|^services\/\w+\.|search|manifest|sitemap/.test(file))
    .sort();

/** When and from which commit a site was built. */
const indexOf = (folder: string) =>
  JSON.parse(read(folder, 'api/v1/index.json')) as Readonly<Record<'builtAt' | 'commit', string>>;

test('the site is built with the optional services, and its data have the same bytes', async () => {
  test.setTimeout(600_000);
  const {builtAt, commit} = indexOf('build');
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      ...['build', '--locale', 'en', '--out-dir', 'build-variant'],
    ],
    {
      env: {
        ...process.env,
        ...SETTINGS,
        ...OTHER_MACHINE,
        SOURCE_DATE_EPOCH: String(Date.parse(builtAt) / 1000),
      },
    },
  );
  const files = dataOf('build');
  expect(files.length).toBeGreaterThan(100);
  expect(dataOf('build-variant')).toEqual(files);
  const rebuilt = (file: string): string =>
    read('build-variant', file).replace(indexOf('build-variant').commit, commit);
  // A list of names, since the difference between two long texts takes minutes to print.
  expect(files.filter((file) => read('build', file) !== rebuilt(file))).toEqual([]);
});
