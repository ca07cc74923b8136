import {Fragment, type ReactNode} from 'react';
import {spansOf} from '@site/src/catalogue/browser';

/** Text of a record, with its inline code in `code` elements. */
export const RecordText = ({text}: {readonly text: string}): ReactNode =>
  spansOf(text).map(({text: part, isCode}, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
