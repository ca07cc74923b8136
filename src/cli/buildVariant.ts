import {define} from './command';
import {runDocusaurus} from './site/docusaurus';

/** The tests of this variant intercept what it sends; the credentials are made up. */
export const command = define(
  'Builds the English site into build-variant/, with analytics and Algolia switched on, and reading offline switched off.',
  'build:variant',
).action(() =>
  runDocusaurus(['build', '--locale', 'en', '--out-dir', 'build-variant'], {
    env: {
      SITE_URL: 'https://devshelf.example',
      BASE_URL: '/',
      OFFLINE: 'off',
      GTAG_ID: 'G-TEST000000',
      ALGOLIA_APP_ID: 'TESTAPPID0',
      ALGOLIA_API_KEY: 'public-search-key',
      ALGOLIA_INDEX_NAME: 'devshelf',
    },
  }),
);
