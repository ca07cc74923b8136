import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import NotFound from '@theme-original/NotFound';

/** Marks the 404 page for the script in the head, which cannot know the status of the response. */
export default function NotFoundWrapper(): ReactNode {
  return (
    <HtmlClassNameProvider className="not-found-page">
      <NotFound />
    </HtmlClassNameProvider>
  );
}
