import path from 'node:path';
import gtagPlugin, {type PluginOptions, validateOptions} from '@docusaurus/plugin-google-gtag';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {headScript} from './publish';

/**
 * Wraps the gtag plugin so that it respects Global Privacy Control and Do Not Track: instead of its
 * tags that load anything from Google, `src/analytics/script.js` loads gtag if neither is sent.
 * @returns `null` in development, as the gtag plugin does
 */
export function analyticsPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  const gtag = gtagPlugin(context, options);
  return (
    gtag && {
      ...gtag,

      // Calls the client module of the plugin, but not for every change of a query.
      getClientModules() {
        return [path.join(__dirname, '../analytics/client.ts')];
      },

      injectHtmlTags(args) {
        const tags = gtag.injectHtmlTags!(args).headTags as readonly HtmlTagObject[];
        const loader = tags.find(({attributes}) => attributes?.src);
        return {
          headTags: [
            ...tags.filter(({innerHTML}) => innerHTML),
            headScript('analytics/script.js', {
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
