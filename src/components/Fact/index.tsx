import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {sourceAnchor} from '@site/src/catalogue/browser';
import {fill} from '@site/src/fill';
import {useLocale} from '@site/src/languages/useLocale';
import {RecordText} from '../RecordText';
import {useFact} from './context';
import styles from './styles.module.css';

const TEXTS = {
  markLabel: {en: 'Source {number}', ja: '出典{number}'},
} as const satisfies Readonly<Record<string, Localized>>;

type Props = {
  /** ID of a fact in the record of this page. */
  readonly id: string;
};

/**
 * The text of a fact with a link to its source, which precedes the final full stop. Used in
 * articles as `<Fact id="…" />`.
 * @throws Error if the record has no such fact
 */
export function Fact({id}: Props): ReactNode {
  const locale = useLocale();
  const {fact, number} = useFact(id);
  const [, text = '', stop] = /^(.*?)([.。]?)$/s.exec(fact.text)!;
  return (
    <>
      <RecordText text={text} />
      <Link
        className={styles.mark}
        data-search="ignore"
        to={`#${sourceAnchor(id)}`}
        aria-label={fill(TEXTS.markLabel[locale], {number})}
      >
        {number}
      </Link>
      {stop}
    </>
  );
}
