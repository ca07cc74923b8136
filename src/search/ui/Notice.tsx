import type {ReactNode} from 'react';
import {locale} from '../../languages/locale';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {Phase} from './useSearch';

// oxlint-disable-next-line no-restricted-properties -- replaced by the bundler
const isDevelopment = process.env.NODE_ENV === 'development';

type Props = {readonly phase: Phase; readonly onRetry: () => void};

/** An alert that the index, or only its texts, could not be loaded, with a retry button. */
export function Notice({phase, onRetry}: Props): ReactNode {
  if (phase !== 'failed' && phase !== 'partial') {
    return null;
  }
  const failed = isDevelopment ? TEXTS.unbuilt : TEXTS.failed;
  return (
    <div role="alert" className={styles.message}>
      <p>{(phase === 'failed' ? failed : TEXTS.partial)[locale]}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        {TEXTS.retry[locale]}
      </button>
    </div>
  );
}
