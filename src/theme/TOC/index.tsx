import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** Wraps the table of contents in a named landmark. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({
        id: 'toc.label',
        message: 'On this page',
        description: 'Name of the table of contents beside a page',
      })}
    >
      <TOC {...props} />
    </nav>
  );
}
