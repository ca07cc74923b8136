import type {ReactNode} from 'react';
import clsx from 'clsx';
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import TOCItems from '@theme/TOCItems';
import {EntryIcon} from '../EntryIcon';
import styles from './styles.module.css';

type Props = {
  /** Path of the tile below the base URL. */
  readonly icon: string;
  /** Colour of the edge of the values. */
  readonly color: string;
  readonly name: string;
  /** What stands below the name, each part an item of a list. */
  readonly meta: ReactNode;
  readonly lead: string;
  /** Links of the entry, as buttons. */
  readonly actions: ReactNode;
  /** What a reader has to know first, across the whole page. */
  readonly notice?: ReactNode;
  /** What stands before the values and, where there is room, at the head of the text. */
  readonly verdict?: ReactNode;
  /** The values, beside the text where there is room. */
  readonly values: ReactNode;
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
  readonly footer: ReactNode;
};

/** The page of a service or a company: what is known of it at a glance beside what is to be read. */
export function EntryFrame({
  icon,
  color,
  name,
  meta,
  lead,
  actions,
  notice,
  verdict,
  values,
  toc,
  children,
  footer,
}: Props): ReactNode {
  return (
    <article>
      <header className={styles.header}>
        <EntryIcon icon={icon} size={56} />
        <Heading as="h1">{name}</Heading>
        <ul className={styles.meta}>{meta}</ul>
        <p className={styles.lead}>{lead}</p>
        {actions}
      </header>
      {/* The feeds take the content of the page from the element with this id. */}
      <div id={blogPostContainerID}>
        {notice}
        <div className={styles.columns}>
          {verdict}
          <div className={styles.rail}>
            <PageContents toc={toc} />
            <div className={styles.sheet} style={{borderBlockStartColor: color}}>
              {values}
            </div>
          </div>
          <div className={clsx('markdown', styles.body)}>{children}</div>
        </div>
      </div>
      <footer className={styles.footer}>{footer}</footer>
    </article>
  );
}

/**
 * The headings of the text. The values below are often as high as the text, so that a list after
 * them would come too late; folded, it stays in view above them.
 */
function PageContents({toc}: Pick<Props, 'toc'>): ReactNode {
  const label = translate({
    id: 'toc.label',
    message: 'On this page',
    description: 'Name of the table of contents beside a page',
  });
  return (
    <nav className={styles.toc} aria-label={label}>
      <details>
        <summary className={styles.opener}>{label}</summary>
        <TOCItems
          toc={toc}
          maxHeadingLevel={2}
          linkClassName="table-of-contents__link toc-highlight"
          linkActiveClassName="table-of-contents__link--active"
        />
      </details>
    </nav>
  );
}
