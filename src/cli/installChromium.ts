import {define} from './command';
import {ensureChromium} from './site/chromium';

export const command = define(
  'Makes sure that Chromium is installed. If neither the system nor Playwright has one, installs the package of the distribution (as root on Debian) or downloads Playwright’s.',
  'install:chromium',
).action(ensureChromium);
