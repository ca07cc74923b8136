/** Code in the texts of records, which stands between backticks. */

type Span = {readonly text: string; readonly isCode: boolean};

/** The words and the code of a text, in their order. */
export const spansOf = (text: string): Span[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => ({text: part, isCode: index % 2 === 1}))
    .filter((span) => span.text !== '');

/** A text for where nothing can be set off as code. */
export const plainText = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');
