import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Localized} from '@site/src/catalogue/vocabulary';
import {locale} from '@site/src/languages/locale';
import {Button} from '../../components/Button';
import {toggled} from '../shelf';
import styles from './styles.module.css';
import {useShelf} from './useShelf';

/** Beside the button, so that pages of services load no other text of the shelf. */
export const NAME = {en: 'My shelf', ja: 'マイシェルフ'} as const satisfies Localized;

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
