import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {type Fact as RecordFact, type InLocale, sourceAnchor} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import {RecordText} from '../RecordText';
import styles from './styles.module.css';

const TEXTS = {
  markLabel: {en: 'Source {number}', ja: '出典{number}'},
};

/** A fact with its texts in the language of the page. */
export type PageFact = InLocale<RecordFact>;

type Props = {
  /** ID of a fact in the record of this page. */
  readonly id: string;
  /** The facts of the record, in the order of their numbers. */
  readonly facts: readonly PageFact[];
};

/**
 * The text of a fact with a link to its source, which precedes the final full stop. Used in
 * articles as `<Fact id="…" />`.
 * @throws Error if the record has no such fact; `npm run check:content` reports this earlier
 */
export function Fact({id, facts}: Props): ReactNode {
  const index = facts.findIndex((fact) => fact.id === id);
  const fact = facts[index];
  if (!fact) {
    throw new Error(`<Fact id="${id}" /> is on a page whose record has no fact with this id`);
  }
  const [, text = '', stop] = /^(.*?)([.。]?)$/s.exec(fact.text)!;
  return (
    <>
      <RecordText text={text} />
      <Link
        className={styles.mark}
        data-search="ignore"
        to={`#${sourceAnchor(id)}`}
        aria-label={fill(TEXTS.markLabel[locale], {number: index + 1})}
      >
        {index + 1}
      </Link>
      {stop}
    </>
  );
}
