import path from 'node:path';
import gtagPlugin, {type PluginOptions, validateOptions} from '@docusaurus/plugin-google-gtag';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {headScript} from '../plugins/publish/headScripts';

/**
 * The gtag plugin for readers who allow it. Its tags that ask Google for something give way
 * to `script.js`, which asks only where the browser sends neither Global Privacy Control nor
 * Do Not Track.
 */
export function analyticsPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
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
        return {
          headTags: [
            ...tags.filter(({innerHTML}) => innerHTML),
            headScript('analytics', {
              trackingIds: options.trackingID,
              scriptUrl: loader!.attributes!.src,
            }),
          ],
        };
      },
    }
  );
}

analyticsPlugin.validateOptions = validateOptions;
