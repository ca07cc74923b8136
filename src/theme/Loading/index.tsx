// Change: translated and in the colours of the site; the fallback of Docusaurus is only in English.
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/**
 * Shown while a route is loading: nothing until `pastDelay` (200 ms), then a spinner; after a
 * failure, the error with a retry button.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
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
  if (!pastDelay) {
    return null;
  }
  return (
    <div
      className={styles.loading}
      role="status"
      aria-label={translate({
        id: 'loading.label',
        message: 'Loading',
        description: 'Read out while a page is loading',
      })}
    >
      <span id="loader" className={styles.spinner} />
    </div>
  );
}
