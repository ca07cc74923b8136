import {MAX_QUERY_LENGTH} from './limits';
import {normalize} from './normalize';
import {type Relevance, RELEVANCE} from './relevance';
import {synonymsOf} from './synonyms';
import {isJapanese, isJoined, wordsAndRuns, wordsOf} from './tokenize';

/** A search term for a part of a query: a Latin word or a Japanese run. */
export type Wording = {
  readonly text: string;
  readonly kind: 'word' | 'run';
  /**
   * `typed`: the term as typed, which may be incomplete or misspelled. `joined`: a compound
   * written as one word. `synonym`: another word for the same thing.
   */
  readonly origin: 'typed' | 'joined' | 'synonym';
};

/** A part of a query. It matches if any of its wordings does; the first is the one typed. */
export type QueryPart = {readonly wordings: readonly [Wording, ...Wording[]]};

/** A query, parsed in two ways. */
export type ParsedQuery = {
  /** The query as typed: Latin words and whole Japanese runs. */
  readonly literal: readonly QueryPart[];
  /**
   * The content words, with Japanese runs split into words, so that a phrase which occurs nowhere
   * literally can match by its words. Empty if it equals `literal`.
   */
  readonly topical: readonly QueryPart[];
};

/** Maximum number of parts, since each is looked up in all indexes. */
const MAX_PARTS = 16;

/** Heuristic for particles and inflections: one or two hiragana. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;
/** A single kana between other words, such as の in "R2のAPI". */
const SINGLE_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Word boundaries at changes of script, for platforms without `Intl.Segmenter`. */
const SCRIPT_RUNS = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー・]+|\p{Script=Hiragana}+/gu;

/**
 * Parses a query into parts. Only the first {@link MAX_QUERY_LENGTH} code units and
 * {@link MAX_PARTS} parts are used.
 */
export function parseQuery(query: string, relevance = RELEVANCE): ParsedQuery {
  const {foldsWidth, readsTopics} = relevance;
  const cut = query.slice(0, MAX_QUERY_LENGTH);
  // Japanese is segmented before normalisation, since the dictionary has no folded forms.
  const typed = (foldsWidth ? cut.normalize('NFKC') : cut).toLowerCase();
  const all = wordsAndRuns(normalize(typed, relevance));
  const telling = all.filter((text) => !SINGLE_KANA.test(text));
  const literal = telling.length > 0 ? telling : all;
  const topics = wordsAndRuns(typed.replace(/[’']/g, ''))
    .flatMap((text) => (isJapanese(text) ? wordsOfRun(text, relevance) : [text]))
    .filter((word) => !isParticle(word))
    .map((word) => normalize(word, relevance))
    .filter((word) => word !== '');
  const toParts = (texts: readonly string[]) =>
    texts.slice(0, MAX_PARTS).map((text, index) => toPart(text, index, texts, relevance));
  return {
    literal: toParts(literal),
    topical: readsTopics && topics.join(' ') !== literal.join(' ') ? toParts(topics) : [],
  };
}

const isParticle = (word: string): boolean => PARTICLE.test(word) || SINGLE_KANA.test(word);

/** @param index position of `text` in `texts` */
function toPart(
  text: string,
  index: number,
  texts: readonly string[],
  relevance: Relevance,
): QueryPart {
  const joined =
    relevance.joinsWords && !isJapanese(text)
      ? [
          ...joinedWords(text),
          ...joinedWith(texts[index - 1], text),
          ...joinedWith(text, texts[index + 1]),
        ]
      : [];
  const synonyms = relevance.synonym > 0 ? [text, ...joined].flatMap(synonymsOf) : [];
  const toWording =
    (origin: Wording['origin']) =>
    (wording: string): Wording => ({
      text: wording,
      kind: isJapanese(wording) ? 'run' : 'word',
      origin,
    });
  return {
    wordings: [
      toWording('typed')(text),
      ...joined.map(toWording('joined')),
      ...synonyms.map((synonym) => normalize(synonym, relevance)).map(toWording('synonym')),
    ],
  };
}

/** A compound written as one word: `lowcode` for `low-code`. */
function joinedWords(compound: string): string[] {
  const words = wordsOf(compound);
  return isJoined(words) ? [words.join('')] : [];
}

/** Two adjacent words written as one, as compounds are also typed with a space: `self hosted`. */
const joinedWith = (first = '', second = ''): string[] =>
  first !== '' && second !== '' && !isJapanese(first) && !isJapanese(second)
    ? joinedWords(`${first}-${second}`)
    : [];

const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('ja', {granularity: 'word'})
    : undefined;

const wordsOfRun = (run: string, {segments}: Relevance): readonly string[] =>
  segmenter && segments
    ? [...segmenter.segment(run)].map(({segment}) => segment)
    : (run.match(SCRIPT_RUNS) ?? []);
