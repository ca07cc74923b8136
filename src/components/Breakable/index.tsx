import {Fragment} from 'react';

/** A text that may break only between its parts where `word-break` allows nothing else. */
export const Breakable = ({parts}: {readonly parts: readonly string[]}) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * The short label of a column, which may break where katakana follow kanji. To browsers, a label
 * such as 「国内リージョン」 is a single phrase, which they break anywhere if it is too long.
 */
export const ColumnLabel = ({label}: {readonly label: string}) => (
  <Breakable parts={label.match(/.+?(?:[一-鿿](?=[ァ-ヴ])|$)/g) ?? []} />
);
