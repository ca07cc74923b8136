import {address, algolia, analyticsId, keepsOffline} from '../site';
import {define} from './command';
import {runDocusaurus} from './site/docusaurus';

/**
 * The tests expect a site at the root of a server, with offline reading and without the optional
 * services, to which tests must not send anything. A build with other settings, such as that of a
 * fork on GitHub Pages, is replaced by one from the same sources.
 */
export const command = define(
  'Rebuilds build/ for the end-to-end tests if the environment sets a base URL, analytics or Algolia, or disables offline reading.',
  'build:tested',
).action(async () => {
  if (address.baseUrl === '/' && !analyticsId && !algolia && keepsOffline) {
    console.log('build/ needs no rebuild for the end-to-end tests');
  } else {
    await runDocusaurus(['build'], {env: {BASE_URL: '/', GTAG_ID: '', ALGOLIA_APP_ID: '', OFFLINE: ''}});
  }
});
