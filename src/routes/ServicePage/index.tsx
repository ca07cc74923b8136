/* oxlint-disable @docusaurus/prefer-docusaurus-heading -- headings of boxes need no anchor links, which would enlarge the HTML */
import {useMemo} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props as BlogPostPageProps} from '@theme/BlogPostPage';
import BlogSidebar from '@theme/BlogSidebar';
import EditThisPage from '@theme/EditThisPage';
import {comparisonPath, MAX_PICKS} from '@site/src/site/addresses';
import {BETWEEN_SENTENCES, formatDate, type ServiceView} from '@site/src/catalogue/browser';
import {type CategoryCosts, describeUsage, onlyOf} from '@site/src/catalogue/costs';
import {RECORD_HEADINGS} from '@site/src/catalogue/vocabulary';
import {fill} from '@site/src/fill';
import {Fill} from '@site/src/languages/Fill';
import {locale} from '@site/src/languages/locale';
import {useReader} from '@site/src/reader/ui/useReader';
import {useCosts, WorkedPrice} from '@site/src/reader/ui/WorkedPrice';
import {ShelfButton} from '../../shelf/ui/ShelfButton';
import {State} from '../../components/Dates';
import {contentsOf, type EntryArticle, EntryFrame, EntryLinks, PageContents} from '../EntryFrame';
import {buildArticle} from '../../components/PageHead';
import {KeyValues, Notice, ServiceFacts, TEXTS as VALUES} from '../../components/ServiceFacts';
import {SitePage} from '../../components/SitePage';
import {TagList} from '../../components/TagList';
import {RecordText} from '../../components/Value';
import styles from './styles.module.css';

const TEXTS = {
  coverAlt: {en: 'Cover: {name} by {vendor}', ja: '{name}（{vendor}）のカバー画像'},
  added: {en: 'Added {date}', ja: '{date}に追加'},
  neighbours: {en: 'Blog post page navigation', ja: '前後のサービス'},
  newer: {en: 'Newer post', ja: '新しいサービス'},
  older: {en: 'Older post', ja: '以前のサービス'},
  jump: {en: 'Sections', ja: '各節へ'},
  usage: {en: 'A month with {usage}.', ja: '{usage}の月額です。'},
  inJapan: {
    en: 'The others can keep data in Japan.',
    ja: 'ほかは国内に保存できるサービスです。',
  },
  change: {
    en: 'Change the usage, see the calculation and all services',
    ja: '使用量の変更、計算の内訳、すべてのサービス',
  },
  compare: {en: 'Compare with {count} others', ja: 'ほかの{count}件と比較'},
};

type Props = Pick<BlogPostPageProps, 'sidebar'> & {
  readonly content: EntryArticle<ServiceView> & {
    /** That of this page alone, if there are too many services to list all beside each. */
    readonly sidebar?: BlogPostPageProps['sidebar'];
  };
};

/** The page of a service: its article, which opens with the verdict, then all values and sources. */
export default function ServicePage({content, sidebar}: Props) {
  const {record, metadata, assets} = content;
  const {date, description, editUrl, frontMatter, nextItem, prevItem, title} = metadata;
  const {slug, lifecycle, name, vendor, company, categoryPage} = record;
  const coverAlt = fill(TEXTS.coverAlt[locale], {name, vendor});
  const toc = useMemo(() => contentsOf(content, VALUES.title[locale]), [content]);
  const elements = useMemo(
    () => ({Decision: () => <Decision record={record} toc={toc} />}),
    [record, toc],
  );
  return (
    <SitePage
      title={title}
      description={description}
      describe={(page) => buildArticle(page, record, date, assets.image!)}
      sidebar={<BlogSidebar sidebar={content.sidebar ?? sidebar} />}
      heading={
        <PageMetadata keywords={frontMatter.keywords} image={assets.image}>
          <meta property="og:type" content="article" />
          <meta property="article:published_time" content={date} />
          {/* The address of the cover is in the front matter of the article. */}
          <meta property="og:image:alt" content={coverAlt} />
          <meta name="twitter:image:alt" content={coverAlt} />
        </PageMetadata>
      }
    >
      <EntryFrame
        folder={`services/${slug}`}
        article={content}
        elements={elements}
        articleClass={styles.page}
        name={title}
        meta={
          <>
            <li>
              <State lifecycle={lifecycle} />
            </li>
            <li>{company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}</li>
            <li>
              <Link to={categoryPage.path}>{categoryPage.label}</Link>
            </li>
          </>
        }
        tools={<ShelfButton slug={slug} />}
        lead={<Notice service={record} />}
        values={<KeyValues service={record} />}
        toc={toc}
        note={lifecycle.state === 'active' ? lifecycle.note : null}
        below={<ServiceFacts service={record} />}
        footer={
          <>
            <TagList tags={metadata.tags} />
            <span>
              <Fill
                text={TEXTS.added[locale]}
                values={{
                  date: <time dateTime={date}>{formatDate(date.slice(0, 10), locale)}</time>,
                }}
              />
            </span>
            {editUrl && <EditThisPage editUrl={editUrl} />}
            {(prevItem ?? nextItem) && <Neighbours newer={prevItem} older={nextItem} />}
          </>
        }
      />
    </SitePage>
  );
}

type Neighbour = Props['content']['metadata']['nextItem'];

/** Links to the services added directly after and before this one. */
const Neighbours = ({newer, older}: Readonly<Record<'newer' | 'older', Neighbour>>) => (
  <nav className={`wrap ${styles.neighbours}`} aria-label={TEXTS.neighbours[locale]}>
    {newer && (
      <Link to={newer.permalink} rel="prev">
        <span className="visually-hidden">{TEXTS.newer[locale]} </span>
        {newer.title}
      </Link>
    )}
    {older && (
      <Link to={older.permalink} rel="next">
        <span className="visually-hidden">{TEXTS.older[locale]} </span>
        {older.title}
      </Link>
    )}
  </nav>
);

type DecisionProps = {readonly record: ServiceView; readonly toc: ReturnType<typeof contentsOf>};

/** What stands between the verdict and the article: when to choose a service and when not. */
function Decision({record, toc}: DecisionProps) {
  const {slug, alternatives, costs, links} = record;
  const count = Math.min(alternatives.length, MAX_PICKS - 1);
  return (
    <>
      <div className="margin-bottom--md">
        {costs && <PricesBeside record={record} costs={costs} />}
        <div className={`margin-bottom--md ${styles.choice}`}>
          {[['goodFor', 'good-for'] as const, ['watchOut', 'watch-out'] as const].map(
            ([key, id]) => (
              <section key={key} aria-labelledby={id}>
                <h2 id={id}>{RECORD_HEADINGS[key][locale]}</h2>
                <ul className={styles[key]}>
                  {record[key].map((line) => (
                    <li key={line}>
                      <RecordText text={line} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </div>
        <EntryLinks
          links={links}
          first={
            count > 0 && (
              <Link
                className="button button--primary button--sm"
                to={comparisonPath([slug, ...alternatives.map((other) => other.slug)])}
              >
                {fill(TEXTS.compare[locale], {count})}
              </Link>
            )
          }
        />
      </div>
      <PageContents toc={toc} className={styles.jump} label={TEXTS.jump[locale]} />
    </>
  );
}

const RIVALS = 2;

/** The price of a month for this reader, beside those of the cheapest alternatives. */
function PricesBeside({
  record: {slug, categoryPage},
  costs,
}: Pick<DecisionProps, 'record'> & {readonly costs: CategoryCosts}) {
  const [reader] = useReader(costs);
  const priced = useCosts({costs, reader}).filter(
    ({service, ...cost}) =>
      service.slug !== slug && 'total' in cost && (service.inJapan || !reader.inJapan),
  );
  const rivals = priced.slice(0, RIVALS).map(({service}) => service.slug);
  return (
    <div className="remark margin-bottom--md">
      <WorkedPrice costs={onlyOf(costs, [slug, ...rivals])} reader={reader} isBrief />
      <p className="margin-top--xs margin-bottom--none">
        {fill(TEXTS.usage[locale], {usage: describeUsage(reader.usage, locale)})}
        {BETWEEN_SENTENCES[locale]}
        {reader.inJapan && rivals.length > 0 && TEXTS.inJapan[locale] + BETWEEN_SENTENCES[locale]}
        <Link to={categoryPage.path}>{TEXTS.change[locale]}</Link>
      </p>
    </div>
  );
}
