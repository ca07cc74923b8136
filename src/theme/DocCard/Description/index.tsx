import clsx from 'clsx';
import counts from '@generated/catalogue/default/entries.json';
import Description from '@theme-original/DocCard/Description';
import type {Props} from '@theme/DocCard/Description';
import {fill} from '@site/src/fill';
import {locale} from '@site/src/languages/locale';
import styles from './styles.module.css';

const TEXTS = [
  {en: 'No entries yet', ja: '掲載サービスはまだありません'},
  {en: '1 entry', ja: '1件'},
  {en: '{count} entries', ja: '{count}件'},
];

/** Adds the number of entries to the cards of categories. */
export default function DocCardDescriptionWrapper(props: Props) {
  const {item} = props;
  const docId = item.type === 'link' ? (item.docId ?? '') : '';
  const count = counts[`/docs/${docId}`] ?? 0;
  return (
    <>
      <Description {...props} />
      {docId.startsWith('categories/') && (
        <span className={clsx('chip', styles.entries, count === 0 && 'chip--dashed')}>
          {fill(TEXTS[Math.min(count, 2)]![locale], {count})}
        </span>
      )}
    </>
  );
}
