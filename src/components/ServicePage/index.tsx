import {type ReactNode, useMemo} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props as BlogPostPageProps} from '@theme/BlogPostPage';
import BlogLayout from '@theme/BlogLayout';
import EditThisPage from '@theme/EditThisPage';
import MDXContent from '@theme/MDXContent';
import {formatDate, type ServiceView} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {Fill} from '@site/src/languages/Fill';
import {ARTICLE_ELEMENTS} from '../Cited';
import {ShelfButton} from '../../shelf/ui/ShelfButton';
import {CopyMenu} from '../CopyMenu';
import {EntryFrame} from '../EntryFrame';
import {byCitation, FactsContext} from '../Fact';
import {FactList} from '../FactList';
import {TEXTS as FACTS} from '../FactList';
import {Notice} from '../Notice';
import {KeyValues, ServiceFacts} from '../ServiceFacts';
import {TEXTS as VALUES} from '../ServiceFacts';
import {State} from '../State';
import {PageData, servicesStep} from '../StructuredData';
import {buildArticle} from '../StructuredData/graph';
import {TagList} from '../TagList';
import {Timeline} from '../Timeline';
import {TEXTS as TIMELINE} from '../Timeline';
import {Translated} from '../Translated';
import {locale} from '@site/src/languages/locale';
import {Decision} from './Decision';
import styles from './styles.module.css';

const TEXTS = {
  coverAlt: {en: 'Cover: {name} by {vendor}', ja: '{name}（{vendor}）のカバー画像'},
  added: {en: 'Added {date}', ja: '{date}に追加'},
  neighbours: {en: 'Blog post page navigation', ja: '前後のサービス'},
  newer: {en: 'Newer post', ja: '新しいサービス'},
  older: {en: 'Older post', ja: '以前のサービス'},
};

type Article = BlogPostPageProps['content'] & {
  readonly record: ServiceView;
  /** IDs of the facts that the article cites, in the order of the text. */
  readonly cited: readonly string[];
  /** That of this page alone, if there are too many services to list all beside each. */
  readonly sidebar?: BlogPostPageProps['sidebar'];
};

type Props = BlogPostPageProps & {readonly content: Article};

/** The page of a service: its article, which opens with the verdict, then all values and sources. */
export default function ServicePage({content, sidebar}: Props): ReactNode {
  const {record, cited, metadata, assets} = content;
  const {date, description, editUrl, frontMatter, nextItem, prevItem, title} = metadata;
  const {slug, lifecycle, timeline, name, vendor} = record;
  const coverAlt = fill(TEXTS.coverAlt[locale], {name, vendor});
  const facts = useMemo(() => byCitation(record.facts, cited), [record, cited]);
  const section = (id: string, value: string) => ({id, level: 2, value});
  const toc = useMemo(
    () => [
      ...content.toc,
      section('timeline', TIMELINE.title[locale]),
      section('values', VALUES.title[locale]),
      section('sources', FACTS.title[locale]),
    ],
    [content],
  );
  const elements = useMemo(
    () => ({...ARTICLE_ELEMENTS, Decision: () => <Decision record={record} toc={toc} />}),
    [record, toc],
  );
  const Article = content as unknown as (props: {components: object}) => ReactNode;
  return (
    <BlogLayout sidebar={content.sidebar ?? sidebar}>
      <PageMetadata
        title={title}
        description={description}
        keywords={frontMatter.keywords}
        image={assets.image}
      >
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
        {/* The address of the cover is in the front matter of the article. */}
        <meta property="og:image:alt" content={coverAlt} />
        <meta name="twitter:image:alt" content={coverAlt} />
      </PageMetadata>
      <PageData
        title={title}
        description={description}
        above={[servicesStep(locale)]}
        describe={(site, page) => buildArticle(site, page, record, date, assets.image!)}
      />
      <FactsContext.Provider value={facts}>
        <EntryFrame
          icon={record.icon}
          color={record.color}
          name={title}
          meta={<Meta {...record} />}
          tools={
            <>
              <ShelfButton slug={slug} />
              <CopyMenu
                route={`/services/${slug}`}
                data={`/api/v1/services/${slug}.json`}
                badge={title}
              />
            </>
          }
          lead={<Notice service={record} />}
          values={<KeyValues service={record} />}
          toc={toc}
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
        >
          <div className={styles.page}>
            <Translated>
              <MDXContent>
                <Article components={elements} />
              </MDXContent>
            </Translated>
          </div>
          <Timeline
            events={timeline}
            note={lifecycle.state === 'active' ? lifecycle.note : null}
            folder={`services/${slug}`}
          />
          <ServiceFacts service={record} />
          <FactList entry={slug} facts={facts} />
        </EntryFrame>
      </FactsContext.Provider>
    </BlogLayout>
  );
}

/** State, vendor and category of a service. */
function Meta({company, lifecycle, vendor, categoryPage}: ServiceView): ReactNode {
  return (
    <>
      <li>
        <State lifecycle={lifecycle} />
      </li>
      <li>{company ? <Link to={`/companies/${company.slug}`}>{vendor}</Link> : vendor}</li>
      <li>
        <Link to={categoryPage.path}>{categoryPage.label}</Link>
      </li>
    </>
  );
}

type Neighbour = BlogPostPageProps['content']['metadata']['nextItem'];

/** Links to the services added directly after and before this one. */
function Neighbours({newer, older}: Readonly<Record<'newer' | 'older', Neighbour>>): ReactNode {
  const linkTo = (neighbour: Neighbour, rel: string, label: string) =>
    neighbour && (
      <Link to={neighbour.permalink} rel={rel}>
        <span className="visually-hidden">{label} </span>
        {neighbour.title}
      </Link>
    );
  return (
    <nav className={`wrap ${styles.neighbours}`} aria-label={TEXTS.neighbours[locale]}>
      {linkTo(newer, 'prev', TEXTS.newer[locale])}
      {linkTo(older, 'next', TEXTS.older[locale])}
    </nav>
  );
}
