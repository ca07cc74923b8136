import type {ReactNode} from 'react';
import {locale} from '@site/src/languages/locale';
import {RECOVERY_MESSAGE} from '../id';
import styles from './styles.module.css';
import {TEXTS} from './texts';

/**
 * The message that scripts or styles of the page could not be loaded. It is in the HTML of every
 * page; `src/recovery/script.js` shows it without React.
 */
export function RecoveryMessage(): ReactNode {
  return (
    <div id={RECOVERY_MESSAGE} className={styles.message} role="alert" hidden>
      <p className={styles.text}>{TEXTS.text[locale]}</p>
      <button type="button" className="button button--secondary button--sm">
        {TEXTS.reload[locale]}
      </button>
    </div>
  );
}
