import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import {readShelf, toggled} from '../shelf';
import styles from './styles.module.css';

/** Beside the button, so that pages of services load no other text of the shelf. */
export const NAME = {en: 'My shelf', ja: 'マイシェルフ'} as const satisfies Localized;

/** The reader's shelf as the browser keeps it, and what replaces it. Empty until hydration. */
export function useShelf() {
  const [kept, slot] = useStorageSlot('shelf');
  const keep = (shelf: readonly string[]) => {
    if (shelf.length > 0) {
      slot.set(shelf.join(','));
    } else {
      slot.del();
    }
  };
  return [readShelf(kept), keep] as const;
}

/** Puts a service on the reader's shelf, or takes it from there. */
export function ShelfButton({slug}: {readonly slug: string}): ReactNode {
  const isBrowser = useIsBrowser();
  const [shelf, setShelf] = useShelf();
  return (
    <Button
      className={styles.toggle}
      aria-pressed={shelf.includes(slug)}
      disabled={!isBrowser}
      onClick={() => setShelf(toggled(shelf, slug))}
    >
      {NAME[locale]}
    </Button>
  );
}
