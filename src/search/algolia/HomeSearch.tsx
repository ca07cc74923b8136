import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';

/** The way from the home page to the results page of Algolia, whose box stands in the navbar. */
export default function HomeSearch(): ReactNode {
  return (
    <Link to="/search" className="button button--primary">
      <Translate
        id="home.search.link"
        description="Link from the home page to the search page, where Algolia is the provider"
      >
        Search the catalogue
      </Translate>
    </Link>
  );
}
