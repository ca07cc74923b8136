import {Fragment, type ReactNode} from 'react';
import {spansOf} from '@site/src/catalogue/browser';

/** A text of a record, with the code in it set off. */
export const RecordText = ({text}: {readonly text: string}): ReactNode =>
  spansOf(text).map(({text: part, isCode}, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
