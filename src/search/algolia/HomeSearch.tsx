import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {useLocale} from '../../languages/useLocale';

const TEXT: Localized = {en: 'Search the catalogue', ja: 'カタログを検索する'};

/** A link to the Algolia results page. Replaces the search box of the home page. */
export default function HomeSearch(): ReactNode {
  const locale = useLocale();
  return (
    <Link to="/search" className="button button--primary">
      {TEXT[locale]}
    </Link>
  );
}
