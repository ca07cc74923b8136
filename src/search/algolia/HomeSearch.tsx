import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {locale} from '../../languages/locale';

const TEXT = {en: 'Search the catalogue', ja: 'カタログを検索する'};

/** A link to the Algolia results page. Replaces the search box of the home page. */
export default function HomeSearch(): ReactNode {
  return (
    <Link to="/search" className="button button--primary">
      {TEXT[locale]}
    </Link>
  );
}
