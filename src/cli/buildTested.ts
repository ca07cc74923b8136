/**
 * Makes sure that build/ is a site that the end-to-end tests can open: at the root of a local
 * server, without the optional services, since a test must not send anything to them. What is
 * published mostly is such a site and is left as it is; a site below a path, as a fork has on
 * GitHub Pages, or one with analytics is built anew from the same sources.
 */
import {address, algolia, analyticsId, keepsOffline} from '../site';
import {buildSite} from './site/build';

if (address.baseUrl === '/' && !analyticsId && !algolia && keepsOffline) {
  console.log('build/ is tested as it is published');
} else {
  void buildSite({BASE_URL: '/', GTAG_ID: '', ALGOLIA_APP_ID: '', OFFLINE: ''}).then((exitCode) => {
    process.exitCode = exitCode;
  });
}
