import {type ReactNode, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {copyText} from '@site/src/browser/clipboard';
import {localDay} from '@site/src/browser/clock';
import {costsOf, onlyOf, parseQuery} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {buildDecisionRecord, type Estimated, type Subject, toCsv, toMarkdown} from '../exports';
import type {ExportTexts} from '../exportTexts';
import type {Sides} from '../sideBySide';
import {Action} from './Action';
import type {CostLoaders} from './EstimateSlot';
import {type Export, ExportDialog} from './ExportDialog';
import {Menu, MenuItem} from './Menu';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';

type Props = {
  readonly sides: Sides;
  /** Loads the plans of the common category; `undefined` if it has none. */
  readonly costs: CostLoaders[string] | undefined;
  readonly exportTexts: ExportTexts;
  /** Whether loading has finished. Before that, exports are not offered, as they lack values. */
  readonly isComplete: boolean;
  readonly onBack: () => void;
};

const ARROW = '← ';

/** Formats for copying: title, writer, and file extension without the dot. */
const COPIES = [
  ['Markdown', toMarkdown, 'md'],
  ['CSV', toCsv, 'csv'],
] as const;

/** The link back to the list and the exports: copies in two formats and a decision record. */
export function Exports({sides, costs, exportTexts, isComplete, onBack}: Props): ReactNode {
  const locale = useLocale();
  const history = useHistory();
  const language = {locale, texts: exportTexts};
  const [opened, setOpened] = useState<Export | null>(null);
  const [copied, setCopied] = useState('');
  const slugs = sides.services.map(({slug}) => slug);
  const today = () => localDay(new Date());

  /** The estimate for the usage in the URL; `null` without usage or if the plans fail to load. */
  const estimate = async (): Promise<Estimated | null> => {
    const loaded = await costs?.().catch(() => undefined);
    if (loaded === undefined) {
      return null;
    }
    const own = onlyOf(loaded.default, slugs);
    const {usage, rate} = parseQuery(history.location.search, own.quantities);
    return Object.keys(usage).length === 0
      ? null
      : {usage, rate, day: today(), costs: costsOf(own, usage, today())};
  };
  const subject = async (): Promise<Subject> => ({...sides, estimated: await estimate()});

  const copy = async (title: string, write: typeof toMarkdown, extension: string) => {
    setCopied('');
    const text = write(await subject(), language);
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
  const writeRecord = async () => {
    setCopied('');
    setOpened({
      title: TEXTS.recordTitle[locale],
      text: buildDecisionRecord(await subject(), language, today(), window.location.href),
      fileName: `decision-${slugs.join('-')}.md`,
      isRefused: false,
    });
  };

  return (
    <div className={styles.actions}>
      <Action onClick={onBack}>
        <span aria-hidden="true">{ARROW}</span>
        {TEXTS.back[locale]}
      </Action>
      {isComplete && (
        <>
          <Menu label={TEXTS.copy[locale]}>
            {COPIES.map(([title, write, extension]) => (
              <MenuItem key={title} onChoose={() => void copy(title, write, extension)}>
                {title}
              </MenuItem>
            ))}
          </Menu>
          <Action isPrimary onClick={() => void writeRecord()}>
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
