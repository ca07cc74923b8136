/**
 * Builds the English site with the optional services switched on, analytics and Algolia, for
 * the tests that intercept what it sends. The credentials are made up.
 */
import {spawnSync} from 'node:child_process';

const {status} = spawnSync(
  process.execPath,
  [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
    ...['--locale', 'en', '--out-dir', 'build-variant'],
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      GTAG_ID: 'G-TEST000000',
      ALGOLIA_APP_ID: 'TESTAPPID0',
      ALGOLIA_API_KEY: 'public-search-key',
      ALGOLIA_INDEX_NAME: 'devshelf',
    },
  },
);
process.exitCode = status ?? 1;
