import {useStorageSlot} from '@docusaurus/theme-common';
import {useQuery} from '@site/src/browser/useQuery';
import type {CategoryCosts} from '@site/src/catalogue/costs';
import {locale} from '@site/src/languages/locale';
import {type Reader, readReader, writeReader} from '../reader';

/** Changes what a reader has told, in the address and in the browser, as `useQuery` does. */
export type ChangeReader = ReturnType<typeof useReader>[1];

/**
 * What the reader has told: in the address, else kept in the browser, else the first example of
 * the category. Hydration starts with the defaults of the language.
 */
export function useReader(costs: Pick<CategoryCosts, 'quantities' | 'examples'>) {
  const [search, query] = useQuery();
  // The boot script knows this key too.
  const [kept, slot] = useStorageSlot('reader');
  const {quantities, examples} = costs;
  const usage = examples[0]?.usage ?? {};
  const reader = readReader(search, kept ?? '', {usage, quantities}, locale);
  const write = (how: 'push' | 'replace', next: Reader) =>
    query[how]((before) => writeReader(before, next, quantities, locale));
  const changer = (how: 'push' | 'replace') => (change: Partial<Reader>) => {
    const next = {...reader, ...change};
    if (how === 'push') {
      // So that Back leads to what is shown now, which an address without it would not keep.
      write('replace', reader);
    }
    write(how, next);
    slot.set(writeReader(kept ?? '', next, quantities, locale));
  };
  return [
    reader,
    {push: changer('push'), replace: changer('replace'), flush: query.flush},
  ] as const;
}
