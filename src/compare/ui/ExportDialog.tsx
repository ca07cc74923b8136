import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {copyText} from '@site/src/browser/clipboard';
import {Action} from './Action';
import styles from './sides.module.css';

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
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // The download starts after this task, so the URL must outlive it.
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, 1000);
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <Heading as="h2">{title}</Heading>
      <label htmlFor={textId}>
        <Translate
          id="compare.dialog.text"
          description="Label of the box with the text made from a comparison"
        >
          Text
        </Translate>
      </label>
      <textarea id={textId} ref={area} className={styles.text} value={text} readOnly />
      <p role="status" className={styles.result}>
        {outcome === 'copied' &&
          translate({
            id: 'compare.dialog.copied',
            message: 'Copied',
            description: 'Shown when the text in the dialog has been copied',
          })}
        {outcome === 'refused' &&
          translate({
            id: 'compare.dialog.refused',
            message: 'The browser blocked copying. Select the text above and copy it.',
            description: 'Shown when the browser has refused to copy the text in the dialog',
          })}
      </p>
      <div className={styles.actions}>
        <Action isPrimary onClick={() => void copy()}>
          <Translate
            id="compare.dialog.copy"
            description="Button that copies the text in the dialog"
          >
            Copy
          </Translate>
        </Action>
        <Action onClick={download}>
          <Translate
            id="compare.dialog.download"
            description="Button that saves the text in the dialog as a file"
          >
            Download
          </Translate>
        </Action>
        <Action
          onClick={() => {
            dialog.current?.close();
          }}
        >
          <Translate id="compare.dialog.close" description="Button that closes the dialog">
            Close
          </Translate>
        </Action>
      </div>
    </dialog>
  );
}
