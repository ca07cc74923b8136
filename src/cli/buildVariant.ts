import {define} from './command';
import {runDocusaurus} from './site/docusaurus';

/** The credentials are placeholders: the tests intercept every request that uses them. */
export const command = define(
  'Builds the English site into build-variant/ with analytics and Algolia enabled and offline reading disabled, for the end-to-end tests.',
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
