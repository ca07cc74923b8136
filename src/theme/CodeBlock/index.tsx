// Change: shows code highlighted at build time by `src/codeBlocks`, so Prism is not bundled.
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {useHydrated} from '@site/src/browser/hydrated';
import {copyText} from '@site/src/browser/clipboard';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = {
  label: {en: 'Code', ja: 'コード'},
  refused: {en: 'Selected, not copied', ja: 'コピーできないため、選択しました'},
};

type Props = {
  /** The code as escaped HTML, with a class on each highlighted token. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** Code without highlighting, for blocks rendered by components. */
  readonly children?: ReactNode;
};

/** Milliseconds for which the button shows the outcome. */
const REPLY_TIME = 2000;

export default function CodeBlock({html, language, title, children}: Props) {
  const code = useRef<HTMLPreElement>(null);
  const [reply, setReply] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setReply(''), REPLY_TIME);
    return () => clearTimeout(timer);
  }, [reply]);
  const copy = async () => {
    const {current} = code;
    if (await copyText(current!.textContent)) {
      setReply(translate({id: 'theme.CodeBlock.copied', message: 'Copied'}));
    } else {
      // The reader can copy the selection by hand.
      getSelection()?.selectAllChildren(current!);
      setReply(TEXTS.refused[locale]);
    }
  };
  const content =
    html === undefined
      ? {children: <code>{children}</code>}
      : {dangerouslySetInnerHTML: {__html: `<code>${html}</code>`}};
  return (
    <div className={styles.block}>
      <div className={`detail ${styles.bar}`}>
        <span>{title ?? language}</span>
        {/* The button needs JavaScript. */}
        {useHydrated() && (
          <>
            <button
              type="button"
              className={`clean-btn screen-only ${styles.copy}`}
              onClick={() => void copy()}
            >
              {reply || translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
            </button>
            <span role="status" className="visually-hidden">
              {reply}
            </span>
          </>
        )}
      </div>
      <pre
        {...content}
        ref={code}
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={title ?? TEXTS.label[locale]}
      />
    </div>
  );
}
