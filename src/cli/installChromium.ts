import {define} from './command';
import {ensureChromium} from './site/chromium';

export const command = define(
  'Makes sure that there is a Chromium to test with: the system’s, one that Playwright has downloaded, or, as root on Debian, the package of the distribution.',
  'install:chromium',
).action(ensureChromium);
