import type {ReactNode} from 'react';
import type {ServiceBadges} from '@site/src/catalogue/browser';
import {KINDS, LICENSE_CLASSES, LIFECYCLE_STATES} from '@site/src/catalogue/vocabulary';
import {useLocale} from '@site/src/languages/useLocale';
import styles from './styles.module.css';

/** What a service is, in a line: its state if it is not active, vendor, kind and licence class. */
export function Badges({badges}: {readonly badges: ServiceBadges}): ReactNode {
  const locale = useLocale();
  const {vendor, kind, lifecycle, licenseClass} = badges;
  return (
    <ul className={styles.badges}>
      {lifecycle.state !== 'active' && (
        <li className={styles.ended}>{LIFECYCLE_STATES[lifecycle.state][locale]}</li>
      )}
      <li>{vendor}</li>
      <li>{KINDS[kind][locale]}</li>
      {licenseClass !== 'unknown' && <li>{LICENSE_CLASSES[licenseClass][locale]}</li>}
    </ul>
  );
}
