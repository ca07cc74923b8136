import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Heading from '@theme/Heading';
import {copyText} from '@site/src/browser/clipboard';
import {download} from '@site/src/browser/download';
import {useLocale} from '@site/src/languages/useLocale';
import {Action} from './Action';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';

/** An exported document. */
export type Export = {
  readonly title: string;
  readonly text: string;
  readonly fileName: string;
  /** Whether the browser has already refused to copy it. */
  readonly isRefused: boolean;
};

/**
 * A modal dialog with an export to read, copy or download. It opens when it is mounted; the browser
 * returns the focus when it closes.
 */
export function ExportDialog({
  title,
  text,
  fileName,
  isRefused,
  onClose,
}: Export & {readonly onClose: () => void}): ReactNode {
  const locale = useLocale();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(isRefused ? 'refused' : null);

  useEffect(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
    }
  }, []);
  useEffect(() => {
    if (outcome === 'refused') {
      area.current?.focus();
      area.current?.select();
    }
  }, [outcome]);

  const copy = async () => {
    setOutcome(null);
    setOutcome((await copyText(text)) ? 'copied' : 'refused');
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <Heading as="h2">{title}</Heading>
      <label htmlFor={textId}>{TEXTS.dialogText[locale]}</label>
      <textarea id={textId} ref={area} className={styles.text} value={text} readOnly />
      <p role="status" className={styles.result}>
        {outcome === 'copied' && TEXTS.dialogCopied[locale]}
        {outcome === 'refused' && TEXTS.dialogRefused[locale]}
      </p>
      <div className={styles.actions}>
        <Action isPrimary onClick={() => void copy()}>
          {TEXTS.dialogCopy[locale]}
        </Action>
        <Action
          onClick={() => {
            download(fileName, text);
          }}
        >
          {TEXTS.dialogDownload[locale]}
        </Action>
        <Action
          onClick={() => {
            dialog.current?.close();
          }}
        >
          {TEXTS.dialogClose[locale]}
        </Action>
      </div>
    </dialog>
  );
}
