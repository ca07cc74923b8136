import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';

type Props = {
  readonly language: Locale;
  /** Relative to the base URL of the language, with a leading slash. */
  readonly path: string;
  readonly children: ReactNode;
};

/** A link to a page in a language. Links to the other language load a new document. */
export function PageLink({language, path, children}: Props): ReactNode {
  const {localeConfigs} = useDocusaurusContext().i18n;
  return language === locale ? (
    <Link to={path}>{children}</Link>
  ) : (
    <Link
      to={`pathname://${localeConfigs[language]!.baseUrl}${path.slice(1)}`}
      // Docusaurus would prepend the base URL of the current language.
      autoAddBaseUrl={false}
      target="_self"
      hrefLang={language}
    >
      {children}
    </Link>
  );
}
