import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {RECOVERY_MESSAGE} from '../id';
import styles from './styles.module.css';

/**
 * The message that scripts or styles of the page could not be loaded. It is in the HTML of every
 * page; `src/recovery/script.js` shows it without React.
 */
export function RecoveryMessage(): ReactNode {
  return (
    <div id={RECOVERY_MESSAGE} className={styles.message} role="alert" hidden>
      <p className={styles.text}>
        <Translate id="recovery.text" description="Shown when scripts or styles failed to load">
          Part of this page could not be loaded. You can keep reading, and links still work.
        </Translate>
      </p>
      <button type="button" className="button button--secondary button--sm">
        <Translate id="recovery.reload" description="Button that reloads the page">
          Load the page again
        </Translate>
      </button>
    </div>
  );
}
