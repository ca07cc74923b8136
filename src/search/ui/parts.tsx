import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import {tileOfRoute} from '@site/src/catalogue/browser';
import type {Hit} from '@site/src/search/engine';
import {PAGE_KINDS} from '@site/src/search/pages';
import type {SnippetPart} from '@site/src/search/snippet';
import {State} from '../../components/Dates';
import {EntryIcon} from '../../components/EntryIcon';
import {groupBy} from '../../groupBy';
import {locale} from '../../languages/locale';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {useSearch} from './useSearch';

const Marked = ({parts}: {readonly parts: readonly SnippetPart[]}): ReactNode =>
  parts.map(({text, mark}, index) => (mark ? <mark key={index}>{text}</mark> : text));

/** The text of a hit around its match, after the answer of a value. */
const Excerpt = ({hit: {value, snippet}}: {readonly hit: Hit}): ReactNode => (
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

/** The hits, grouped by page, in the order of the best hit of each page. */
export function Results({hits}: {readonly hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={`list ${styles.results}`}>
      {[...groupBy(hits, ({url}) => url.replace(/#.*/, ''))].map(([url, ofPage]) => {
        const {kind, title, description, lifecycle} = ofPage[0]!;
        return (
          <li key={url}>
            <div className={styles.resultHead}>
              {(kind === 'service' || kind === 'company') && (
                <EntryIcon icon={tileOfRoute(url)} size={28} />
              )}
              <Link to={url} className={styles.resultTitle}>
                <Marked parts={title} />
              </Link>
              <span className="chip">{PAGE_KINDS[kind].label[locale]}</span>
              {lifecycle && <State lifecycle={lifecycle} isChip />}
            </div>
            <p className={styles.description}>
              <Marked parts={description} />
            </p>
            <ul>
              {ofPage
                .filter(({section, isText}) => section.length > 0 || isText)
                .map((hit) => (
                  <li key={hit.url}>
                    {hit.section.length > 0 && (
                      <>
                        <Link to={hit.url}>
                          <Marked parts={hit.section} />
                        </Link>
                        {TEXTS.colon[locale]}
                      </>
                    )}
                    <Excerpt hit={hit} />
                    <span className={`detail ${styles.hitPath}`}>{hit.value?.origin}</span>
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ol>
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
