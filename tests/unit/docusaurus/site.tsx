import {render} from '@testing-library/react';
import {createContext, type ReactNode} from 'react';
import {toLocale} from '@site/src/site/locales';
import {setLocale} from './locale';

/** Where the rendered page is, and what the plugins know of the site. */
type Site = {
  readonly locale: string;
  readonly baseUrl: string;
  /** Path of the page below the base URL of its language. */
  readonly page: string;
  /** Routes of pages that are not translated. */
  readonly untranslated: Readonly<Record<'outdated' | 'missing' | 'only-japanese', string[]>>;
};

const SITE: Site = {
  locale: 'en',
  baseUrl: '/',
  page: '',
  untranslated: {outdated: [], missing: [], 'only-japanese': []},
};

export const SiteContext = createContext(SITE);

/** Renders a component on a page in this language. */
export function renderIn(locale: string, children: ReactNode, site: Partial<Site> = {}) {
  setLocale(toLocale(locale));
  return render(<SiteContext value={{...SITE, ...site, locale}}>{children}</SiteContext>);
}
