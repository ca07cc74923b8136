// Change: translated; the fallback of Docusaurus is only in English.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

export default function ErrorPage(props: Props) {
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  const content = <ErrorPageContent {...props} />;
  return (
    // The layout may crash for the same reason as the page.
    <ErrorBoundary fallback={() => content}>
      <Layout title={title}>{content}</Layout>
    </ErrorBoundary>
  );
}
