/** Builds the English site with analytics and Algolia, and without offline reading. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {test} from 'playwright/test';

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

test('the site is built with the optional services', async () => {
  test.setTimeout(600_000);
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      ...['build', '--locale', 'en', '--out-dir', 'build-variant'],
    ],
    {env: {...process.env, ...SETTINGS}},
  );
});
