import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {KeptPages} from '@site/src/offline/ui/KeptPages';
import {WantedPage} from '@site/src/offline/ui/WantedPage';

/** The page to which the service worker redirects if a page is neither reachable nor cached. */
export default function OfflinePage(): ReactNode {
  const title = translate({
    id: 'offline.title',
    message: 'Reading offline',
    description: 'Title of the page that lists the pages available offline',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'offline.description',
        message: 'Pages that this browser can show offline.',
        description: 'Description of the page that lists the pages available offline',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <WantedPage />
        <KeptPages />
      </main>
    </Layout>
  );
}
