import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'a'> & {readonly to?: string; readonly autoAddBaseUrl?: boolean};

/** What Docusaurus puts before a path by itself is shown, unless it is told not to. */
export default function Link({to, href, autoAddBaseUrl, children, ...props}: Props): ReactNode {
  const address = to ?? href;
  const isKept = autoAddBaseUrl === false || !address?.startsWith('pathname://');
  return (
    <a href={isKept ? address : `BASE${address}`} {...props}>
      {children}
    </a>
  );
}
