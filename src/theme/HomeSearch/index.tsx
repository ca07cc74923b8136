// Change: not in the original theme. A theme component, so that a search provider can replace it.
import type {ReactNode} from 'react';
import {SearchBox} from '@site/src/search/ui/SearchBox';
import {useLocale} from '@site/src/languages/useLocale';
import {TEXTS} from './texts';

/** The search box of the home page. */
export default function HomeSearch(): ReactNode {
  const locale = useLocale();
  return <SearchBox variant="page" label={TEXTS.searchLabel[locale]} />;
}
