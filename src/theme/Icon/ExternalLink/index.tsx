// Change: an arrow drawn by style, in place of a picture that every page would hold; as an image it has a name, which screen readers may skip otherwise.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function IconExternalLink(): ReactNode {
  return (
    <span
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.icon}
    />
  );
}
