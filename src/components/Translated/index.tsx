import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import {locale} from '@site/src/languages/locale';
import {useTranslation} from '@site/src/languages/usePageUrls';
import {Fill} from '@site/src/languages/Fill';
import {PageLink} from '../CanonicalLinks';

const TEXTS = {
  title: {en: 'About the translation', ja: '翻訳について'},
  outdated: {
    en: 'The English page has changed since this translation was made. {link}',
    ja: 'この翻訳の作成後に、英語版のページが更新されています。{link}',
  },
  link: {en: 'Read it in English', ja: '英語版を読む'},
  // For pages that exist in one language, by that language.
  en: {
    en: 'This page has not been translated yet and is shown in English.',
    ja: 'このページはまだ翻訳されていないため、英語で表示しています。',
  },
  ja: {
    en: 'This page has not been translated yet and is shown in Japanese.',
    ja: 'このページはまだ翻訳されていないため、日本語で表示しています。',
  },
};

/** The text of a page: links its Markdown copy, and says if its translation is not current. */
export function Translated({children}: {readonly children: ReactNode}) {
  const {state, only, route} = useTranslation();
  const {i18n, siteConfig} = useDocusaurusContext();
  const isTranslated = only ? locale === only : locale === i18n.defaultLocale;
  const isNoted = state !== 'current' && !isTranslated;
  const copy = `${siteConfig.baseUrl}${route.slice(1)}.md`;
  const link = (
    <PageLink language="en" path={route}>
      {TEXTS.link[locale]}
    </PageLink>
  );
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={copy} />
      </Head>
      {isNoted && (
        <div data-search="ignore">
          <Admonition type="info" title={TEXTS.title[locale]}>
            <p>
              <Fill text={TEXTS[only ?? 'outdated'][locale]} values={{link}} />
            </p>
          </Admonition>
        </div>
      )}
      {isNoted && only ? <div lang={only}>{children}</div> : children}
    </>
  );
}
