import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import NotFound from '@theme-original/NotFound';

/** Marks the 404 page with a class, as the script in the head cannot read the response status. */
export default function NotFoundWrapper(): ReactNode {
  return (
    <HtmlClassNameProvider className="not-found-page">
      <NotFound />
    </HtmlClassNameProvider>
  );
}
