import {ensureChromium} from './site/chromium';

ensureChromium();
