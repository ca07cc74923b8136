import type {ComponentProps, ReactNode} from 'react';
import Heading from '@theme/Heading';

type FoldProps = Pick<ComponentProps<'details'>, 'id' | 'children'> & {readonly summary: ReactNode};

/** What is folded until a reader or an address opens it (see `src/routeFocus`). */
export const Fold = ({id, summary, children}: FoldProps) => (
  <details id={id}>
    <summary>{summary}</summary>
    {children}
  </details>
);

type SectionProps = ComponentProps<'section'> & {readonly id: string; readonly title: string};

/** A section with a heading, whose ID is that of an address. Further properties are the section's. */
export const Section = ({id, title, children, ...props}: SectionProps) => (
  <section {...props}>
    <Heading as="h2" id={id}>
      {title}
    </Heading>
    {children}
  </section>
);
