import {MAX_QUERY_LENGTH} from './contexts';
import {normalize} from './normalize';
import {isJapanese, wordsAndRuns} from './tokenize';

/** A query, split in two ways into normalised Latin words and Japanese runs. */
export type ParsedQuery = {
  /** As typed, with whole Japanese runs. */
  readonly literal: readonly string[];
  /** By topic: Japanese runs are split into words, and particles dropped. */
  readonly topical: readonly string[];
};

/** Maximum number of parts, since each is looked up in the index. */
const MAX_PARTS = 16;

/** Heuristic for particles and inflections: one or two hiragana, or one katakana. */
const PARTICLE = /^(?:\p{Script=Hiragana}{1,2}|[\p{Script=Katakana}ー])$/u;
/** A single kana between other words, such as の in "R2のAPI". */
const SINGLE_KANA = /^\p{Script=Katakana}$/u;

const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/** Parses a query. Only its first {@link MAX_QUERY_LENGTH} code units and 16 parts are used. */
export function parseQuery(query: string): ParsedQuery {
  // Japanese is segmented before normalisation, since the dictionary has no folded forms.
  const typed = query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC').toLowerCase();
  const all = wordsAndRuns(normalize(typed));
  const telling = all.filter((text) => !SINGLE_KANA.test(text));
  const topical = wordsAndRuns(typed.replace(/[’']/g, ''))
    .flatMap((text) =>
      isJapanese(text) ? [...segmenter.segment(text)].map(({segment}) => segment) : [text],
    )
    .filter((word) => !PARTICLE.test(word))
    .map(normalize)
    .filter((word) => word !== '');
  return {
    literal: (telling.length > 0 ? telling : all).slice(0, MAX_PARTS),
    topical: topical.slice(0, MAX_PARTS),
  };
}
