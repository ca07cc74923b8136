import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildHealthReport, type HealthReport, inspectTranslations} from '../../catalogue';
import {loadShown, toLocale} from '../entries';

/** Counts the state of the data for `docs/health.mdx`, the only page that imports the result. */
export default function healthPlugin({siteDir, i18n}: LoadContext): Plugin<HealthReport> {
  return {
    name: 'health',
    getPathsToWatch() {
      return ['services/**/*.yml', 'companies/**/*.yml'].map((files) => path.join(siteDir, files));
    },
    loadContent: () =>
      buildHealthReport(
        loadShown(siteDir),
        inspectTranslations(siteDir),
        toLocale(i18n.currentLocale),
        new Date().toISOString().slice(0, 10),
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('report.json', content);
    },
  };
}
