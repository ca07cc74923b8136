// Change: not in the original theme. A theme component, so that a search provider can replace it.
import type {ReactNode} from 'react';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {SearchBox} from '@site/src/search/ui/SearchBox';
import {useLocale} from '@site/src/languages/useLocale';

const TEXTS = {
  searchLabel: {en: 'Find a service, a company or a subject', ja: 'サービス名、企業名、分野で探す'},
} as const satisfies Readonly<Record<string, Localized>>;

/** The search box of the home page. */
export default function HomeSearch(): ReactNode {
  const locale = useLocale();
  return <SearchBox label={TEXTS.searchLabel[locale]} />;
}
