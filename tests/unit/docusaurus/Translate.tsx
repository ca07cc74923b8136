import {Fragment, type ReactNode} from 'react';

type Message = {readonly id?: string; readonly message?: string};
type Values<Value> = Readonly<Record<string, Value>>;

/** Returns the message of the source; translations belong to a build. */
export function translate({id, message}: Message, values: Values<string | number> = {}): string {
  return (message ?? id ?? '').replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    key in values ? String(values[key]) : placeholder,
  );
}

type Props = {
  readonly id?: string;
  readonly children?: string;
  readonly values?: Values<ReactNode>;
};

export default function Translate({id, children, values = {}}: Props): ReactNode {
  const parts = (children ?? id ?? '').split(/\{(\w+)\}/);
  return parts.map((part, index) => (
    // Odd parts are captured by the expression: the names of values.
    <Fragment key={index}>
      {index % 2 === 0 ? part : part in values ? values[part] : `{${part}}`}
    </Fragment>
  ));
}
