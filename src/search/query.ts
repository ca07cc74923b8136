import {MAX_QUERY_LENGTH} from './pages';
import {isJapanese, normalize, wordsAndRuns} from './words';

/** Maximum number of parts, since each is looked up in the index. */
const MAX_PARTS = 16;

/**
 * Particles and inflections, which are one or two hiragana or one katakana. Without this rule, 3 of
 * 268 Japanese queries lose their page.
 */
const PARTICLE = /^(?:\p{Script=Hiragana}{1,2}|[\p{Script=Katakana}ー])$/u;

/** Words that say nothing about a page. They are ignored unless the query has no others. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be by can do does for from has have i if in into is it its me my ' +
    'of on or our so than that the their there to us was we what when where which ' +
    'who why will with you your ' +
    'あり ある いい いる から こと これ した したい する それ たい ため できる です という どう ' +
    'として ない なら ので ほしい ます まで もの よう より れる について ください 使う 使える'
  ).split(' '),
);

/** Without it, Japanese runs are not split, and 30 of 268 queries lose their page. */
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/**
 * Splits a query in two ways into normalised Latin words and Japanese runs: as typed, with whole
 * runs, and by topic, where runs are split into words and particles dropped, if that differs. Only its first
 * {@link MAX_QUERY_LENGTH} code units and 16 parts are used.
 */
export function parseQuery(query: string): (readonly string[])[] {
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
  const literal = toParts(withoutStopWords(typed));
  const byTopic = toParts(withoutStopWords(topical));
  return literal.join(' ') === byTopic.join(' ') ? [literal] : [literal, byTopic];
}

function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
