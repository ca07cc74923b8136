import type {ReactNode} from 'react';
import clsx from 'clsx';
import {blogPostContainerID} from '@docusaurus/utils-common';
import Heading from '@theme/Heading';
import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import {locale} from '@site/src/languages/locale';
import {EntryIcon} from '../EntryIcon';
import styles from './styles.module.css';

export const TEXTS = {
  label: {en: 'On this page', ja: 'このページの内容'},
};

type Toc = TOCItemsProps['toc'];

type Props = {
  /** Path of the tile, relative to the base URL. */
  readonly icon: string;
  /** CSS colour of the border above the values. */
  readonly color: string;
  readonly name: string;
  /** `li` elements shown below the name. */
  readonly meta: ReactNode;
  /** Controls beside the name. */
  readonly tools: ReactNode;
  /** Shown below the name. */
  readonly lead?: ReactNode;
  /** Shown beside the text in a wide window, and below it in a narrow one. */
  readonly values: ReactNode;
  readonly toc: Toc;
  readonly children: ReactNode;
  readonly footer: ReactNode;
};

/** The layout of a service or company page: header, text, and a side column with values. */
export function EntryFrame({
  icon,
  color,
  name,
  meta,
  tools,
  lead,
  values,
  toc,
  children,
  footer,
}: Props): ReactNode {
  return (
    <article>
      <header className={styles.header}>
        <EntryIcon icon={icon} size={48} />
        <Heading as="h1">{name}</Heading>
        <ul className={`list cluster ${styles.meta}`}>{meta}</ul>
        <div className={`cluster ${styles.tools}`}>{tools}</div>
      </header>
      {lead}
      <div className={styles.columns}>
        {/* The feeds take the content of the page from the element with this ID. */}
        <div id={blogPostContainerID} className={clsx('markdown', styles.body)}>
          {children}
        </div>
        <div className="sticky" data-search="ignore">
          <div className={styles.sheet} style={{borderBlockStartColor: color}}>
            {values}
          </div>
          <PageContents toc={toc} label={TEXTS.label[locale]} className={styles.toc} />
        </div>
      </div>
      <footer className={`wrap remark ${styles.footer}`}>{footer}</footer>
    </article>
  );
}

/** The headings of level 2. */
export function PageContents({
  toc,
  label,
  className,
}: {
  readonly toc: Toc;
  /** Accessible name, which differs from that of other lists on the page. */
  readonly label: string;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <nav className={clsx('screen-only', className)} aria-label={label}>
      <TOCItems
        toc={toc}
        maxHeadingLevel={2}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
