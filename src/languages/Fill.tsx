import {Fragment, type ReactNode} from 'react';

type Props = {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
};

/** A text in which each `{name}` is replaced by the element of that name. */
export const Fill = ({text, values}: Props): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // Odd parts are names of values.
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
