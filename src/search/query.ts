import {MAX_QUERY_LENGTH} from './limits';
import {normalize} from './normalize';
import {type Relevance, RELEVANCE} from './relevance';
import {synonymsOf} from './synonyms';
import {isJapanese, isJoined, wordsAndRuns, wordsOf} from './tokenize';

/** One way in which a part of a query can be found: a Latin word or a run of Japanese. */
export type Wording = {
  readonly text: string;
  readonly kind: 'word' | 'run';
  /**
   * Whether it was typed like this, and may be half typed or mistyped; or is what was typed
   * written as one word; or another word for it.
   */
  readonly origin: 'typed' | 'joined' | 'synonym';
};

/** A part of a query. One of its wordings has to be found; the first is what was typed. */
export type QueryPart = {readonly wordings: readonly [Wording, ...Wording[]]};

export type ParsedQuery = {
  /** What was typed: Latin words, and runs of Japanese as a whole. */
  readonly literal: readonly QueryPart[];
  /**
   * The words that carry the topic, of Japanese runs too, so that a phrase that stands nowhere
   * as it is finds the pages that speak of its words. Empty when it is the same as `literal`.
   */
  readonly topical: readonly QueryPart[];
};

/** Each part costs a look into all indexes. */
const MAX_PARTS = 16;

/** Particles and endings by their form. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;
/** What is left of a run between other words, such as の in "R2のAPI". */
const SINGLE_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Where the platform knows no words, a change of script is taken for the end of one. */
const SCRIPT_RUNS = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー・]+|\p{Script=Hiragana}+/gu;

export function parseQuery(query: string, relevance = RELEVANCE): ParsedQuery {
  const {foldsWidth, readsTopics} = relevance;
  const cut = query.slice(0, MAX_QUERY_LENGTH);
  // Japanese is cut into words as it was typed, since the dictionary does not know folded forms.
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

/** @param index of the word or run in `texts` */
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

/** A compound as one word: `lowcode` for `low-code`. */
function joinedWords(compound: string): string[] {
  const words = wordsOf(compound);
  return isJoined(words) ? [words.join('')] : [];
}

/** Two words as one, since compounds are also typed with a space: `self hosted`. */
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
