import {suggestion} from '../../catalogue';

/** Words of a closed list, each with its labels and aliases. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** Normalises a spelling for comparison. Keeps `+` and `#`, so that `C` and `C#` differ. */
const lettersOf = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** The first word with a normalised spelling for which `holds` returns `true`. */
const findBySpelling = (words: Spellings, holds: (letters: string) => boolean) =>
  [...words].find(([word, labels]) =>
    [word, ...labels].some((spelling) => holds(lettersOf(spelling))),
  )?.[0];

/** The word with this spelling, which may differ in case, spaces and punctuation, if any. */
export function meantBy(given: string, words: Spellings): string | undefined {
  const letters = lettersOf(given);
  return words.has(given)
    ? given
    : findBySpelling(words, (other) => other !== '' && other === letters);
}

/** A suggestion for an unknown spelling, as a clause of a message; may be empty. */
export function hintAt(given: string, words: Spellings): string {
  const letters = lettersOf(given);
  const begun =
    letters === '' ? undefined : findBySpelling(words, (other) => other.startsWith(letters));
  return begun === undefined ? suggestion(given, [...words.keys()]) : `; did you mean "${begun}"?`;
}
