import {Fragment, type ReactNode} from 'react';

type Props = {readonly parts: readonly ReactNode[]; readonly by: ReactNode};

/** Parts with the same between each two: a comma, or a place where a text may break. */
export const Joined = ({parts, by}: Props) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && by}
      {part}
    </Fragment>
  ));

/**
 * The short label of a column, which may break where katakana follow kanji. To browsers, a label
 * such as 「国内リージョン」 is a single phrase, which they break anywhere if it is too long.
 */
export const ColumnLabel = ({label}: {readonly label: string}) => (
  <Joined parts={label.match(/.+?(?:[一-鿿](?=[ァ-ヴ])|$)/g) ?? []} by={<wbr />} />
);
