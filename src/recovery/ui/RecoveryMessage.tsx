import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  text: {
    en: 'Part of this page could not be loaded. You can keep reading, and links still work.',
    ja: 'ページの一部を読み込めませんでした。本文はこのまま読め、リンクも使えます。',
  },
  reload: {en: 'Load the page again', ja: 'ページを読み込み直す'},
};

/**
 * The message that scripts or styles of the page could not be loaded. It is in the HTML of every
 * page; `src/recovery/script.js` shows it without React. A navigation replaces it by a hidden one,
 * since it was about the previous page.
 */
export const RecoveryMessage = (): ReactNode => (
  <div key={useLocation().key} id="recovery-message" className={styles.message} role="alert" hidden>
    <p className={styles.text}>{TEXTS.text[locale]}</p>
    <button type="button" className="button button--secondary button--sm">
      {TEXTS.reload[locale]}
    </button>
  </div>
);
