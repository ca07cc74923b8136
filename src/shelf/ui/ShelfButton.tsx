import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import styles from './styles.module.css';

/** Beside the button, so that pages of services load no other text of the shelf. */
export const NAME = {en: 'My shelf', ja: 'マイシェルフ'} as const satisfies Localized;

/** The slugs in a text such as `jira,backlog`, as addresses and the browser have them, each once. */
export const readShelf = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((slug) => slug !== '')),
];

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
  const others = shelf.filter((one) => one !== slug);
  return (
    <Button
      className={styles.toggle}
      aria-pressed={shelf.includes(slug)}
      disabled={!isBrowser}
      onClick={() => setShelf(shelf.includes(slug) ? others : [...shelf, slug])}
    >
      {NAME[locale]}
    </Button>
  );
}
