// Change: one form of canonical URLs on all hosts; no alternate for missing translations.
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import {CanonicalLinks} from '@site/src/components/CanonicalLinks';
import {locale} from '@site/src/languages/locale';

export default function SiteMetadata() {
  const {metadata, image} = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      {image && <PageMetadata image={image} />}
      <CanonicalLinks />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={locale} />
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
