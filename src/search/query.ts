import {normalize} from './normalize';
import {isStopWord} from './stopWords';
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
  /** Whether it is a phrase or a question, and the topical reading as good as the literal. */
  readonly isPhrase: boolean;
};

/** More than a reader types; what lies beyond is not read. */
const MAX_LENGTH = 200;
const MAX_PARTS = 16;

/** Particles and endings by their form. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;
/** What is left of a run between other words, such as の in "R2のAPI". */
const SINGLE_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

const HIRAGANA_ONLY = /^[\p{Script=Hiragana}ー]+$/u;

/** Where the platform knows no words, a change of script is taken for the end of one. */
const SCRIPT_RUNS = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー・]+|\p{Script=Hiragana}+/gu;

export function parseQuery(query: string): ParsedQuery {
  // Japanese is cut into words as it was typed, since the dictionary does not know folded forms.
  const typed = query.slice(0, MAX_LENGTH).normalize('NFKC').toLowerCase();
  const literal = withoutFillers(wordsAndRuns(normalize(typed)));
  const words = wordsAndRuns(typed.replace(/[’']/g, '')).flatMap((text) =>
    isJapanese(text) ? splitRun(text) : [text],
  );
  const topics = words
    .filter((word) => !isFunctionWord(word))
    .map(normalize)
    .filter((word) => word !== '');
  const isSame = topics.length === 0 || topics.join(' ') === literal.join(' ');
  return {
    literal: literal.slice(0, MAX_PARTS).map(toPart),
    topical: isSame ? [] : topics.slice(0, MAX_PARTS).map(toPart),
    isPhrase: words.some((word) => isJapanese(word) && isFunctionWord(word)),
  };
}

/** Words without those that add nothing, unless there are no others. */
function withoutFillers(texts: readonly string[]): readonly string[] {
  const telling = texts.filter(
    (text) => !(isJapanese(text) ? SINGLE_KANA.test(text) : isStopWord(text)),
  );
  return telling.length > 0 ? telling : texts;
}

const isFunctionWord = (word: string): boolean =>
  PARTICLE.test(word) || SINGLE_KANA.test(word) || isStopWord(word);

/** @param index of the word or run in `texts` */
function toPart(text: string, index: number, texts: readonly string[]): QueryPart {
  const joined = isJapanese(text)
    ? []
    : [
        ...joinedWords(text),
        ...joinedWith(texts[index - 1], text),
        ...joinedWith(text, texts[index + 1]),
      ];
  const synonyms = [text, ...joined].flatMap(synonymsOf);
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
      ...synonyms.map(toWording('synonym')),
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

/** The words of a run; one of hiragana alone is most likely a word whose kanji or katakana were not typed. */
function splitRun(run: string): string[] {
  if (HIRAGANA_ONLY.test(run)) {
    return [run];
  }
  return segmenter
    ? [...segmenter.segment(run)].map(({segment}) => segment)
    : (run.match(SCRIPT_RUNS) ?? []);
}
