import Link from '@docusaurus/Link';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useQuery} from '@site/src/browser/useQuery';
import {type CompanySummary, countryName, type Directory} from '@site/src/catalogue/browser';
import {COMPANY_FIELDS} from '@site/src/catalogue/fields';
import {ANSWERS} from '@site/src/catalogue/vocabulary';
import {groupBy} from '@site/src/groupBy';
import {locale} from '@site/src/languages/locale';
import {CatalogueTabs, SitePage} from '../../components/SitePage';
import {EntryIcon} from '../../components/EntryIcon';
import {Table} from '../../components/Table';
import styles from './styles.module.css';

const TEXTS = {
  directoryCountries: {en: 'By country', ja: '国で絞り込む'},
  directoryAnyCountry: {en: 'All', ja: 'すべて'},
  directoryCompany: {en: 'Company', ja: '企業'},
  directoryServices: {en: 'Services', ja: 'サービス'},
};

type Props = {
  readonly content: PropBlogPostContent;
  readonly config: Directory & {readonly companies: readonly CompanySummary[]};
};

export default function CompanyDirectory({content: Introduction, config}: Props) {
  const {title, description} = Introduction.metadata;
  const {companies} = config;
  const [search, query] = useQuery();
  const chosen = new URLSearchParams(search).get('country');
  const shown = companies.filter(({country}) => country.value === chosen);
  const collator = new Intl.Collator(locale);
  const countries = [...groupBy(companies, ({country}) => country.value)]
    .map(([code, {length: count}]) => ({code, count, label: labelOf(code)}))
    .sort((a, b) => b.count - a.count || collator.compare(a.label, b.label));
  const chip = (code: string | null, text: string) => (
    <li key={code}>
      <button
        type="button"
        className="chip"
        aria-pressed={code === (shown.length > 0 ? chosen : null)}
        onClick={() => query.push(() => (code === null ? '' : `?country=${code}`))}
      >
        {text}
      </button>
    </li>
  );
  return (
    <SitePage
      title={title}
      description={description}
      items={companies.map(({name, slug}) => ({title: name, permalink: `/companies/${slug}`}))}
      heading={
        // The search index takes the title of a page from its `article`.
        <article>
          <Heading as="h1">{title}</Heading>
          <CatalogueTabs current="companies" />
          <MDXContent>
            <Introduction />
          </MDXContent>
        </article>
      }
    >
      {config.groupBy === 'country' && (
        <div role="group" aria-label={TEXTS.directoryCountries[locale]}>
          <ul className={`chips margin-bottom--md ${styles.countries}`}>
            {chip(null, TEXTS.directoryAnyCountry[locale])}
            {countries.map(({code, label, count}) => chip(code, `${label} ${count}`))}
          </ul>
        </div>
      )}
      <Table
        caption={title}
        isCaptionHidden
        columns={[
          {
            head: TEXTS.directoryCompany[locale],
            cell: ({slug, name, icon}) => (
              <span className="pair">
                <EntryIcon icon={icon} size={28} />
                <Link to={`/companies/${slug}`}>{name}</Link>
              </span>
            ),
          },
          {head: COMPANY_FIELDS.country[locale], cell: ({country}) => labelOf(country.value)},
          {
            head: TEXTS.directoryServices[locale],
            cell: ({services}) => (
              <ul className="list wrap">
                {services.map(({slug, name}) => (
                  <li key={slug}>
                    <Link to={`/services/${slug}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
        groups={[{rows: shown.length > 0 ? shown : companies}]}
        keyOf={({slug}) => slug}
        className={styles.table}
      />
    </SitePage>
  );
}

const labelOf = (country: string): string =>
  country === 'unknown' ? ANSWERS.unknown[locale] : countryName(country, locale);
