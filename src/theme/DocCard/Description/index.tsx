import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import counts from '@generated/catalogue/default/entries.json';
import Description from '@theme-original/DocCard/Description';
import type {Props} from '@theme/DocCard/Description';
import styles from './styles.module.css';

/** Prefix of the document IDs of categories. */
const CATEGORY = 'categories/';

/** Adds the number of entries to the cards of categories. */
export default function DocCardDescriptionWrapper(props: Props): ReactNode {
  const {item} = props;
  const docId = item.type === 'link' ? (item.docId ?? '') : '';
  const count = counts[`/docs/${docId}`] ?? 0;
  return (
    <>
      <Description {...props} />
      {docId.startsWith(CATEGORY) && (
        <span className={clsx('chip', styles.entries, count === 0 && 'chip--dashed')}>
          {textOf(count)}
        </span>
      )}
    </>
  );
}

function textOf(count: number): ReactNode {
  switch (count) {
    case 0:
      return (
        <Translate
          id="docCard.entries.none"
          description="On the card of a category without entries"
        >
          No entries yet
        </Translate>
      );
    case 1:
      return (
        <Translate id="docCard.entries.one" description="On the card of a category with one entry">
          1 entry
        </Translate>
      );
    default:
      return (
        <Translate
          id="docCard.entries"
          description="Number of entries on the card of a category"
          values={{count}}
        >
          {'{count} entries'}
        </Translate>
      );
  }
}
