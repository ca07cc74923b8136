import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';

/** A link to the Algolia results page. Replaces the search box of the home page. */
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
