import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {TEXTS} from '@site/src/components/EntryFrame';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';

/** Wraps the table of contents in a named landmark. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav className={styles.landmark} aria-label={TEXTS.label[useLocale()]}>
      <TOC {...props} />
    </nav>
  );
}
