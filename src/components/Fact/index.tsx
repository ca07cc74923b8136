import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {sourceAnchor} from '@site/src/catalogue/browser';
import {RecordText} from '../RecordText';
import {useFact} from './context';
import styles from './styles.module.css';

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
  const {fact, number} = useFact(id);
  const [, text = '', stop] = /^(.*?)([.。]?)$/s.exec(fact.text)!;
  return (
    <>
      <RecordText text={text} />
      <Link
        className={styles.mark}
        data-search="ignore"
        to={`#${sourceAnchor(id)}`}
        aria-label={translate(
          {
            id: 'fact.mark.label',
            message: 'Source {number}',
            description: 'Label of the number after a fact that leads to its source',
          },
          {number},
        )}
      >
        {number}
      </Link>
      {stop}
    </>
  );
}
