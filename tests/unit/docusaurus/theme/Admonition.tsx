import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';

export default function Admonition({type, title, children}: Props): ReactNode {
  return (
    <section aria-label={type}>
      <strong>{title}</strong>
      {children}
    </section>
  );
}
