/** The real records and articles, beyond what the check of the content asks of any catalogue. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  coverOf,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  loadCatalogue,
  loadTags,
  readPage,
  recordFiles,
} from '@site/src/catalogue';
import {YamlFile} from '@site/src/catalogue/record/yamlFile';
import {COMPANIES, SERVICES, TAGS} from '../fixtures/slugs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const catalogue = loadCatalogue(ROOT);
const translations = inspectTranslations(ROOT);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** A number that Japanese writes in ten thousands and hundred millions, such as 21億7,000万. */
const IN_TEN_THOUSANDS = /(?:([\d.,]+)億)?(?:([\d.,]+)万)?([\d,]+)?/g;

const WORDS: Readonly<Record<string, number>> = {million: 1e6, billion: 1e9};

/** Numbers of an English text that its Japanese rendering lacks; 3 billion may stand there as 30億. */
function missingNumbers(english: string, japanese: string): string[] {
  const plain = (text: string | undefined) => (text ?? '').replaceAll(',', '');
  const there = (japanese.match(NUMBER) ?? []).map(plain);
  for (const [, high, middle, low] of japanese.matchAll(IN_TEN_THOUSANDS)) {
    if (high !== undefined || middle !== undefined) {
      const sum = Number(plain(high)) * 1e8 + Number(plain(middle)) * 1e4 + Number(plain(low));
      there.push(String(Math.round(sum)));
    }
  }
  return [...english.matchAll(NUMBER)].flatMap(({0: number, index}) => {
    const word = /^ (million|billion)/.exec(english.slice(index + number.length))?.[1];
    const accepted = [
      plain(number),
      ...(word === undefined ? [] : [String(Math.round(Number(plain(number)) * WORDS[word]!))]),
    ];
    return accepted.some((form) => there.includes(form)) ? [] : [number];
  });
}

/** Every text of a record that stands in both languages, with the path that leads to it. */
function textsOf(value: unknown, at: string): {at: string; en: string; ja: string}[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const {en, ja} = value as {readonly en?: unknown; readonly ja?: unknown};
  if (typeof en === 'string' && typeof ja === 'string') {
    return [{at, en, ja}];
  }
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${at}.${key}`));
}

/** What a reader sees of a page but for its code. */
const proseOf = (file: string): string =>
  readPage(file, read(file))
    .blocks.map(({prose}) => prose)
    .join('\n');

describe('the catalogue', () => {
  it('holds', () => {
    expect(formatProblems(inspectCatalogue(ROOT).problems)).toBe('0 problems in the content');
  });

  it('has the services, companies and tags it started with', () => {
    const {services, companies, tags} = catalogue;
    expect(services.map(({slug}) => slug)).toEqual(expect.arrayContaining([...SERVICES]));
    expect(companies.map(({slug}) => slug)).toEqual(expect.arrayContaining([...COMPANIES]));
    expect(Object.keys(tags)).toEqual(expect.arrayContaining([...TAGS]));
  });

  it('has every number of a text in its Japanese rendering', () => {
    const texts = [...catalogue.services, ...catalogue.companies].flatMap((record) =>
      textsOf(record, record.slug),
    );
    expect(texts.length).toBeGreaterThan(500);
    for (const {at, en, ja} of texts) {
      expect(missingNumbers(en, ja), at).toEqual([]);
    }
  });

  it.each(SERVICES)('has a cover of %s that is a file of its own on the site', (slug) => {
    // Smaller files would be written into the pages, where no social network finds them.
    expect(readFileSync(path.join(ROOT, coverOf(slug))).length).toBeGreaterThan(10_000);
  });
});

describe.each(recordFiles(ROOT))('the record $file', ({file}) => {
  it('is read alike by both parsers', () => {
    expect(new YamlFile(file, read(file)).read()).toEqual(parse(read(file)));
  });
});

describe('the Japanese pages', () => {
  it('are all there', () => {
    const missing = translations.filter(({state}) => state === 'missing');
    expect(missing.map(({translation}) => translation)).toEqual([]);
  });

  it.each(translations.filter(({route}) => /^\/(services|companies)\//.test(route)))(
    'have every number of the English: $translation',
    ({page, translation}) => {
      expect(missingNumbers(proseOf(page), proseOf(translation))).toEqual([]);
    },
  );
});

describe('the Japanese tags', () => {
  const [english, japanese] = [loadTags(ROOT, 'en'), loadTags(ROOT, 'ja')];

  it('are the same, at the same permalinks', () => {
    const permalinksOf = (tags: typeof english) =>
      Object.entries(tags).map(([tag, {permalink}]) => [tag, permalink]);
    expect(permalinksOf(japanese)).toEqual(permalinksOf(english));
  });

  it('are described in Japanese', () => {
    for (const [tag, {description}] of Object.entries(japanese)) {
      expect(description, tag).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    }
  });
});
