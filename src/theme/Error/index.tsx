// Change: translated; the fallback of Docusaurus is in English only.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/**
 * Shown when the whole page crashes, outside of all contexts. The layout may crash for the same
 * reason, so it has an error boundary of its own, with a fallback that cannot fail.
 */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => <Crash {...props} />}>
      <Head>
        <title>
          {translate({
            id: 'error.pageTitle',
            message: 'Page Error',
            description: 'Title of the browser window when a page crashed',
          })}
        </title>
      </Head>
      <Layout>
        <Crash {...props} />
      </Layout>
    </ErrorBoundary>
  );
}

function Crash({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.crash}>
      {/* No theme component here: it could be the one that crashed. */}
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
      <h1>
        <Translate id="error.title" description="Heading when a page crashed as a whole">
          This page crashed
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
