// Change: the link to a heading does not repeat its text, and has no title that says the same as its label.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.css';

export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The title of a page is no place within it.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx('anchor', className)}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate({
          id: 'theme.common.headingLinkTitle',
          message: 'Link to this section',
          description: 'Title for link to heading',
        })}
      />
    </As>
  );
}
