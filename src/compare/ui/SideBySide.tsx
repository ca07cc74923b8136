import {type ReactNode, type RefObject, useEffect, useId, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {MAX_PICKS, MIN_PICKS} from '@site/src/site/addresses';
import {copyText} from '@site/src/browser/clipboard';
import {localDay} from '@site/src/browser/clock';
import {download} from '@site/src/browser/download';
import {costsOf, onlyOf} from '@site/src/catalogue/costs';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {moneyOf} from '@site/src/reader/reader';
import {UsageBar} from '@site/src/reader/ui/UsageBar';
import {useReader} from '@site/src/reader/ui/useReader';
import {WorkedPrice} from '@site/src/reader/ui/WorkedPrice';
import {Button} from '../../components/Button';
import {closeMenu, Menu} from '../../components/Menu';
import {TableLegend} from '../../components/Value';
import {buildDecisionRecord, type Subject, toCsv, toMarkdown} from '../exports';
import type {CategoryData, ComparedService} from '../pageData';
import {togglePick} from '../selection';
import {commonCategory, listNames, type Sides} from '../sideBySide';
import type {List} from './useSelection';
import {SidesTable} from './SidesTable';
import styles from './sides.module.css';
import {TEXTS} from './sidesTexts';
import {TEXTS as LIST_TEXTS} from './texts';

type Props = List & {
  /** The data of categories by key, as far as it is loaded. */
  readonly data: Readonly<Record<string, CategoryData | undefined>>;
  /** Whether loading has finished. Before that, exports are not offered, as they lack values. */
  readonly isComplete: boolean;
  /** The heading of the view; receives the focus when the focused element is removed. */
  readonly heading: RefObject<HTMLDivElement | null>;
};

const ARROW = '← ';
const NO_COSTS = {quantities: [], examples: []};

/** The side-by-side view: exports, the price of a month, and a table with a column each. */
export function SideBySide({data, isComplete, heading, ...list}: Props): ReactNode {
  const {offer, selection, picked, update} = list;
  const {showsAlike} = selection;
  const category = commonCategory(picked);
  const common = category === undefined ? undefined : data[category];
  const sides: Sides = {
    services: picked.map(
      (service) =>
        data[service.category]?.services.find(({slug}) => slug === service.slug) ?? service,
    ),
    columns: common?.columns,
  };
  const slugs = picked.map(({slug}) => slug);
  const own = common && onlyOf(common.costs, slugs);
  const isPriced = own?.examples.length && own.services.some(({plans}) => plans.length > 0);
  const costs = isPriced ? own : null;
  const [reader, change] = useReader(costs ?? NO_COSTS);
  const {usage} = reader;
  const subjectOn = (day: string): Subject => ({
    ...sides,
    estimated: costs && {
      ...{usage, day, money: moneyOf(reader, costs)},
      costs: costsOf(costs, usage, day),
    },
  });
  // The services of the same category come first.
  const isNear = (service: ComparedService) =>
    picked.some((other) => other.category === service.category);
  const addable = offer.services
    .filter((service) => !picked.includes(service))
    .sort((one, other) => Number(isNear(other)) - Number(isNear(one)));
  const toggle = (slug: string) => {
    // The activated button may be removed by this change.
    heading.current?.focus({preventScroll: true});
    update.push((current) => togglePick(current, slug));
  };
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <Heading as="h2">{listNames(picked, locale)}</Heading>
      </div>
      <TableLegend>{LIST_TEXTS.opens[locale]}</TableLegend>
      <div className={`actions ${styles.actions}`}>
        <Link to="/compare" className="button button--sm button--secondary">
          <span aria-hidden="true">{ARROW}</span>
          {TEXTS.back[locale]}
        </Link>
        <Exports {...{isComplete, slugs, subjectOn}} />
      </div>
      {costs && (
        <section aria-label={TEXTS.estimate[locale]}>
          <UsageBar costs={costs} reader={reader} change={change} />
          <WorkedPrice costs={costs} reader={reader} />
        </section>
      )}
      <SidesTable
        sides={sides}
        showsAlike={showsAlike}
        hasAdvice
        corner={
          <>
            <label className="tick">
              <input
                type="checkbox"
                checked={!showsAlike}
                onChange={() => update.push((current) => ({...current, showsAlike: !showsAlike}))}
              />{' '}
              {TEXTS.differencesOnly[locale]}
            </label>
            {picked.length < MAX_PICKS && (
              <Actions
                label={TEXTS.add[locale]}
                name={TEXTS.addGroup[locale]}
                items={addable.map(({slug, name, vendor}) => ({
                  key: slug,
                  text: [
                    name,
                    ' ',
                    <span key="vendor" className="detail">
                      {vendor}
                    </span>,
                  ],
                  onChoose: () => toggle(slug),
                }))}
              />
            )}
          </>
        }
        onRemove={picked.length > MIN_PICKS ? toggle : undefined}
      />
    </>
  );
}

type ExportsProps = Pick<Props, 'isComplete'> & {
  readonly slugs: readonly string[];
  readonly subjectOn: (day: string) => Subject;
};

function Exports({isComplete, slugs, subjectOn}: ExportsProps): ReactNode {
  /** What was copied, or the dialog with an export. */
  const [outcome, setOutcome] = useState<string | Export>('');
  const today = () => localDay(new Date());
  const copyAs = (title: string, write: typeof toMarkdown, extension: string) => ({
    ...{key: title, text: title},
    onChoose: async () => {
      setOutcome('');
      const text = write(subjectOn(today()), locale);
      if (await copyText(text)) {
        setOutcome(fill(TEXTS.copied[locale], {title}));
      } else {
        const fileName = `compare-${slugs.join('-')}.${extension}`;
        setOutcome({title, text, fileName, isRefused: true});
      }
    },
  });
  const writeRecord = () => {
    const day = today();
    const text = buildDecisionRecord(subjectOn(day), locale, day, window.location.href);
    const fileName = `decision-${slugs.join('-')}.md`;
    setOutcome({title: TEXTS.recordTitle[locale], text, fileName, isRefused: false});
  };
  return (
    <>
      {isComplete && (
        <>
          <Actions
            label={TEXTS.copy[locale]}
            items={[copyAs('Markdown', toMarkdown, 'md'), copyAs('CSV', toCsv, 'csv')]}
          />
          <Button isPrimary onClick={writeRecord}>
            {TEXTS.record[locale]}
          </Button>
        </>
      )}
      <p role="status">{typeof outcome === 'string' && outcome}</p>
      {typeof outcome !== 'string' && <ExportDialog {...outcome} onClose={() => setOutcome('')} />}
    </>
  );
}

type ActionsProps = {
  readonly label: string;
  /** Accessible name of the list; the label by default. */
  readonly name?: string;
  readonly items: readonly {key: string; text: ReactNode; onChoose: () => unknown}[];
};

const Actions = ({label, name = label, items}: ActionsProps): ReactNode => (
  <Menu label={label}>
    <ul className="panel" aria-label={name}>
      {items.map(({key, text, onChoose}) => (
        <li key={key}>
          <button
            type="button"
            className="clean-btn"
            onClick={(event) => {
              closeMenu(event);
              void onChoose();
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  </Menu>
);

type Export = Readonly<Record<'title' | 'text' | 'fileName', string>> & {
  /** Whether the browser has already refused to copy it. */
  readonly isRefused: boolean;
};

/** A modal dialog, which opens when it is mounted; the browser returns the focus when it closes. */
function ExportDialog(props: Export & {readonly onClose: () => void}): ReactNode {
  const {title, text, fileName, isRefused, onClose} = props;
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'Copied' | 'Refused' | ''>(isRefused ? 'Refused' : '');

  useEffect(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
    }
    if (outcome === 'Refused') {
      area.current?.focus();
      area.current?.select();
    }
  }, [outcome]);

  const copy = async () => {
    setOutcome('');
    setOutcome((await copyText(text)) ? 'Copied' : 'Refused');
  };
  return (
    <dialog ref={dialog} className={`box ${styles.dialog}`} aria-label={title} onClose={onClose}>
      <Heading as="h2">{title}</Heading>
      <label htmlFor={textId}>{TEXTS.dialogText[locale]}</label>
      <textarea id={textId} ref={area} className={`box ${styles.text}`} value={text} readOnly />
      <p role="status" className={styles.result}>
        {outcome && TEXTS[`dialog${outcome}`][locale]}
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
