import type {ReactNode} from 'react';
import clsx from 'clsx';
import {blogPostContainerID} from '@docusaurus/utils-common';
import Heading from '@theme/Heading';
import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import {useLocale} from '@site/src/languages/useLocale';
import {EntryIcon} from '../EntryIcon';
import {Fold} from '../Fold';
import styles from './styles.module.css';
import {TEXTS} from './texts';

type Props = {
  /** Path of the tile, relative to the base URL. */
  readonly icon: string;
  /** CSS colour of the border above the values. */
  readonly color: string;
  readonly name: string;
  /** `li` elements shown below the name. */
  readonly meta: ReactNode;
  readonly lead: string;
  /** Links of the entry, as buttons. */
  readonly actions: ReactNode;
  /** Notice across the whole width, above everything else. */
  readonly notice?: ReactNode;
  /** Shown before the values and, in a wide window, above the text. */
  readonly verdict?: ReactNode;
  /** Shown beside the text in a wide window. */
  readonly values: ReactNode;
  /** Whether they are often as high as the text. */
  readonly hasManyValues?: boolean;
  readonly toc: TOCItemsProps['toc'];
  readonly children: ReactNode;
  readonly footer: ReactNode;
};

/** The layout of a service or company page: header, text, and a side column with the values. */
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
  hasManyValues = false,
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
      {/* The feeds take the content of the page from the element with this ID. */}
      <div id={blogPostContainerID}>
        {notice}
        <div className={styles.columns}>
          {verdict}
          <div className={styles.rail} data-search="ignore">
            {hasManyValues && <PageContents toc={toc} isFolded />}
            <div className={styles.sheet} style={{borderBlockStartColor: color}}>
              {values}
            </div>
            {!hasManyValues && <PageContents toc={toc} />}
          </div>
          <div className={clsx('markdown', styles.body)}>{children}</div>
        </div>
      </div>
      <footer className={styles.footer}>{footer}</footer>
    </article>
  );
}

/**
 * The headings of the text, in view while the text is read. Below the values it is an open list
 * where there is room; below many it would come too late, so it is folded above them.
 */
function PageContents({
  toc,
  isFolded = false,
}: Pick<Props, 'toc'> & {readonly isFolded?: boolean}): ReactNode {
  const locale = useLocale();
  const label = TEXTS.label[locale];
  return (
    <nav className={clsx('screen-only', styles.toc)} aria-label={label}>
      <Fold summary={label} everywhere={isFolded}>
        <TOCItems
          toc={toc}
          maxHeadingLevel={2}
          linkClassName="table-of-contents__link toc-highlight"
          linkActiveClassName="table-of-contents__link--active"
        />
      </Fold>
    </nav>
  );
}
