import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Locale, TranslationState} from '@site/src/locales';
import {canonicalPath} from './canonicalPath';

type Routes = Readonly<Record<Exclude<TranslationState, 'current'>, readonly string[]>>;

/** State of the translation of this page. It is the same on the pages of both languages. */
export function useTranslation(): {
  readonly state: TranslationState;
  /** Path of the page without base URL and locale, with a leading slash. */
  readonly route: string;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const routes = usePluginData('catalogue') as Routes;
  const route = `/${canonicalPath(useLocation().pathname, baseUrl).slice(baseUrl.length)}`;
  const states = Object.keys(routes) as (keyof Routes)[];
  const state = states.find((known) => routes[known].includes(route)) ?? 'current';
  return {state, route};
}

/** The language of a page that exists in one language only; `undefined` if it exists in both. */
export const onlyLocaleOf = (state: TranslationState): Locale | undefined =>
  state === 'missing' ? 'en' : state === 'only-japanese' ? 'ja' : undefined;
