import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import {useLocale} from '@site/src/languages/useLocale';
import {onlyLocaleOf, useTranslation} from '@site/src/languages/useTranslation';

/**
 * Wraps the text of a page. Adds a notice if its translation is outdated or missing; an
 * untranslated text gets a `lang` attribute.
 */
export function Translated({children}: {readonly children: ReactNode}): ReactNode {
  const locale = useLocale();
  const {state, route} = useTranslation();
  const {i18n} = useDocusaurusContext();
  const only = onlyLocaleOf(state);
  const isTranslated = only ? locale === only : locale === i18n.defaultLocale;
  if (state === 'current' || isTranslated) {
    return children;
  }
  const english = `${i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/'}${route.slice(1)}`;
  return (
    <>
      <div data-search="ignore">
        <Admonition
          type="info"
          title={translate({
            id: 'translation.notice.title',
            message: 'About the translation',
            description:
              'Title of the notice on a page that is not translated or whose translation is outdated',
          })}
        >
          <p>
            {only === 'en' ? (
              <Translate
                id="translation.notice.missing"
                description="Notice on a page that is not translated"
              >
                This page has not been translated yet and is shown in English.
              </Translate>
            ) : only === 'ja' ? (
              <Translate
                id="translation.notice.onlyJapanese"
                description="Notice on an English page that exists in Japanese only"
              >
                This page has not been translated yet and is shown in Japanese.
              </Translate>
            ) : (
              <Translate
                id="translation.notice.outdated"
                description="Notice on a page whose translation is outdated, with a link to the English page"
                values={{
                  link: (
                    // Docusaurus would prepend the base URL of the current language.
                    <Link
                      to={`pathname://${english}`}
                      autoAddBaseUrl={false}
                      target="_self"
                      hrefLang="en"
                    >
                      <Translate
                        id="translation.notice.link"
                        description="Link to the English page"
                      >
                        Read it in English
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'The English page has changed since this translation was made. {link}'}
              </Translate>
            )}
          </p>
        </Admonition>
      </div>
      {only ? <div lang={only}>{children}</div> : children}
    </>
  );
}
