import {type ReactNode, useMemo} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props as BlogPostPageProps} from '@theme/BlogPostPage';
import BlogSidebar from '@theme/BlogSidebar';
import EditThisPage from '@theme/EditThisPage';
import {formatDate, type ServiceView} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {Fill} from '@site/src/languages/Fill';
import {ShelfButton} from '../../shelf/ui/ShelfButton';
import {type EntryArticle, EntryFrame, section} from '../EntryFrame';
import {TEXTS as FACTS} from '../FactList';
import {Notice} from '../Notice';
import {KeyValues, ServiceFacts, TEXTS as VALUES} from '../ServiceFacts';
import {BesideServices} from '../SitePage';
import {State} from '../Dates';
import {buildArticle, PageData, SERVICES_STEP} from '../PageHead';
import {TagList} from '../TagList';
import {TEXTS as TIMELINE} from '../Timeline';
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

type Props = Pick<BlogPostPageProps, 'sidebar'> & {
  readonly content: EntryArticle<ServiceView> & {
    /** That of this page alone, if there are too many services to list all beside each. */
    readonly sidebar?: BlogPostPageProps['sidebar'];
  };
};

/** The page of a service: its article, which opens with the verdict, then all values and sources. */
export default function ServicePage({content, sidebar}: Props): ReactNode {
  const {record, metadata, assets} = content;
  const {date, description, editUrl, frontMatter, nextItem, prevItem, title} = metadata;
  const {slug, lifecycle, name, vendor} = record;
  const coverAlt = fill(TEXTS.coverAlt[locale], {name, vendor});
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
    () => ({Decision: () => <Decision record={record} toc={toc} />}),
    [record, toc],
  );
  return (
    <BesideServices sidebar={<BlogSidebar sidebar={content.sidebar ?? sidebar} />}>
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
        above={[SERVICES_STEP]}
        describe={(page) => buildArticle(page, record, date, assets.image!)}
      />
      <EntryFrame
        folder={`services/${slug}`}
        article={content}
        elements={elements}
        articleClass={styles.page}
        name={title}
        badge={title}
        meta={<Meta {...record} />}
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
    </BesideServices>
  );
}

/** State, vendor and category of a service. */
const Meta = ({company, lifecycle, vendor, categoryPage}: ServiceView): ReactNode => (
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

type Neighbour = Props['content']['metadata']['nextItem'];

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
