import {useStorageSlot} from '@docusaurus/theme-common';
import {readShelf} from '../shelf';

/** The reader's shelf as the browser keeps it, and what replaces it. Empty until hydration. */
export function useShelf(): readonly [readonly string[], (shelf: readonly string[]) => void] {
  const [kept, slot] = useStorageSlot('shelf');
  return [
    readShelf(kept),
    (shelf) => {
      if (shelf.length > 0) {
        slot.set(shelf.join(','));
      } else {
        slot.del();
      }
    },
  ];
}
