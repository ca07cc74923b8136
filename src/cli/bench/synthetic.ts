import type {Locale} from '../../catalogue/vocabulary';
import type {SearchFiles} from '../../search/searchFiles';
import type {PageEntry} from '../../search/documents';
import {randomNumbers} from './random';

/** Share of the words (in Japanese: katakana words) that synthetic ones replace. */
const NEW_WORDS = 0.02;

/** Share of the sections that are taken from a random service. */
const FOREIGN_SECTIONS = 0.5;

const LATIN_SYLLABLES = 'ba co di fe gu ha jo ka li mo na pe qui ro su ti va we xo zy'.split(' ');
const KANA_SYLLABLES =
  'バ コ ディ フェ グ ハ ジョ カ リ モ ナ ペ クィ ロ ス ティ ヴァ ウェ ゾ ジ'.split(' ');

type Word = {readonly latin: string; readonly kana: string};

/**
 * A Markov chain of words. Its texts are meaningless, but about as varied and as compressible as
 * real ones.
 */
class Chain {
  private readonly followers = new Map<string, string[]>();
  private readonly words: readonly string[];

  constructor(
    texts: readonly string[],
    locale: Locale,
    private readonly random: () => number,
  ) {
    const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
    this.words = texts.flatMap((text) => [...segmenter.segment(text)].map(({segment}) => segment));
    this.words.forEach((word, index) => {
      const next = this.words[index + 1] ?? word;
      const followers = this.followers.get(word);
      if (followers) {
        followers.push(next);
      } else {
        this.followers.set(word, [next]);
      }
    });
  }

  /** A text of about this length, in UTF-16 code units. */
  write(length: number): string {
    let text = '';
    let word = choose(this.words, this.random);
    while (text.length < length) {
      text += word;
      word = choose(this.followers.get(word)!, this.random);
    }
    return text.trim();
  }
}

const choose = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!;

/**
 * Adds synthetic services to the search files of a site. Each has the texts of a real one, with
 * half of the sections from random services, a new name and some new words, so that names and
 * vocabulary grow as in a real catalogue. Its description comes from a Markov chain. Deterministic.
 * @param count total number of services
 */
export function withServices(real: SearchFiles, count: number, locale: Locale): SearchFiles {
  // The first section is the text before the headings; lists have no others.
  const models = real.pages.flatMap((page, index) =>
    page.context === 'services' && page.sections.length > 1
      ? [{page, texts: real.texts[index]!}]
      : [],
  );
  const random = randomNumbers(count);
  const chain = new Chain(
    models.flatMap(({texts}) => texts),
    locale,
    random,
  );
  const makeWord = (): Word => {
    const syllables = Array.from({length: 2 + Math.floor(random() * 3)}, () =>
      Math.floor(random() * LATIN_SYLLABLES.length),
    );
    return {
      latin: syllables.map((syllable) => LATIN_SYLLABLES[syllable]).join(''),
      kana: syllables.map((syllable) => KANA_SYLLABLES[syllable]).join(''),
    };
  };
  const vocabulary = Array.from({length: count * 4}, makeWord);

  const makeService = (number: number): {page: PageEntry; texts: readonly string[]} => {
    const model = models[number % models.length]!;
    const word = makeWord();
    const name = word.latin[0]!.toUpperCase() + word.latin.slice(1);
    const vary = (text: string) =>
      varyWords(text.replaceAll(model.page.title, name), locale, () =>
        random() < NEW_WORDS ? choose(vocabulary, random) : undefined,
      );
    return {
      page: {
        ...model.page,
        title: locale === 'ja' && number % 5 === 0 ? word.kana : name,
        url: `${model.page.url}-${number}`,
        description: chain.write(model.page.description.length),
        keywords: [word.kana, `${name} Cloud`, name.toLowerCase()],
      },
      texts: model.texts.map((text, section) => {
        const other = random() < FOREIGN_SECTIONS ? choose(models, random) : model;
        return vary(other.texts[section] ?? text);
      }),
    };
  };
  const made = Array.from({length: Math.max(0, count - models.length)}, (_, number) =>
    makeService(number),
  );
  return {
    pages: [...real.pages, ...made.map(({page}) => page)],
    texts: [...real.texts, ...made.map(({texts}) => texts)],
  };
}

/** Replaces the words for which `replace` returns another one. */
function varyWords(text: string, locale: Locale, replace: () => Word | undefined): string {
  return locale === 'en'
    ? text.replace(/[a-z]{3,}/g, (word) => replace()?.latin ?? word)
    : text.replace(/[ァ-ヴー]{3,}/g, (word) => replace()?.kana ?? word);
}
