import {type ComponentProps, type ReactNode, useMemo} from 'react';
import clsx from 'clsx';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import {blogPostContainerID} from '@docusaurus/utils-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import type {CompanyView, ServiceView} from '@site/src/catalogue/browser';
import {locale} from '@site/src/languages/locale';
import {LABEL} from '@site/src/theme/TOC';
import {articleElements} from '../../components/Cited';
import {EntryIcon} from '../../components/EntryIcon';
import {CopyMenu} from '../../components/CopyMenu';
import {TEXTS as TIMELINE, Timeline} from '../../components/Timeline';
import {Translated} from '../../components/Translated';
import {FactList, TEXTS as FACTS} from '../../components/ValueList';
import styles from './styles.module.css';

type Toc = TOCItemsProps['toc'];

export type EntryArticle<View> = PropBlogPostContent & {
  readonly record: View;
  /** IDs of the facts that the article cites, in the order of the text. */
  readonly cited: readonly string[];
};

/** A section of the page in its table of contents. */
export const section = (id: string, value: string) => ({id, level: 2, value});

/** The sections of an article and those that follow it; `values` is the title of that of values. */
export const contentsOf = ({toc}: {readonly toc: Toc}, values?: string): Toc => [
  ...toc,
  section('timeline', TIMELINE.title[locale]),
  ...(values === undefined ? [] : [section('values', values)]),
  section('sources', FACTS.title[locale]),
];

type Props = {
  /** Path of the page relative to the base URL. */
  readonly folder: `${'services' | 'companies'}/${string}`;
  readonly article: EntryArticle<ServiceView | CompanyView>;
  /** What the article may use besides {@link articleElements}. */
  readonly elements?: Readonly<Record<string, () => ReactNode>>;
  readonly articleClass?: string | undefined;
  readonly name: string;
  /** `li` elements shown below the name. */
  readonly meta: ReactNode;
  readonly tools?: ReactNode;
  readonly lead: ReactNode;
  /** Shown beside the text in a wide window; below it in a narrow one, unless `below` has them all. */
  readonly values: ReactNode;
  readonly toc: Toc;
  readonly above?: ReactNode;
  readonly note?: string | null;
  readonly below?: ReactNode;
  readonly footer: ReactNode;
};

/** A service or company: header, article, changes and facts, and a side column with values. */
export function EntryFrame({folder, article, elements, articleClass, ...props}: Props) {
  const {record, cited} = article;
  const {icon, color, slug, timeline} = record;
  const isService = folder.startsWith('services/');
  const facts = useMemo(
    () => [
      ...cited.map((id) => record.facts.find((fact) => fact.id === id)!),
      ...record.facts.filter(({id}) => !cited.includes(id)),
    ],
    [record, cited],
  );
  const components = useMemo(() => ({...articleElements(facts), ...elements}), [facts, elements]);
  const Article = article as unknown as (props: {components: object}) => ReactNode;
  const text = (
    <Translated>
      <MDXContent>
        <Article components={components} />
      </MDXContent>
    </Translated>
  );
  return (
    <article>
      <header className={styles.header}>
        <EntryIcon icon={icon} size={48} />
        <Heading as="h1">{props.name}</Heading>
        <ul className={`list cluster ${styles.meta}`}>{props.meta}</ul>
        <div className={`cluster ${styles.tools}`}>
          {props.tools}
          <CopyMenu folder={folder} badge={isService ? props.name : undefined} />
        </div>
      </header>
      {props.lead}
      <div className={styles.columns}>
        {/* The feeds take the content of the page from the element with this ID. */}
        <div id={blogPostContainerID} className={clsx('markdown', styles.body)}>
          {props.above}
          {articleClass === undefined ? text : <div className={articleClass}>{text}</div>}
          <Timeline events={timeline} note={props.note} folder={folder} />
          {props.below}
          <FactList entry={slug} facts={facts} />
        </div>
        <div className="sticky" data-search="ignore">
          <div
            className={clsx(styles.sheet, props.below && styles.wide)}
            style={{borderBlockStartColor: color}}
          >
            {props.values}
          </div>
          <PageContents toc={props.toc} label={LABEL[locale]} className={styles.toc} />
        </div>
      </div>
      <footer className={`wrap remark ${styles.footer}`}>{props.footer}</footer>
    </article>
  );
}

type ContentsProps = ComponentProps<'nav'> & {readonly toc: Toc; readonly label: string};

/** The headings of level 2. Each list on a page has a label of its own. */
export const PageContents = ({toc, label, className}: ContentsProps) => (
  <nav className={clsx('screen-only', className)} aria-label={label}>
    <TOCItems
      toc={toc}
      maxHeadingLevel={2}
      linkClassName="table-of-contents__link toc-highlight"
      linkActiveClassName="table-of-contents__link--active"
    />
  </nav>
);

const LINKS = {
  homepage: {en: 'Website', ja: '公式サイト'},
  docs: {en: 'Documentation', ja: 'ドキュメント'},
  pricing: {en: 'Prices', ja: '料金'},
  blog: {en: 'Company blog', ja: '企業ブログ'},
  source: {en: 'Source code', ja: 'ソースコード'},
  social: {en: 'Social account', ja: 'SNSアカウント'},
  status: {en: 'Status page', ja: '稼働状況'},
};

type LinksProps = {
  readonly links: Readonly<Partial<Record<keyof typeof LINKS, string | null>>>;
  readonly first?: ReactNode;
};

/** The links of a service or company as buttons, in the order of {@link LINKS}. */
export const EntryLinks = ({links, first}: LinksProps) => (
  <ul className="chips">
    {first && <li>{first}</li>}
    {(Object.keys(LINKS) as (keyof typeof LINKS)[]).map(
      (name) =>
        links[name] && (
          <li key={name}>
            <Link className="button button--secondary button--sm" href={links[name]}>
              {LINKS[name][locale]}
            </Link>
          </li>
        ),
    )}
  </ul>
);
