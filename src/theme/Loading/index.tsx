// Change: translated and in the colours of the site; the fallback of Docusaurus is only in English.
import type {LoadingComponentProps} from 'react-loadable';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  retry: {en: 'Retry', ja: '再試行'},
  label: {en: 'Loading', ja: '読み込み中'},
};

/** Nothing until `pastDelay` (200 ms), then a spinner; after a failure, a button to retry. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <div className="container alert alert--danger margin-vert--xl" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {TEXTS.retry[locale]}
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status" aria-label={TEXTS.label[locale]}>
      <span id="loader" className={`turning ${styles.spinner}`} />
    </div>
  ) : null;
}
