import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

// oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
const isDevelopment = process.env.NODE_ENV === 'development';

/** An alert that the index could not be loaded, with a retry button. */
export function Failure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <Problem onRetry={onRetry}>
      {isDevelopment ? (
        <Translate id="search.unbuilt" description="Shown by the development server">
          The development server has no search index. Run “npm run preview” to search.
        </Translate>
      ) : (
        <Translate id="search.failed" description="Shown when the search index could not be loaded">
          Search could not be loaded. Check your connection and try again.
        </Translate>
      )}
    </Problem>
  );
}

/** An alert that the texts of the pages could not be loaded, with a retry button. */
export function Partial({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <Problem onRetry={onRetry}>
      <Translate
        id="search.partial"
        description="Shown when the names of pages could be loaded for the search, but not their texts"
      >
        Only names, headings and descriptions were searched, because the full text could not be
        loaded.
      </Translate>
    </Problem>
  );
}

function Problem({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>{children}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate
          id="loading.retry"
          description="Button that tries to load a page again after an error"
        >
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** The number of results, such as "3 results". */
export function ResultCount({total}: {readonly total: number}): ReactNode {
  if (total === 0) {
    return (
      <Translate
        id="theme.SearchPage.noResultsText"
        description="Shown when a search found nothing"
      >
        No documents were found
      </Translate>
    );
  }
  return total === 1 ? (
    <Translate id="search.count.one" description="Number of results, when it is one">
      1 result
    </Translate>
  ) : (
    <Translate id="search.count.many" description="Number of results" values={{total}}>
      {'{total} results'}
    </Translate>
  );
}
