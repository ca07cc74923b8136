// Change: in both languages, with links to the catalogue.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {LOCALES, type Locale} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';

/**
 * The text in the other language: a host has one 404 page for both. Not in `code.json`, since a
 * page has only the messages of its own language.
 */
const OTHER_LANGUAGE = {
  en: {
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    link: 'Home page in English',
  },
  ja: {
    title: 'ページが見つかりません',
    text: 'お探しのページが見つかりませんでした。',
    link: '日本語のトップページ',
  },
} as const satisfies Record<Locale, {title: string; text: string; link: string}>;

export default function NotFoundContent(): ReactNode {
  const locale = useLocale();
  const {localeConfigs} = useDocusaurusContext().i18n;
  return (
    <main className="container margin-vert--xl">
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/">
            <Translate id="notFound.home" description="Link to the home page on the 404 page">
              Home page
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/services">
            <Translate
              id="notFound.services"
              description="Link to the list of services on the 404 page"
            >
              All services
            </Translate>
          </Link>
        </li>
      </ul>
      {LOCALES.filter((other) => other !== locale).map((other) => {
        const {title, text, link} = OTHER_LANGUAGE[other];
        return (
          <section key={other} lang={other}>
            <Heading as="h2">{title}</Heading>
            <p>{text}</p>
            <p>
              <Link
                to={`pathname://${localeConfigs[other]!.baseUrl}`}
                // Docusaurus would put the base URL of this language before the path.
                autoAddBaseUrl={false}
                target="_self"
              >
                {link}
              </Link>
            </p>
          </section>
        );
      })}
    </main>
  );
}
