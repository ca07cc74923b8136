import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** The page to which the service worker redirects if a page is neither reachable nor cached. */
export default function OfflinePage(): ReactNode {
  const title = translate({
    id: 'offline.title',
    message: 'Reading offline',
    description: 'Title of the page that is shown if a page cannot be loaded',
  });
  const text = translate({
    id: 'offline.text',
    message: 'Pages that you have read are available offline.',
    description: 'Description of the offline page, and its text when it is opened directly',
  });
  const path = new URLSearchParams(useLocation().search).get('page');
  const isWanted = useIsBrowser() && path?.startsWith('/');
  return (
    <Layout title={title} description={text}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        {isWanted ? <WantedPage path={path!} /> : <p>{text}</p>}
      </main>
    </Layout>
  );
}

/** Names the page that could not be loaded, and opens it when the connection is back. */
function WantedPage({path}: {readonly path: string}): ReactNode {
  // With the origin, since a path that starts with two slashes leads to another site.
  const address = window.location.origin + path;
  useEffect(() => {
    const open = () => {
      window.location.replace(address);
    };
    window.addEventListener('online', open);
    return () => {
      window.removeEventListener('online', open);
    };
  }, [address]);
  return (
    <div role="alert">
      <p>
        <Translate
          id="offline.wanted"
          description="Shown when a page cannot be loaded and there is no saved copy"
          values={{page: <code>{path}</code>}}
        >
          {
            'The page {page} can’t be loaded, and this browser has no saved copy because you haven’t opened it before.'
          }
        </Translate>
      </p>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- must request the document again */}
      <a className="button button--primary" href={address}>
        <Translate id="offline.again" description="Link that tries to load a page again">
          Try again
        </Translate>
      </a>
    </div>
  );
}
