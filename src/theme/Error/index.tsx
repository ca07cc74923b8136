// Change: translated; the fallback of Docusaurus is only in English.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';

const TEXTS = {
  pageTitle: {en: 'Page Error', ja: 'ページのエラー'},
  title: {en: 'This page crashed', ja: 'ページの表示中にエラーが発生しました'},
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * Shown if the whole page crashes; rendered outside all contexts. The layout may crash for the same
 * reason, so it is wrapped in an error boundary with a fallback that does not use it.
 */
export default function ErrorPage(props: Props): ReactNode {
  const locale = useLocale();
  return (
    <ErrorBoundary fallback={() => <Crash {...props} />}>
      <Head>
        <title>{TEXTS.pageTitle[locale]}</title>
      </Head>
      <Layout>
        <Crash {...props} />
      </Layout>
    </ErrorBoundary>
  );
}

function Crash({error, tryAgain}: Props): ReactNode {
  const locale = useLocale();
  return (
    <main className={styles.crash}>
      {/* No theme components, as one of them could have crashed. */}
      {/* oxlint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
      <h1>{TEXTS.title[locale]}</h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
