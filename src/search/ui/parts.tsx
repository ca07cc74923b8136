import type {ReactNode, RefObject} from 'react';
import type {Hit} from '@site/src/search/engine';
import type {SnippetPart} from '@site/src/search/snippet';
import {State} from '../../components/Dates';
import {locale} from '../../languages/locale';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {useSearch} from './useSearch';

export const Marked = ({parts}: {readonly parts: readonly SnippetPart[]}): ReactNode =>
  parts.map(({text, mark}, index) => (mark ? <mark key={index}>{text}</mark> : text));

/** The text of a hit around its match, after the answer of a value. */
export const Excerpt = ({hit: {value, snippet}}: {readonly hit: Hit}): ReactNode => (
  <>
    {value && <strong>{value.answer} </strong>}
    <Marked parts={snippet} />
  </>
);

/** A hit in the list of the search box. */
export function HitText({hit}: {readonly hit: Hit}): ReactNode {
  const {title, section, breadcrumb, lifecycle, value} = hit;
  const names = [title, section].map((parts) => parts.map(({text}) => text).join(''));
  return (
    <>
      <span className={styles.hitTitle}>
        {(value !== undefined || section.length === 0) && <Marked parts={title} />}
        {value && ' › '}
        <Marked parts={section} /> {lifecycle && <State lifecycle={lifecycle} isChip />}
      </span>
      <span className={styles.hitSnippet}>
        <Excerpt hit={hit} />
      </span>
      <span className={`detail ${styles.hitPath}`}>
        {value?.origin || [...breadcrumb, ...names].filter(Boolean).join(' › ')}
      </span>
    </>
  );
}

type NoticeProps = Pick<ReturnType<typeof useSearch>, 'phase' | 'retry'> & {
  readonly input: RefObject<HTMLInputElement | null>;
};

/** An alert that the index, or only its texts, could not be loaded, with a retry button. */
export function Notice({phase, retry, input}: NoticeProps): ReactNode {
  if (phase !== 'failed' && phase !== 'partial') {
    return null;
  }
  // oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
  const failed = process.env.NODE_ENV === 'development' ? TEXTS.unbuilt : TEXTS.failed;
  return (
    <div role="alert" className={styles.message}>
      <p>{(phase === 'failed' ? failed : TEXTS.partial)[locale]}</p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => {
          retry();
          // The focused button is removed.
          input.current?.focus();
        }}
      >
        {TEXTS.retry[locale]}
      </button>
    </div>
  );
}
