/** Splits texts of records into words and inline code, which is in backticks. */

type Span = {readonly text: string; readonly isCode: boolean};

/** The words and code of a text in order; code without its backticks. */
export const spansOf = (text: string): Span[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => ({text: part, isCode: index % 2 === 1}))
    .filter((span) => span.text !== '');

/** A text without the backticks, for places where code can't be formatted. */
export const plainText = (text: string): string => text.replace(/`([^`]+)`/g, '$1');
