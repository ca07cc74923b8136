import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {copyText} from '@site/src/browser/clipboard';
import {localDay} from '@site/src/browser/clock';
import {download} from '@site/src/browser/download';
import {type CategoryCosts, costsOf} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {moneyOf} from '@site/src/reader/reader';
import {useReader} from '@site/src/reader/ui/useReader';
import {buildDecisionRecord, type Subject, toCsv, toMarkdown} from '../exports';
import type {Sides} from '../sideBySide';
import {Button} from '../../components/Button';
import {closeMenu, Menu} from '../../components/Menu';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';

type Props = {
  readonly sides: Sides;
  /** The plans of the services; `null` without a common category or without plans. */
  readonly costs: CategoryCosts | null;
  /** Whether loading has finished. Before that, exports are not offered, as they lack values. */
  readonly isComplete: boolean;
};

const ARROW = '← ';
const NO_COSTS = {quantities: [], examples: []};

/** Formats for copying: title, writer, and file extension. */
const COPIES = [
  ['Markdown', toMarkdown, 'md'],
  ['CSV', toCsv, 'csv'],
] as const;

/** The link back to the list and the exports: copies in two formats and a decision record. */
export function Exports({sides, costs, isComplete}: Props): ReactNode {
  const [opened, setOpened] = useState<Export | null>(null);
  const [copied, setCopied] = useState('');
  const [reader] = useReader(costs ?? NO_COSTS);
  const slugs = sides.services.map(({slug}) => slug);
  const today = () => localDay(new Date());

  const {usage} = reader;
  const subject = (): Subject => ({
    ...sides,
    estimated: costs && {
      ...{usage, money: moneyOf(reader, costs), day: today()},
      costs: costsOf(costs, usage, today()),
    },
  });

  const copy = async (title: string, write: typeof toMarkdown, extension: string) => {
    setCopied('');
    const text = write(subject(), locale);
    if (await copyText(text)) {
      setCopied(fill(TEXTS.copied[locale], {title}));
    } else {
      const fileName = `compare-${slugs.join('-')}.${extension}`;
      setOpened({title, text, fileName, isRefused: true});
    }
  };
  const writeRecord = () => {
    setCopied('');
    const text = buildDecisionRecord(subject(), locale, today(), window.location.href);
    const fileName = `decision-${slugs.join('-')}.md`;
    setOpened({title: TEXTS.recordTitle[locale], text, fileName, isRefused: false});
  };

  return (
    <div className={`actions ${styles.actions}`}>
      <Link to="/compare" className="button button--sm button--secondary">
        <span aria-hidden="true">{ARROW}</span>
        {TEXTS.back[locale]}
      </Link>
      {isComplete && (
        <>
          <Actions
            label={TEXTS.copy[locale]}
            items={COPIES.map(([title, write, extension]) => ({
              key: title,
              text: title,
              onChoose: () => void copy(title, write, extension),
            }))}
          />
          <Button isPrimary onClick={writeRecord}>
            {TEXTS.record[locale]}
          </Button>
        </>
      )}
      <p role="status">{copied}</p>
      {opened && <ExportDialog {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

type ActionsProps = {
  readonly label: string;
  /** Accessible name of the list; the label by default. */
  readonly name?: string;
  readonly items: readonly {key: string; text: ReactNode; onChoose: () => void}[];
};

/** A menu of actions. */
export const Actions = ({label, name = label, items}: ActionsProps): ReactNode => (
  <Menu label={label}>
    <ul className="panel" aria-label={name}>
      {items.map(({key, text, onChoose}) => (
        <li key={key}>
          <button
            type="button"
            className="clean-btn"
            onClick={(event) => {
              closeMenu(event);
              onChoose();
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  </Menu>
);

/** An exported document. */
type Export = {
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
function ExportDialog(props: Export & {readonly onClose: () => void}): ReactNode {
  const {title, text, fileName, isRefused, onClose} = props;
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(isRefused ? 'refused' : null);

  useEffect(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
    }
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
    <dialog ref={dialog} className={`box ${styles.dialog}`} aria-label={title} onClose={onClose}>
      <Heading as="h2">{title}</Heading>
      <label htmlFor={textId}>{TEXTS.dialogText[locale]}</label>
      <textarea id={textId} ref={area} className={`box ${styles.text}`} value={text} readOnly />
      <p role="status" className={styles.result}>
        {outcome && TEXTS[outcome === 'copied' ? 'dialogCopied' : 'dialogRefused'][locale]}
      </p>
      <div className={`actions ${styles.actions}`}>
        <Button isPrimary onClick={() => void copy()}>
          {TEXTS.dialogCopy[locale]}
        </Button>
        <Button onClick={() => download(fileName, text)}>{TEXTS.dialogDownload[locale]}</Button>
        <Button onClick={() => dialog.current?.close()}>{TEXTS.dialogClose[locale]}</Button>
      </div>
    </dialog>
  );
}
