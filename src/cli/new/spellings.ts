import {suggestion} from '../../catalogue';

/** Words of a closed list, each with its labels and other names. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** What is left of a word when only its letters count; `C` and `C#` stay two. */
const lettersOf = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** The first word that has a spelling, itself among them, of which something holds. */
const findBySpelling = (words: Spellings, holds: (letters: string) => boolean) =>
  [...words].find(([word, labels]) =>
    [word, ...labels].some((spelling) => holds(lettersOf(spelling))),
  )?.[0];

/** The word of a list that somebody means: by itself, or by any spelling of it or of its labels. */
export function meantBy(given: string, words: Spellings): string | undefined {
  const letters = lettersOf(given);
  return words.has(given)
    ? given
    : findBySpelling(words, (other) => other !== '' && other === letters);
}

/** Which word somebody may have meant that has none of these spellings, as a clause of a message. */
export function hintAt(given: string, words: Spellings): string {
  const letters = lettersOf(given);
  const begun =
    letters === '' ? undefined : findBySpelling(words, (other) => other.startsWith(letters));
  return begun === undefined ? suggestion(given, [...words.keys()]) : `; did you mean "${begun}"?`;
}
