/** Valid records, articles and content trees, in which a test overrides what it is about. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {stringify} from 'yaml';
import type {z} from 'zod';
import {type Catalogue, formatProblems, inspectCatalogue, stampCover} from '@site/src/catalogue';
import {
  type Company,
  CompanySchema,
  type Service,
  ServiceSchema,
  TagsSchema,
} from '@site/src/catalogue/record/schema';
import {CATEGORIES_FILE, editorLine, RATES_FILE, type RecordKind} from '@site/src/catalogue/kinds';
import {CategoriesSchema, RatesSchema} from '@site/src/catalogue/record/categories';
import {YamlFile} from '@site/src/catalogue/record/yamlFile';

/** A record as written by its author, before validation. Overrides may be invalid on purpose. */
export type Draft = Readonly<Record<string, unknown>>;

/** Contents of files by their path relative to the root of the site; `null` for a missing file. */
export type Files = Readonly<Record<string, string | Buffer | null>>;

/** The sources that values of these factories can name. A record lists those that it uses. */
export const SOURCES: Readonly<Record<string, Draft>> = {
  docs: {url: 'https://example.com/docs', read: '2026-11'},
  unread: {url: 'https://example.com/docs'},
  survey: {url: 'https://example.com/docs', via: 'https://example.org/survey', read: '2026-11'},
  manual: {url: 'https://docs.example.org/', read: '2026-11'},
  news: {url: 'https://example.org/news', by: 'third-party', read: '2026-11'},
};

/** The entries of {@link SOURCES} that a record uses. */
const sourcesOf = (record: Draft): Draft =>
  Object.fromEntries(
    Object.entries(SOURCES).filter(([key]) => JSON.stringify(record).includes(`"source":"${key}"`)),
  );

export const fact = (overrides: Draft = {}): Draft => ({
  id: 'regions',
  topic: 'region',
  text: {en: 'It has 2 regions.', ja: 'リージョンは2つです。'},
  source: 'docs',
  ...overrides,
});

/** A comparable value with its source. */
export const claim = (value: unknown, overrides: Draft = {}): Draft => ({
  value,
  source: 'docs',
  ...overrides,
});

export const lifecycle = (overrides: Draft = {}): Draft => ({
  state: 'active',
  source: 'docs',
  ...overrides,
});

export const license = (overrides: Draft = {}): Draft => ({
  value: 'proprietary',
  class: 'proprietary',
  source: 'docs',
  ...overrides,
});

export const alternative = (slug: string): Draft => ({
  slug,
  difference: {en: `Not ${slug}`, ja: `${slug}ではない`},
});

/** Values for the attributes that `CATEGORIES` defines for the category `keeping`. */
export const attributes = (overrides: Draft = {}): Draft => ({
  'storage-price': claim('0.02 USD/GB-month'),
  'largest-object': claim('5 TiB'),
  versioning: claim('yes'),
  compliance: claim(['soc-2']),
  'data-location': claim({en: 'Germany', ja: 'ドイツ'}),
  'latest-release': 'unknown',
  ...overrides,
});

/**
 * Definitions of a category with an attribute of each type, and of one with common attributes only.
 */
export const CATEGORIES: Draft = {
  categories: {
    keeping: {label: {en: 'Keeping', ja: '保存'}, page: '/docs/categories/keeping'},
    running: {label: {en: 'Running', ja: '実行'}, page: '/docs/categories/running'},
  },
  groups: {
    price: {en: 'Prices', ja: '料金'},
    features: {en: 'Features', ja: '機能'},
  },
  attributes: {
    'storage-price': attribute('price', {
      group: 'price',
      per: ['GB-month', 'TB-month'],
      better: 'lower',
      shelfLifeDays: 90,
      categories: ['keeping'],
    }),
    'largest-object': attribute('amount', {
      units: ['GiB', 'TiB'],
      better: 'higher',
      categories: ['keeping'],
    }),
    versioning: attribute('answer', {categories: ['keeping']}),
    compliance: attribute('terms', {terms: {'soc-2': 'SOC 2', secret: {en: 'Secret', ja: '秘密'}}}),
    'data-location': attribute('text'),
    'latest-release': attribute('date'),
    'run-time': attribute('amount', {units: ['s'], categories: ['running']}),
  },
};

/** Yen for a dollar: 150. */
const RATES: Draft = {
  USD: {
    jpy: 150,
    on: '2026-11-20',
    publisher: {en: 'Bank', ja: '銀行'},
    source: 'https://example.com/rates',
  },
};

/** The definition of an attribute that all categories share. */
function attribute(type: string, overrides: Draft = {}): Draft {
  return {
    group: 'features',
    label: {en: 'Label', ja: '見出し'},
    about: {en: 'What it is.', ja: 'その説明です。'},
    type,
    better: null,
    shelfLifeDays: 180,
    categories: 'all',
    ...overrides,
  };
}

/** A plan that charges only for stored data. */
export const plan = (overrides: Draft = {}): Draft => ({
  id: 'standard',
  name: {en: 'Standard', ja: 'スタンダード'},
  currency: 'USD',
  base: {amount: 5, per: 'account'},
  charges: [charge()],
  source: 'docs',
  ...overrides,
});

/** A charge for stored data, with one price unless tiers are given. */
export const charge = (overrides: Draft = {}): Draft => ({
  quantity: 'storedGb',
  included: 250,
  ...('tiers' in overrides ? {} : {price: 0.02}),
  ...overrides,
});

/** The optional key `draft`, so that it can be spread in its place. */
const draftOf = ({draft}: Draft): Draft => (draft === undefined ? {} : {draft});

/** A service of the company `acme` with the tag `storage`. */
export function service(overrides: Draft = {}): Draft {
  const slug = typeof overrides.slug === 'string' ? overrides.slug : 'alpha';
  const record = {
    slug,
    ...draftOf(overrides),
    name: {en: `Service ${slug}`, ja: `サービス${slug}`},
    color: '#0a5277',
    date: '2026-11-20T09:00:00+09:00',
    kind: 'cloud-service',
    company: 'acme',
    vendor: {en: 'Acme', ja: 'アクメ'},
    links: {
      homepage: `https://example.com/${slug}`,
      docs: 'https://example.com/docs',
    },
    tags: ['storage'],
    category: 'keeping',
    sources: {},
    lifecycle: lifecycle(),
    license: license(),
    firstReleased: claim('2006-03-14'),
    pricingModel: claim('usage'),
    freeTier: claim('partial', {note: {en: 'For a year', ja: '1年間'}}),
    selfHosting: claim('no'),
    api: claim('yes'),
    japan: {
      region: claim('yes'),
      billingInYen: 'unknown',
      userInterface: 'unknown',
      documentation: 'unknown',
      support: 'not-applicable',
    },
    attributes: attributes(),
    plans: [plan()],
    goodFor: [{en: 'Big files', ja: '大きなファイル'}],
    watchOut: [{en: 'The bill', ja: '請求額'}],
    facts: [fact()],
    ...overrides,
  };
  return {...record, sources: overrides.sources ?? sourcesOf(record)};
}

export function company(overrides: Draft = {}): Draft {
  const slug = typeof overrides.slug === 'string' ? overrides.slug : 'acme';
  const record = {
    slug,
    ...draftOf(overrides),
    name: {en: `Company ${slug}`, ja: `企業${slug}`},
    color: '#0a5277',
    date: '2026-11-20T08:00:00+09:00',
    sources: {},
    country: claim('JP'),
    headquarters: claim({en: 'Tokyo', ja: '東京'}),
    founded: claim('1999'),
    links: {homepage: `https://example.com/${slug}`},
    facts: [fact({id: 'size', topic: 'organization'})],
    ...overrides,
  };
  return {...record, sources: overrides.sources ?? sourcesOf(record)};
}

/** The contents of a tags file that declares these tags. */
export const tags = (...names: readonly string[]): Draft =>
  Object.fromEntries(
    names.map((tag) => [
      tag,
      {
        label: tag.toUpperCase(),
        permalink: `/${tag}`,
        description: `About ${tag}`,
        group: 'other',
      },
    ]),
  );

/** The tags files of both languages, which declare these tags. */
export const tagFiles = (...names: readonly string[]): Files => ({
  'services/tags.yml': yaml(tags(...names)),
  'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml': yaml(
    Object.fromEntries(
      names.map((tag) => [tag, {label: tag, permalink: `/${tag}`, description: `${tag}の説明`}]),
    ),
  ),
});

/** A description with a length that the check accepts. */
export const DESCRIPTION =
  'Keeps the files of an application and hands them out again, for developers who test.';

/** Number of words in the fact that articles cite. */
const CITED_WORDS = 4;

const leadOf = (name: string): string => `${name} is a keeper of files.`;

/** The first paragraph of the article of a service, in English. */
export const LEAD = leadOf('Service alpha');
export const LEAD_JA = 'サービスalphaは、ファイルを保管するものです。';

/** An article with the given number of words, including those of the cited fact. */
export function article({
  frontMatter = `title: Service alpha\ndescription: ${DESCRIPTION}`,
  name = 'Service alpha',
  words = 450,
  body = '',
  cites = 'regions',
  values = ['storage-price', 'largest-object'],
}: {
  readonly frontMatter?: string;
  /** The name that the first sentence defines. */
  readonly name?: string;
  readonly words?: number;
  readonly body?: string;
  /** Id of the fact cited at the end; `null` for none. */
  readonly cites?: string | null;
  /** Keys of the attributes cited at the end. */
  readonly values?: readonly string[];
} = {}): string {
  const word = /[ぁ-ん]/.test(frontMatter) ? '語' : 'word';
  const citation = [
    ...(cites === null ? [] : [` <Fact id="${cites}" />`]),
    ...values.map((key) => ` <Value of="${key}" />`),
  ].join('');
  const lead = leadOf(name);
  const others = words - lead.split(' ').length - (cites === null ? 0 : CITED_WORDS);
  return `---\n${frontMatter}\n---\n\n${lead}\n\n{/* truncate */}\n\n${body}\n\n${Array.from({length: others}, () => word).join(' ')}${citation}\n`;
}

export const DESCRIPTION_JA =
  'アプリケーションのファイルを保存し、必要なときに取り出すための、試験用のサービスです。';

/** The Japanese translation of an article of these factories. */
export const inJapanese = (text: string): string =>
  text
    .replace(/^(title: )?Service /gm, '$1サービス')
    .replace(/^(title: )?Company /gm, '$1企業')
    .replace(DESCRIPTION, DESCRIPTION_JA)
    .replace(leadOf(''), 'は、ファイルを保管するものです。')
    .replaceAll(' word', '語');

/** The cover of a service, stamped as drawn from the record. */
export const cover = (draft: Draft): Buffer =>
  stampCover(jpeg(), ServiceSchema.safeParse(draft).data ?? parseService());

const firstFactOf = ({facts}: Draft): string | null =>
  (facts as readonly {readonly id: string}[] | undefined)?.[0]?.id ?? null;

function articleOf(draft: Draft): string {
  const name = (draft.name as {readonly en?: string} | undefined)?.en || 'Nameless';
  return article({
    frontMatter: `title: ${name}\ndescription: ${DESCRIPTION}`,
    name,
    cites: firstFactOf(draft),
    values: Object.entries((draft.attributes ?? {}) as Record<string, {readonly value?: unknown}>)
      .filter(([, {value}]) => /^[1-9.0]+ [A-Za-z]/.test(String(value)))
      .map(([key]) => key),
  });
}

/** The text of a YAML file, without folded lines. */
export const yaml = (value: Draft): string => stringify(value, {lineWidth: 0});

/** The text of a record, with the schema comment for editors. */
export const recordYaml = (kind: RecordKind, value: Draft): string =>
  `${editorLine(kind)}\n${yaml(value)}`;

/** The start of a JPEG image, padded to a number of bytes. */
export const jpeg = (bytes = 20): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000040000', 'hex')], bytes);

/**
 * Record, article and cover of a service, in the folder named after the slug or the second
 * argument.
 */
export function serviceFiles(overrides: Draft = {}, folder?: string): Files {
  const draft = service(overrides);
  const below = `services/${folder ?? String(draft.slug)}`;
  return {
    [`${below}/service.yml`]: recordYaml('service', draft),
    [`${below}/index.md`]: articleOf(draft),
    [`${below}/cover.jpg`]: cover(draft),
  };
}

/** Record and profile of a company, in the folder named after the slug or the second argument. */
export function companyFiles(overrides: Draft = {}, folder?: string): Files {
  const draft = company(overrides);
  const below = `companies/${folder ?? String(draft.slug)}`;
  return {
    [`${below}/company.yml`]: recordYaml('company', draft),
    [`${below}/index.md`]: articleOf(draft),
  };
}

let smallest: Files | undefined;

/** The smallest valid catalogue: a service, its company, its tag and the company directory. */
export function catalogueFiles(overrides: Files = {}): Files {
  // Most tests of the check need these files, which take milliseconds to write as YAML.
  smallest ??= {
    ...serviceFiles(),
    ...companyFiles(),
    'companies/company/config.yml': yaml({groupBy: 'country', sortBy: 'name'}),
    'companies/company/index.md': article({
      frontMatter: `title: Companies\ndescription: ${DESCRIPTION}`,
      words: 20,
      cites: null,
      values: [],
    }),
    ...tagFiles('storage'),
    [CATEGORIES_FILE]: yaml(CATEGORIES),
    [RATES_FILE]: yaml({rates: RATES}),
  };
  return {...smallest, ...overrides};
}

/**
 * Writes files into a temporary folder that is removed when the test ends.
 * @returns the path of the folder
 */
export function writeTree(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  writeFiles(root, files);
  return root;
}

/** Writes files into a folder, and removes the missing ones from it. */
export function writeFiles(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, file);
    // A file that is written anew is quicker than one that is overwritten.
    rmSync(place, {force: true});
    if (text !== null) {
      mkdirSync(path.dirname(place), {recursive: true});
      writeFileSync(place, text);
    }
  }
}

/** The time at which tests check a catalogue, so that no message depends on the clock. */
export const NOW = new Date('2026-11-22T00:00:00Z');

/** The formatted problems of the smallest catalogue with these files changed. */
export const problemsOf = (overrides: Files = {}): string =>
  formatProblems(inspectCatalogue(writeTree(catalogueFiles(overrides)), NOW).problems);

/** The formatted problems of a single record. */
export const problemsIn = (schema: z.ZodType, draft: Draft | string): string =>
  formatProblems(
    new YamlFile('record.yml', typeof draft === 'string' ? draft : yaml(draft)).parse(schema)
      .problems,
  );

export const parseService = (overrides: Draft = {}): Service =>
  ServiceSchema.parse(service(overrides));

export const parseCompany = (overrides: Draft = {}): Company =>
  CompanySchema.parse(company(overrides));

/** A catalogue in memory. */
export const catalogue = (overrides: Partial<Catalogue> = {}): Catalogue => ({
  services: [parseService()],
  companies: [parseCompany()],
  directory: {groupBy: 'country', sortBy: 'name'},
  tags: TagsSchema.parse(tags('storage')),
  categories: CategoriesSchema.parse(CATEGORIES),
  ...RatesSchema.parse({rates: RATES}),
  ...overrides,
});
