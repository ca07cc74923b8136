import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RECOVERY_MESSAGE} from '../../components/RecoveryMessage/id';

/** Puts `script.js` into the head of every published page. A development server reloads pages as it likes. */
export default function recoveryPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'recovery',
    getClientModules() {
      return [path.join(__dirname, 'client.ts')];
    },
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const source = readFileSync(path.join(__dirname, 'script.js'), 'utf8').trim();
      const site = {assets: `${baseUrl}assets/`, message: RECOVERY_MESSAGE};
      return {headTags: [{tagName: 'script', innerHTML: `(${source})(${JSON.stringify(site)})`}]};
    },
  };
}
