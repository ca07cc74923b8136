// Change: not in the original theme. A theme component, so that a search provider can replace it.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SearchBox} from '@site/src/search/ui/SearchBox';

/** The search box of the home page. */
export default function HomeSearch(): ReactNode {
  return (
    <SearchBox
      variant="page"
      label={translate({
        id: 'home.search.label',
        message: 'Find a service, a company or a subject',
        description: 'Label and placeholder of the search box on the home page',
      })}
    />
  );
}
