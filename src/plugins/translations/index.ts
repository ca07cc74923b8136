import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inspectTranslations, type Translation} from '../../catalogue';

/** Routes (without locale) of the pages whose Japanese is not current; normally none. */
type TranslationData = {
  readonly outdated: readonly string[];
  readonly missing: readonly string[];
};

/** Tells the pages which of them are outdated or missing in Japanese. */
export default function translationsPlugin({siteDir}: LoadContext): Plugin<readonly Translation[]> {
  return {
    name: 'translations',
    getPathsToWatch() {
      return ['services', 'companies', 'docs', 'i18n'].map((folder) =>
        path.join(siteDir, folder, '**/*.{md,mdx}'),
      );
    },
    loadContent: () => inspectTranslations(siteDir),
    contentLoaded({content, actions}) {
      const routes = (state: Translation['state']) =>
        content.filter((translation) => translation.state === state).map(({route}) => route);
      const data: TranslationData = {outdated: routes('outdated'), missing: routes('missing')};
      actions.setGlobalData(data);
    },
  };
}
