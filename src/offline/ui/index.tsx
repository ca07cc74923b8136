import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useHydrated} from '@site/src/browser/hydrated';
import {Fill} from '@site/src/languages/Fill';
import {locale} from '@site/src/languages/locale';

const TEXTS = {
  wanted: {
    en: 'The page {page} can’t be loaded, and this browser has no saved copy because you haven’t opened it before.',
    ja: 'ページ {page} を読み込めませんでした。まだ開いたことがないため、保存されたページもありません。',
  },
  again: {en: 'Try again', ja: 'もう一度試す'},
};

type Props = {readonly title: string; readonly description: string};

/**
 * The page to which the service worker redirects if a page is neither reachable nor cached. It names
 * that page, and opens it when the connection is back.
 */
export default function OfflinePage({title, description}: Props): ReactNode {
  const path = new URLSearchParams(useLocation().search).get('page');
  const isWanted = useHydrated() && path?.startsWith('/');
  // With the origin, since a path that starts with two slashes leads to another site.
  const address = isWanted ? window.location.origin + path : '';
  useEffect(() => {
    const open = () => address && window.location.replace(address);
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [address]);
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        {isWanted ? (
          <div role="alert">
            <p>
              <Fill text={TEXTS.wanted[locale]} values={{page: <code>{path}</code>}} />
            </p>
            {/* oxlint-disable-next-line @docusaurus/no-html-links -- must request the document again */}
            <a className="button button--primary" href={address}>
              {TEXTS.again[locale]}
            </a>
          </div>
        ) : (
          <p>{description}</p>
        )}
      </main>
    </Layout>
  );
}
