// Change: new here; a component of the theme, so that another search provider can replace it.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SearchBox} from '@site/src/search/ui/SearchBox';

/** The search box in the middle of the home page. */
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
