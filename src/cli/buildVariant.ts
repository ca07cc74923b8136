/**
 * Builds the English site with the optional services switched on, analytics and Algolia, for
 * the tests that intercept what it sends, and with reading offline switched off. The
 * credentials are made up.
 */
import {startDocusaurus} from './site/docusaurus';

void startDocusaurus(['build', '--locale', 'en', '--out-dir', 'build-variant'], {
  env: {
    SITE_URL: 'https://devshelf.example',
    BASE_URL: '/',
    OFFLINE: 'off',
    GTAG_ID: 'G-TEST000000',
    ALGOLIA_APP_ID: 'TESTAPPID0',
    ALGOLIA_API_KEY: 'public-search-key',
    ALGOLIA_INDEX_NAME: 'devshelf',
  },
}).exitCode.then((exitCode) => {
  process.exitCode = exitCode;
});
