// Change: translated; the fallback of Docusaurus is only in English.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/**
 * Shown if the whole page crashes; rendered outside all contexts. The layout may crash for the same
 * reason, so it is wrapped in an error boundary with a fallback that does not use it.
 */
export default function ErrorPage(props: Props): ReactNode {
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <Layout title={title}>{content}</Layout>
    </ErrorBoundary>
  );
}
