import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {CompanySummary, Directory} from '@site/src/catalogue/browser';
import {useLocale} from '@site/src/languages/useLocale';
import {countryName} from '../CompanyPage/countryName';
import {EntryIcon} from '../EntryIcon';
import {PageData} from '../StructuredData';
import styles from './styles.module.css';

type Props = {
  /** Introduction, compiled from Markdown. */
  readonly content: PropBlogPostContent;
  readonly config: Directory & {readonly companies: readonly CompanySummary[]};
};

type Group = {readonly title: string; readonly companies: readonly CompanySummary[]};

/** The directory of all companies. */
export default function CompanyDirectory({content: Introduction, config}: Props): ReactNode {
  const locale = useLocale();
  const {title, description} = Introduction.metadata;
  const groups = groupCompanies(config, locale);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <PageData
        title={title}
        description={description}
        items={groups.flatMap(({companies}) =>
          companies.map(({name, slug}) => ({name, path: `/companies/${slug}`})),
        )}
      />
      <Layout>
        <main className="container margin-vert--lg">
          {/* The search extraction looks for the title of a page in an article. */}
          <article>
            <Heading as="h1">{title}</Heading>
            <MDXContent>
              <Introduction />
            </MDXContent>
          </article>
          {groups.map((group) => (
            <section key={group.title}>
              <Heading as="h2">{group.title}</Heading>
              <ul className={styles.list}>
                {group.companies.map(({slug, name, icon, services}) => (
                  <li key={slug}>
                    <EntryIcon icon={icon} />
                    <Link to={`/companies/${slug}`} className={styles.name}>
                      {name}
                    </Link>
                    <ul className={styles.services}>
                      {services.map((service) => (
                        <li key={service.slug}>
                          <Link to={`/services/${service.slug}`}>{service.name}</Link>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function groupCompanies({groupBy, companies}: Props['config'], locale: string): Group[] {
  const all = translate({
    id: 'company.directory.all',
    message: 'All companies',
    description: 'Heading of the directory when it is not grouped',
  });
  const unknown = translate({
    id: 'company.directory.unknownCountry',
    message: 'Country unknown',
    description: 'Heading of the companies whose country is not known',
  });
  const titleOf = ({country}: CompanySummary): string => {
    if (groupBy === 'none') {
      return all;
    }
    return country.value === 'unknown' ? unknown : countryName(country.value, locale);
  };
  const groups = new Map<string, CompanySummary[]>();
  for (const company of companies) {
    const title = titleOf(company);
    groups.set(title, [...(groups.get(title) ?? []), company]);
  }
  return [...groups].map(([title, members]) => ({title, companies: members}));
}
