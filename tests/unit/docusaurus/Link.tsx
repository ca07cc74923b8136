import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'a'> & {readonly to?: string};

export default function Link({to, href, children, ...props}: Props): ReactNode {
  return (
    <a href={to ?? href} {...props}>
      {children}
    </a>
  );
}
