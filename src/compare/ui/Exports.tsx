import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {copyText} from '@site/src/browser/clipboard';
import {localDay} from '@site/src/browser/clock';
import {type CategoryCosts, costsOf} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {moneyOf} from '@site/src/reader/reader';
import {useReader} from '@site/src/reader/ui/useReader';
import {buildDecisionRecord, type Estimated, type Subject, toCsv, toMarkdown} from '../exports';
import type {Sides} from '../sideBySide';
import {Action} from './Action';
import {type Export, ExportDialog} from './ExportDialog';
import {Menu, MenuItem} from './Menu';
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

/** Formats for copying: title, writer, and file extension without the dot. */
const COPIES = [
  ['Markdown', toMarkdown, 'md'],
  ['CSV', toCsv, 'csv'],
] as const;

/** The link back to the list and the exports: copies in two formats and a decision record. */
export function Exports({sides, costs, isComplete}: Props): ReactNode {
  const locale = useLocale();
  const [opened, setOpened] = useState<Export | null>(null);
  const [copied, setCopied] = useState('');
  const [reader] = useReader(costs ?? NO_COSTS);
  const slugs = sides.services.map(({slug}) => slug);
  const today = () => localDay(new Date());

  const estimate = (own: CategoryCosts): Estimated => ({
    ...{usage: reader.usage, money: moneyOf(reader, own), day: today()},
    costs: costsOf(own, reader.usage, today()),
  });
  const subject = (): Subject => ({...sides, estimated: costs && estimate(costs)});

  const copy = async (title: string, write: typeof toMarkdown, extension: string) => {
    setCopied('');
    const text = write(subject(), locale);
    if (await copyText(text)) {
      setCopied(fill(TEXTS.copied[locale], {title}));
    } else {
      setOpened({
        title,
        text,
        fileName: `compare-${slugs.join('-')}.${extension}`,
        isRefused: true,
      });
    }
  };
  const writeRecord = () => {
    setCopied('');
    setOpened({
      title: TEXTS.recordTitle[locale],
      text: buildDecisionRecord(subject(), locale, today(), window.location.href),
      fileName: `decision-${slugs.join('-')}.md`,
      isRefused: false,
    });
  };

  return (
    <div className={styles.actions}>
      <Link to="/compare" className="button button--sm button--secondary">
        <span aria-hidden="true">{ARROW}</span>
        {TEXTS.back[locale]}
      </Link>
      {isComplete && (
        <>
          <Menu label={TEXTS.copy[locale]}>
            {COPIES.map(([title, write, extension]) => (
              <MenuItem key={title} onChoose={() => void copy(title, write, extension)}>
                {title}
              </MenuItem>
            ))}
          </Menu>
          <Action isPrimary onClick={writeRecord}>
            {TEXTS.record[locale]}
          </Action>
        </>
      )}
      <p role="status">{copied}</p>
      {opened && (
        <ExportDialog
          {...opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </div>
  );
}
