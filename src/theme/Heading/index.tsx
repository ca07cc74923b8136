// Change: the anchor link has a short label without the heading's text, and no title.
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.css';

export default function Heading({as: As, id, className, children, ...props}: Props) {
  const {collectAnchor} = useBrokenLinks();
  // The page title needs no anchor link.
  if (As === 'h1' || !id) {
    return <As {...props} {...{className, children}} />;
  }
  collectAnchor(id);
  const label = translate({id: 'theme.common.headingLinkTitle', message: 'Link to this section'});
  return (
    <As {...props} id={id} className={clsx('anchor', className)}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} />
    </As>
  );
}
