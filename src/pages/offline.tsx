import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import KeptPages from '@site/src/components/KeptPages';

/** Where the service worker leads when a page can be had neither from the host nor from what it keeps. */
export default function OfflinePage(): ReactNode {
  const title = translate({
    id: 'offline.title',
    message: 'Reading offline',
    description: 'Title of the page that lists what can be read without a connection',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'offline.description',
        message: 'The pages that this browser can show without a connection.',
        description: 'Description of the page that lists what can be read without a connection',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <WantedPage />
        <Heading as="h2">
          <Translate
            id="offline.kept"
            description="Heading of the list of pages that can be read without a connection"
          >
            Readable without a connection
          </Translate>
        </Heading>
        <noscript>
          <p>
            <Translate
              id="offline.noScript"
              description="Shown on the offline page when JavaScript is off"
            >
              Reading offline needs JavaScript.
            </Translate>
          </p>
        </noscript>
        <KeptPages />
      </main>
    </Layout>
  );
}

/** How often the host is asked whether it is there again. */
const RETRY_MS = 2000;

/** Leads to a page if the host answers; the service worker leaves requests like this one alone. */
async function goWhenThere(page: string): Promise<void> {
  try {
    const {status} = await fetch(page, {method: 'HEAD', cache: 'no-store'});
    if (status < 500) {
      window.location.replace(page);
    }
  } catch {
    // Still away.
  }
}

/** The page that the reader wanted, and the way to it once there is a connection. */
function WantedPage(): ReactNode {
  const {search} = useLocation();
  const page = useIsBrowser() ? readPage(search) : undefined;

  useEffect(() => {
    if (page === undefined) {
      return undefined;
    }
    // Browsers report a connection before there is one, and none that ends a host's absence.
    const timer = window.setInterval(() => {
      if (navigator.onLine) {
        void goWhenThere(page);
      }
    }, RETRY_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [page]);

  if (page === undefined) {
    return (
      <p>
        <Translate
          id="offline.text"
          description="Text of the offline page when it is opened directly"
        >
          Pages that you have read stay readable without a connection.
        </Translate>
      </p>
    );
  }
  return (
    <div role="alert">
      <p>
        <Translate
          id="offline.wanted"
          description="Shown when a page cannot be loaded and was not read before"
          values={{page: <code>{page}</code>}}
        >
          {'The page {page} cannot be loaded now, and you have not read it before.'}
        </Translate>
      </p>
      <p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- the host has to be asked again */}
        <a className="button button--primary" href={page}>
          <Translate id="offline.again" description="Link that tries to load a page again">
            Try again
          </Translate>
        </a>
      </p>
    </div>
  );
}

/** A path of this site from the address; another site is not led to. */
function readPage(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page');
  if (page === null || !URL.canParse(page, window.location.origin)) {
    return undefined;
  }
  const {origin, pathname, search: query, hash} = new URL(page, window.location.origin);
  return origin === window.location.origin ? pathname + query + hash : undefined;
}
