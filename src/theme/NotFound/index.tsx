// Change: told in both languages, since a host knows one 404 page only, and with ways on.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    // The script in the head tells by this class that the host has not found the path.
    <HtmlClassNameProvider className="not-found-page">
      <PageMetadata title={title} />
      <Layout>
        <NotFoundContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
