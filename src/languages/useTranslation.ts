import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {TranslationState} from '@site/src/catalogue/browser';
import {canonicalPath} from './canonicalPath';

type Routes = {readonly outdated: readonly string[]; readonly missing: readonly string[]};

/** State of the Japanese translation of this page, in either language. */
export function useTranslation(): {
  readonly state: TranslationState;
  /** Path of the page below the base URL, without a locale. */
  readonly route: string;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {outdated, missing} = usePluginData('catalogue') as Routes;
  const route = `/${canonicalPath(useLocation().pathname, baseUrl).slice(baseUrl.length)}`;
  const state = missing.includes(route)
    ? 'missing'
    : outdated.includes(route)
      ? 'outdated'
      : 'current';
  return {state, route};
}
