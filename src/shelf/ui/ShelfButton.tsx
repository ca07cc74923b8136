import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useHydrated} from '@site/src/browser/hydrated';
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

/** The reader's shelf as the browser keeps it, and what changes it. Empty until hydration. */
export function useShelf() {
  const [kept, slot] = useStorageSlot('shelf');
  const shelf = readShelf(kept);
  const keep = (slugs: readonly string[]) =>
    slugs.length > 0 ? slot.set(slugs.join(',')) : slot.del();
  const toggle = (slug: string) =>
    keep(shelf.includes(slug) ? shelf.filter((one) => one !== slug) : [...shelf, slug]);
  return {shelf, keep, toggle};
}

export function ShelfButton({slug}: {readonly slug: string}): ReactNode {
  const isHydrated = useHydrated();
  const {shelf, toggle} = useShelf();
  return (
    <Button
      className={styles.toggle}
      aria-pressed={shelf.includes(slug)}
      disabled={!isHydrated}
      onClick={() => toggle(slug)}
    >
      {NAME[locale]}
    </Button>
  );
}
