import {address, algolia, analyticsId, keepsOffline} from '../site';
import {define} from './command';
import {buildSite} from './site/build';

/**
 * What is published mostly is such a site and is left as it is; a site below a path, as a fork has
 * on GitHub Pages, or one with analytics is built anew from the same sources: a test must not send
 * anything to the optional services.
 */
export const command = define(
  'Makes sure that build/ is a site that the end-to-end tests can open: at the root of a server, without the optional services.',
  'build:tested',
).action(async () => {
  if (address.baseUrl === '/' && !analyticsId && !algolia && keepsOffline) {
    console.log('build/ is tested as it is published');
  } else {
    await buildSite({BASE_URL: '/', GTAG_ID: '', ALGOLIA_APP_ID: '', OFFLINE: ''});
  }
});
