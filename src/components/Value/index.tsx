import {Fragment} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useToday} from '@site/src/browser/clock';
import {
  BETWEEN_SENTENCES,
  hasEnded,
  hostOf,
  isDue,
  type Provenance,
  spansOf,
  stateOf,
} from '@site/src/catalogue/browser';
import {type Answer, ANSWERS, BASES} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Fill} from '@site/src/languages/Fill';
import {DatedText} from '../Dates';
import styles from './styles.module.css';

const TEXTS = {
  secondary: {en: 'third party', ja: '第三者'},
  uncompared: {en: 'not yet verified', ja: '未照合'},
  uncomparedSign: {en: '(not yet verified)', ja: '（未照合）'},
  via: {en: '{source} (via {via})', ja: '{source}（{via}で確認）'},
  due: {en: 'recheck due', ja: '再確認が必要'},
  dated: {en: 'as of {date}', ja: '{date}時点の資料'},
  ended: {en: 'was valid until {date}', ja: '{date}まで有効でした'},
  until: {en: 'valid until {date}', ja: '{date}まで有効'},
};

type Props = {
  /** Its words; those of an answer depend on the question. */
  readonly text: string;
  /** The value if it is an answer, which has a sign. */
  readonly answer?: Answer | null | undefined;
  readonly isUncompared?: boolean;
  /** Whether to hide the label of unknown values visually, as in a table with a legend. */
  readonly isTerse?: boolean;
};

export const Value = ({text, answer, isUncompared = false, isTerse = false}: Props) => (
  <>
    {answer ? (
      <span className={clsx(styles.answer, styles[answer])}>
        {isTerse && answer === 'unknown' ? <span className="visually-hidden">{text}</span> : text}
      </span>
    ) : (
      <RecordText text={text} />
    )}
    {isUncompared && <Uncompared />}
  </>
);

/** The legend of a table of values; `children` is what else it explains. */
export const TableLegend = ({children}: {readonly children: string}) => (
  <p className="wrap detail margin-bottom--sm">
    {(['yes', 'partial', 'no', 'unknown'] as const).map((answer) => (
      <Value key={answer} answer={answer} text={ANSWERS[answer][locale]} />
    ))}
    <span>{`° ${BASES['general-knowledge'][locale]}`}</span>
    <span>{children}</span>
  </p>
);

/** Text of a record, with its inline code in `code` elements. */
export const RecordText = ({text}: {readonly text: string}) =>
  spansOf(text).map(({text: part, isCode}, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );

/** The sign ° after a value that has not been compared with its source. */
export const Uncompared = () => (
  <span className={styles.uncompared} data-search="ignore">
    <span className="visually-hidden">
      {BETWEEN_SENTENCES[locale] + TEXTS.uncomparedSign[locale]}
    </span>
  </span>
);

type ClaimProps = {
  readonly claim: Provenance;
  /** Days for which a check remains valid; `null` if it does not expire. */
  readonly shelfLifeDays?: number | null;
};

/** One line of evidence for a claim. The basis is left out if the vendor confirms the claim. */
export function Evidence({claim, shelfLifeDays = null}: ClaimProps) {
  const {source, via, basis, until} = claim;
  const state = stateOf(claim);
  const age = claim.dated === null ? '{date}' : TEXTS.dated[locale];
  return (
    <span className={`detail ${styles.evidence}`} data-search="ignore">
      {source !== null && (
        <span>
          <Fill
            text={via === null ? '{source}' : TEXTS.via[locale]}
            values={{source: <Origin url={source} />, via: via && <Origin url={via} />}}
          />
        </span>
      )}
      {basis === 'secondary' && <span>{TEXTS.secondary[locale]}</span>}
      {basis === 'general-knowledge' && <span>{TEXTS.uncompared[locale]}</span>}
      {state !== null && (
        <span>
          <DatedText text={age} date={state} isShort />
        </span>
      )}
      <DueMark claim={claim} shelfLifeDays={shelfLifeDays} />
      {until && <Expiry date={until} />}
    </span>
  );
}

const Origin = ({url}: {readonly url: string}) => <Link href={url}>{hostOf(url)}</Link>;

function Expiry({date}: {readonly date: string}) {
  const today = useToday();
  const isPast = today !== undefined && hasEnded(date, today);
  return (
    <strong>
      <DatedText text={TEXTS[isPast ? 'ended' : 'until'][locale]} date={date} isShort />
    </strong>
  );
}

/** A mark for a claim whose check has expired by the reader's clock; otherwise nothing. */
export function DueMark({claim, shelfLifeDays = null}: ClaimProps) {
  const today = useToday();
  const state = stateOf(claim);
  return today !== undefined && state !== null && isDue(state, shelfLifeDays, new Date(today)) ? (
    <span className={styles.due}>{TEXTS.due[locale]}</span>
  ) : null;
}
