import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Puts `script.js` into the head of every page, called with what it needs to know of the site. */
export default function bootPlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'boot',
    injectHtmlTags() {
      const source = readFileSync(path.join(__dirname, 'script.js'), 'utf8').trim();
      const site = {
        announcementId: announcementBar?.id,
        storageNamespace: siteConfig.storage.namespace,
      };
      return {headTags: [{tagName: 'script', innerHTML: `(${source})(${JSON.stringify(site)})`}]};
    },
  };
}
