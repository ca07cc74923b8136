import type {ReactNode} from 'react';
import type {Hit, SnippetPart} from '@site/src/search/documents';
import styles from './styles.module.css';

/** A snippet with its matches in `mark` elements. */
export const Marked = ({parts}: {readonly parts: readonly SnippetPart[]}): ReactNode =>
  parts.map(({text, mark}, index) => (mark ? <mark key={index}>{text}</mark> : text));

/** Title, snippet and breadcrumb of a hit. */
export function HitText({hit}: {readonly hit: Hit}): ReactNode {
  const {type, title, section, breadcrumb, snippet} = hit;
  const marked = <Marked parts={snippet} />;
  const path = [...breadcrumb, title, ...(section === '' || type === 'heading' ? [] : [section])];
  const hasOwnLine = type !== 'title' && type !== 'heading';
  return (
    <>
      <span className={styles.hitTitle}>{hasOwnLine ? section || title : marked}</span>
      {hasOwnLine && <span className={styles.hitSnippet}>{marked}</span>}
      <span className={styles.hitPath}>{path.join(' › ')}</span>
    </>
  );
}
