import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'a'> & {readonly to?: string; readonly autoAddBaseUrl?: boolean};

/** Shows the prefix that Docusaurus would add to a path, unless the link turns it off. */
export default function Link({to, href, autoAddBaseUrl, children, ...props}: Props): ReactNode {
  const address = to ?? href;
  const isKept = autoAddBaseUrl === false || !address?.startsWith('pathname://');
  return (
    <a href={isKept ? address : `BASE${address}`} {...props}>
      {children}
    </a>
  );
}
