import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import HomeSearch from '@theme/HomeSearch';
import Layout from '@theme/Layout';
import {formatNumber, type Overview} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {EntryIcon} from '../../components/EntryIcon';
import {Day, State} from '../../components/Dates';
import {Section} from '../../components/Fold';
import {Joined} from '../../components/Joined';
import {type ServiceRow, ServiceRows} from '../../components/ServiceRow';
import {HomeData} from '../../components/PageHead';
import {AllChanges} from '../../components/Timeline';
import {Shelf} from '../../shelf/ui/Shelf';
import styles from './styles.module.css';

const TEXTS = {
  changesTitle: {en: 'Upcoming and recent changes', ja: '今後と最近の変更'},
  shelvesTitle: {en: 'Services by category', ja: 'カテゴリー別のサービス'},
  shelfAll: {en: 'All {count}', ja: '全{count}件'},
  shelfCompareLabel: {en: 'Compare: {category}', ja: '比較する：{category}'},
  shelfCompare: {en: 'Compare', ja: '比較する'},
  waysLabel: {en: 'Browse the catalogue', ja: 'カタログの探し方'},
  recentTitle: {en: 'Recently added', ja: '新しく追加したサービス'},
  companiesTitle: {en: 'Companies', ja: '企業'},
  lead: {
    en: 'Compare {services} services on the same points. Each of the {sourced} values and facts has a source, and {compared} have been verified against it. What isn’t known is labelled “Unknown”. {health}',
    ja: '{services}件のサービスを同じ項目で比べられます。値と情報{sourced}件にはすべて出典があり、うち{compared}件は出典と照合済みです。分からない項目は「不明」と表示しています。{health}',
  },
  leadHealth: {en: 'State of the data', ja: 'データの状態'},
};

const WAYS = [
  ['/services', {en: 'All {totalPosts} services', ja: '全{totalPosts}件のサービス'}],
  ['/compare', {en: 'Compare services', ja: 'サービスを比較する'}],
  ['/services/tags', {en: 'By tag', ja: 'タグから探す'}],
  ['/docs/category/categories', {en: 'By category', ja: 'カテゴリーから探す'}],
  ['/companies/company', {en: 'By company', ja: '企業から探す'}],
] as const;

type Props = {
  readonly title: string;
  readonly description: string;
  readonly recent: readonly ServiceRow[];
  readonly overview: Overview;
};

export default function HomePage({title, description, recent, overview}: Props) {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {totals, shelves, companies, changes} = overview;
  return (
    <Layout title={title} description={description}>
      <HomeData />
      <main className={`container padding-vert--lg ${styles.page}`}>
        <header className={styles.top}>
          <div>
            <Heading as="h1">
              <Joined parts={customFields!.taglineParts as readonly string[]} by={<wbr />} />
            </Heading>
            <p className={styles.lead}>
              <Fill
                text={TEXTS.lead[locale]}
                values={{
                  services: totals.services,
                  sourced: formatNumber(totals.sourced),
                  compared: formatNumber(totals.compared),
                  health: <Link to="/docs/health">{TEXTS.leadHealth[locale]}</Link>,
                }}
              />
            </p>
            <HomeSearch />
          </div>
          {changes.length > 0 && (
            <Section
              id="changes"
              title={TEXTS.changesTitle[locale]}
              aria-labelledby="changes"
              className={styles.changes}
            >
              <ul className="list margin-bottom--xs">
                {changes.map(({name, path, text, date}) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                    <span className="detail">
                      <Day date={date} isShort />
                    </span>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
              <AllChanges />
            </Section>
          )}
        </header>
        <Shelf services={shelves.flatMap(({services}) => services)} />
        <Shelves shelves={shelves} />
        <nav aria-label={TEXTS.waysLabel[locale]}>
          <ul className={`list wrap ${styles.links}`}>
            {WAYS.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{fill(label[locale], {totalPosts: totals.services})}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Section id="recent" title={TEXTS.recentTitle[locale]} aria-labelledby="recent">
          <ServiceRows services={recent} as="h3" />
        </Section>
        <Section id="companies" title={TEXTS.companiesTitle[locale]} aria-labelledby="companies">
          <ul className={`list wrap ${styles.entries}`}>
            {companies.map(({slug, name, icon}) => (
              <li key={slug}>
                <Link to={`/companies/${slug}`} className="pair">
                  <EntryIcon icon={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    </Layout>
  );
}

/** Maximum number of services on a shelf, so that shelves have similar heights. */
const MOST_SERVICES = 8;

export const Shelves = ({shelves}: Pick<Overview, 'shelves'>) => (
  <section aria-labelledby="shelves" className={styles.shelves}>
    <Heading as="h2" id="shelves" className="visually-hidden">
      {TEXTS.shelvesTitle[locale]}
    </Heading>
    {shelves.map(({category, label, page, services}) => (
      <div key={category} className={`shelf ${styles.shelf}`}>
        <Heading as="h3" className={`margin-bottom--none ${styles.category}`}>
          <Link to={page}>{label}</Link> <span className="detail">{services.length}</span>
        </Heading>
        <ul className={`list wrap ${styles.entries}`}>
          {services.slice(0, MOST_SERVICES).map(({slug, name, icon, lifecycle}) => (
            <li key={slug} className="cluster">
              <Link to={`/services/${slug}`} className="pair">
                <EntryIcon icon={icon} />
                {name}
              </Link>
              <State lifecycle={lifecycle} isChip />
            </li>
          ))}
          {services.length > MOST_SERVICES && (
            <li>
              <Link to={page}>{fill(TEXTS.shelfAll[locale], {count: services.length})}</Link>
            </li>
          )}
        </ul>
        <Link
          className={styles.compare}
          to={page}
          aria-label={fill(TEXTS.shelfCompareLabel[locale], {category: label})}
        >
          {TEXTS.shelfCompare[locale]}
        </Link>
      </div>
    ))}
  </section>
);
