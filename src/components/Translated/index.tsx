import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import {locale} from '@site/src/languages/locale';
import {useTranslation} from '@site/src/languages/usePageUrls';
import {Fill} from '@site/src/languages/Fill';
import {PageLink} from '../PageLink';

const TEXTS = {
  noticeTitle: {en: 'About the translation', ja: '翻訳について'},
  noticeOutdated: {
    en: 'The English page has changed since this translation was made. {link}',
    ja: 'この翻訳の作成後に、英語版のページが更新されています。{link}',
  },
  noticeLink: {en: 'Read it in English', ja: '英語版を読む'},
};

/** Texts about pages that exist in one language, by that language. */
const ONLY = {
  en: {
    en: 'This page has not been translated yet and is shown in English.',
    ja: 'このページはまだ翻訳されていないため、英語で表示しています。',
  },
  ja: {
    en: 'This page has not been translated yet and is shown in Japanese.',
    ja: 'このページはまだ翻訳されていないため、日本語で表示しています。',
  },
};

/**
 * Wraps the text of a page. Adds a notice if its translation is outdated or missing; an
 * untranslated text gets a `lang` attribute.
 */
export function Translated({children}: {readonly children: ReactNode}): ReactNode {
  const {state, only, route} = useTranslation();
  const {i18n} = useDocusaurusContext();
  const isTranslated = only ? locale === only : locale === i18n.defaultLocale;
  if (state === 'current' || isTranslated) {
    return children;
  }
  const link = (
    <PageLink language="en" path={route}>
      {TEXTS.noticeLink[locale]}
    </PageLink>
  );
  return (
    <>
      <div data-search="ignore">
        <Admonition type="info" title={TEXTS.noticeTitle[locale]}>
          <p>
            <Fill text={(only ? ONLY[only] : TEXTS.noticeOutdated)[locale]} values={{link}} />
          </p>
        </Admonition>
      </div>
      {only ? <div lang={only}>{children}</div> : children}
    </>
  );
}
