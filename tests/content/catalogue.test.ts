/** The real records and articles, beyond what the schemas ask of any catalogue. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  type Catalogue,
  DIRECTORY_SLUG,
  formatProblems,
  inspectCatalogue,
  layOut,
  loadCatalogue,
  recordFiles,
} from '@site/src/catalogue';
import {COVER, coverOf, readJpegSize} from '@site/src/catalogue/covers';
import {countWords, parseProse} from '@site/src/catalogue/prose';
import {TagsSchema} from '@site/src/catalogue/schema';
import {YamlFile} from '@site/src/catalogue/yamlFile';
import {COMPANIES, SERVICES, TAGS} from '../fixtures/slugs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The record's own name for an entry, whichever language its page is in. */
const ENTRIES = [
  ...SERVICES.map((slug) => `services/${slug}`),
  ...[...COMPANIES, DIRECTORY_SLUG].map((slug) => `companies/${slug}`),
];

const englishPage = (entry: string) => `${entry}/index.md`;
const japanesePage = (entry: string) => `i18n/ja/docusaurus-plugin-content-blog-${entry}/index.md`;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What two renderings of one article have to share. */
type Page = {
  readonly headings: readonly string[];
  readonly facts: readonly string[];
  readonly links: readonly string[];
  readonly codeLanguages: readonly string[];
  /** What is left of the text without code, comments, addresses and tags. */
  readonly visible: string;
};

const FENCE = /^[ \t]*(```|~~~)(.*)\n[\s\S]*?^[ \t]*\1[ \t]*$/gm;
const HEADING_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;

function readPage(file: string): Page {
  const {prose} = parseProse(file, read(file), {isPost: false, isTranslation: true});
  const {body, citations} = prose!;
  const text = body.replace(FENCE, '').replace(/`[^`\n]*`/g, '');
  const visible = text
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]+>/g, ' ');
  return {
    headings: text
      .split('\n')
      .filter((row) => /^#{2,6}\s/.test(row))
      .map(
        (row) => `${/^#+/.exec(row)![0]} ${HEADING_ID.exec(row)?.[1] ?? `without an id: ${row}`}`,
      ),
    facts: citations.map(({id}) => id).sort(),
    links: [...text.matchAll(/\]\(([^)\s]+)[^)]*\)|\bhref="([^"]+)"/g)]
      .map(([, target, href]) => target ?? href!)
      .sort(),
    codeLanguages: [...body.matchAll(FENCE)].map(([, , info]) => info!.trim()),
    visible,
  };
}

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Numbers of an English text that its Japanese rendering lacks; 3 billion may stand there as 30億. */
function missingNumbers(english: string, japanese: string): string[] {
  const plain = (text: string) => text.replaceAll(',', '');
  const there = (japanese.match(NUMBER) ?? []).map(plain);
  return [...english.matchAll(NUMBER)].flatMap(({0: number, index}) => {
    const isBillion = english.slice(index + number.length).startsWith(' billion');
    const accepted = [plain(number), ...(isBillion ? [String(Number(plain(number)) * 10)] : [])];
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

describe('the catalogue', () => {
  let catalogue: Catalogue;

  beforeAll(() => {
    catalogue = loadCatalogue(ROOT);
  });

  it('holds', () => {
    expect(formatProblems(inspectCatalogue(ROOT).problems)).toBe('0 problems in the content');
  });

  it('has the 25 services it started with', () => {
    expect(SERVICES).toHaveLength(25);
    expect(catalogue.services.map(({slug}) => slug)).toEqual(expect.arrayContaining([...SERVICES]));
  });

  it('has the 10 companies it started with, and their directory', () => {
    expect(COMPANIES).toHaveLength(10);
    expect(catalogue.companies.map(({slug}) => slug)).toEqual(
      expect.arrayContaining([...COMPANIES]),
    );
    expect(catalogue.directory.groupBy).toBe('country');
    expect(existsSync(path.join(ROOT, `companies/${DIRECTORY_SLUG}/index.md`))).toBe(true);
  });

  it('has the 45 tags it started with, each in use', () => {
    expect(TAGS).toHaveLength(45);
    expect(Object.keys(catalogue.tags)).toEqual(expect.arrayContaining([...TAGS]));
    const used = new Set(catalogue.services.flatMap(({tags}) => tags));
    expect([...used]).toEqual(expect.arrayContaining([...TAGS]));
  });

  it('is laid out as "npm run check:content -- --fix" does it', () => {
    for (const {file, kind, schema} of recordFiles(ROOT)) {
      expect(layOut(read(file), schema, kind), file).toBe(read(file));
    }
  });

  it('is read alike by both parsers', () => {
    for (const {file} of recordFiles(ROOT)) {
      expect(new YamlFile(file, read(file)).read(), file).toEqual(parse(read(file)));
    }
  });

  it('has a source for every fact, to be read over https', () => {
    const facts = [...catalogue.services, ...catalogue.companies].flatMap(({slug, facts}) =>
      facts.map((fact) => ({slug, ...fact})),
    );
    expect(facts.length).toBeGreaterThan(100);
    for (const {slug, id, source} of facts) {
      expect(source, `${slug}: ${id}`).toMatch(/^https:\/\//);
    }
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

  it.each(SERVICES)('has a cover of %s within the limits', (slug) => {
    const picture = readFileSync(path.join(ROOT, coverOf(slug)));
    expect(readJpegSize(picture)).toEqual({width: COVER.width, height: COVER.height});
    expect(picture.length).toBeLessThan(COVER.bytes);
    // Smaller files would be written into the pages, where no social network finds them.
    expect(picture.length).toBeGreaterThan(10_000);
  });

  it.each(SERVICES)('has 400 to 900 words on %s', (slug) => {
    const file = englishPage(`services/${slug}`);
    const {prose} = parseProse(file, read(file), {isPost: true, isTranslation: false});
    const {facts} = catalogue.services.find((service) => service.slug === slug)!;
    const words = countWords(prose!, (id) => facts.find((fact) => fact.id === id)!.text.en);
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
  });
});

describe.each(ENTRIES)('the Japanese page of %s', (entry) => {
  const pages = () => [readPage(englishPage(entry)), readPage(japanesePage(entry))] as const;

  it('exists', () => {
    expect(existsSync(path.join(ROOT, japanesePage(entry)))).toBe(true);
  });

  it('cites the same facts', () => {
    const [english, japanese] = pages();
    expect(new Set(japanese.facts)).toEqual(new Set(english.facts));
  });

  it('has the same headings, each with its id', () => {
    const [english, japanese] = pages();
    expect(english.headings.join('\n')).not.toContain('without an id');
    expect(japanese.headings).toEqual(english.headings);
  });

  it('has the same links', () => {
    const [english, japanese] = pages();
    expect(japanese.links).toEqual(english.links);
  });

  it('has code in the same languages', () => {
    const [english, japanese] = pages();
    expect(japanese.codeLanguages).toEqual(english.codeLanguages);
  });

  it('has every number of the English page', () => {
    const [english, japanese] = pages();
    expect(missingNumbers(english.visible, japanese.visible)).toEqual([]);
  });
});

describe('the Japanese tags', () => {
  const readTags = (file: string) => TagsSchema.parse(parse(read(file)));
  const FILE = 'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml';

  it('are the same, at the same permalinks', () => {
    const permalinksOf = (file: string) =>
      Object.entries(readTags(file)).map(([tag, {permalink}]) => [tag, permalink]);
    expect(permalinksOf(FILE)).toEqual(permalinksOf('services/tags.yml'));
  });

  it('are described in Japanese', () => {
    for (const [tag, {description}] of Object.entries(readTags(FILE))) {
      expect(description, tag).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    }
  });
});
