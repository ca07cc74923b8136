import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {EntryIcon as Icon} from '@site/src/catalogue/browser';
import styles from './styles.module.css';

type Props = {readonly icon: Icon; readonly className?: string};

/** The icon of an entry, beside its name. Hidden from screen readers, since it repeats the name. */
export function EntryIcon({icon, className}: Props): ReactNode {
  if ('path' in icon) {
    return (
      <svg
        aria-hidden="true"
        className={clsx(styles.icon, className)}
        viewBox="0 0 24 24"
        // Without the style sheet it would be as wide as the page.
        width={24}
        height={24}
        fill="currentColor"
      >
        <path d={icon.path} />
      </svg>
    );
  }
  const {monogram, color, ink} = icon;
  const style: CSSProperties = {backgroundColor: color, color: ink};
  // The letters come from the style sheet: as text they would be part of the name in the
  // search index, in copied text and for screen readers.
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.icon, styles.monogram, className)}
      data-letters={monogram}
      style={style}
    />
  );
}
