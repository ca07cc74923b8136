import {readFileSync} from 'node:fs';
import path from 'node:path';
import gtagPlugin, {type PluginOptions, validateOptions} from '@docusaurus/plugin-google-gtag';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

/**
 * The gtag plugin for readers who allow it. Its tags that ask Google for something give way
 * to `script.js`, which asks only where the browser sends neither Global Privacy Control nor
 * Do Not Track.
 */
export default function analyticsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin | null {
  const gtag = gtagPlugin(context, options);
  // In development the plugin does nothing.
  return (
    gtag && {
      ...gtag,

      // It calls the one of the plugin, but not for each letter of a query.
      getClientModules() {
        return [path.join(__dirname, 'client.ts')];
      },

      injectHtmlTags(args) {
        const tags = gtag.injectHtmlTags!(args).headTags as readonly HtmlTagObject[];
        const loader = tags.find(
          ({tagName, attributes}) => tagName === 'script' && attributes?.src,
        );
        const settings = {
          trackingIds: options.trackingID,
          scriptUrl: loader!.attributes!.src,
        };
        const source = readFileSync(path.join(__dirname, 'script.js'), 'utf8').trim();
        return {
          headTags: [
            ...tags.filter(({innerHTML}) => innerHTML),
            {tagName: 'script', innerHTML: `(${source})(${JSON.stringify(settings)})`},
          ],
        };
      },
    }
  );
}

analyticsPlugin.validateOptions = validateOptions;
