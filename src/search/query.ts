import {normalize} from './normalize';
import {MAX_QUERY_LENGTH} from './pages';
import {isJapanese, wordsAndRuns} from './tokenize';

/** Maximum number of parts, since each is looked up in the index. */
const MAX_PARTS = 16;

/**
 * Particles and inflections, which are one or two hiragana or one katakana. Without this rule, 3 of
 * 268 Japanese queries lose their page.
 */
const PARTICLE = /^(?:\p{Script=Hiragana}{1,2}|[\p{Script=Katakana}ー])$/u;

/** Without it, Japanese runs are not split, and 30 of 268 queries lose their page. */
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/**
 * Splits a query in two ways into normalised Latin words and Japanese runs: as typed, with whole
 * runs, and by topic, where runs are split into words and particles dropped. Only its first
 * {@link MAX_QUERY_LENGTH} code units and 16 parts are used.
 */
export function parseQuery(
  query: string,
): [literal: readonly string[], topical: readonly string[]] {
  // Japanese is segmented before normalisation, since the dictionary has no folded forms.
  const typed = wordsAndRuns(query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC').toLowerCase());
  const topical = typed
    .flatMap((text) =>
      isJapanese(text) ? [...segmenter.segment(text)].map(({segment}) => segment) : [text],
    )
    .filter((word) => !PARTICLE.test(word));
  const toParts = (words: readonly string[]) =>
    words
      .map(normalize)
      .filter((word) => word !== '')
      .slice(0, MAX_PARTS);
  return [toParts(typed), toParts(topical)];
}
