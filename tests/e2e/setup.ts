import {existsSync} from 'node:fs';
import {address, algolia, analyticsId, keepsOffline} from '../../src/site/settings';
import {ensureChromium} from './chromium';

/**
 * Installs Chromium if there is none, and fails early if the site is not built. The tests expect a
 * site at the root of a server, with offline reading and without the optional services, to which
 * they must not send anything.
 */
export default function setup(): void {
  if (address.baseUrl !== '/' || analyticsId || algolia || !keepsOffline) {
    throw new Error(
      'The end-to-end tests need a build with BASE_URL=/ and without GTAG_ID, ALGOLIA_APP_ID and OFFLINE; set them so, and build again',
    );
  }
  for (const page of ['build/index.html', 'build/ja/index.html']) {
    if (!existsSync(page)) {
      throw new Error(`${page} is missing; run "npm run build" first`);
    }
  }
  ensureChromium();
}
