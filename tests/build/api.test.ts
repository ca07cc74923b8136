/** The JSON documents of the API are valid, complete and consistent with the pages. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {Validator} from '@seriousme/openapi-schema-validator';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {Category, Company, Event, Service, Value} from '@site/src/api/schemas';
import {valueAnchor} from '@site/src/catalogue/browser';
import {parseHeaderRules} from '@site/src/hosting/headers';
import {headersOf} from '../site/headers';
import {
  address,
  brokenUrls,
  type BuiltPage,
  filesOfBuild,
  folderOf,
  localeBase,
  type Locale,
  LOCALES,
  pageAt,
  PAGES,
  readBuilt,
} from './pages';
import {catalogue, entries} from './records';

const API = 'api/v1/';
const readJson = (file: string): unknown => JSON.parse(readBuilt(file)) as unknown;

const documents = filesOfBuild('.json').filter(
  (file) => file.startsWith(API) && !/\/(schema\/[a-z]+|openapi)\.json$/.test(file),
);
const schemas = filesOfBuild('.json').filter((file) => file.startsWith(`${API}schema/`));
type Document = {about: {schema: string; url: string; license: {spdx: string}}};

const services = catalogue.services.map(
  ({slug}) => (readJson(`${API}services/${slug}.json`) as {service: Service}).service,
);
const CATEGORIES = Object.keys(catalogue.categories.categories);
const companies = catalogue.companies.map(
  ({slug}) => (readJson(`${API}companies/${slug}.json`) as {company: Company}).company,
);

/** A text as a page shows it: without backticks, and with whitespace collapsed. */
const shown = (text: string): string => text.replaceAll('`', '').replace(/\s+/g, ' ').trim();

describe('the documents', () => {
  const ajv = new Ajv2020({allErrors: true, strict: true, allowUnionTypes: true});
  ajv.addFormat('uri', (text) => URL.canParse(text));
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  for (const file of schemas) {
    ajv.addSchema(readJson(file) as object);
  }

  it('cover every entry and category, and no draft', () => {
    expect(documents).toEqual(
      [
        ...['index', 'services', 'companies', 'categories', 'tags', 'changes', 'all'],
        ...entries.map(({route}) => route),
        ...CATEGORIES.map((key) => `categories/${key}`),
      ]
        .map((name) => `${API}${name}.json`)
        .sort(),
    );
  });

  it('match the published schema that each names', () => {
    expect(schemas).toHaveLength(10);
    for (const file of documents) {
      const data = readJson(file) as Document;
      const validate = ajv.getSchema(data.about.schema) as ValidateFunction;
      validate(data);
      expect.soft(validate.errors ?? [], file).toEqual([]);
      expect.soft(data.about.url, file).toBe(`${address.url}${address.baseUrl}${file}`);
      expect.soft(data.about.license.spdx, file).toBe('CC-BY-4.0');
    }
  });

  it('contain no dead link', () => {
    const urls = documents.flatMap((file) =>
      [...readBuilt(file).matchAll(/"(https?:[^"]+)"/g)].map(([, url]) => url!),
    );
    expect(urls.length).toBeGreaterThan(500);
    const base = address.url + address.baseUrl;
    expect(brokenUrls(urls.filter((url) => url.startsWith(base)))).toEqual([]);
  });
});

it('one document has what the others have', () => {
  const {about: _about, ...all} = readJson(`${API}all.json`) as Record<string, unknown>;
  const partOf = (file: string, key: string) =>
    (readJson(`${API}${file}.json`) as Record<string, unknown>)[key];
  expect(all).toEqual({
    services,
    companies,
    categories: CATEGORIES.map((key) => partOf(`categories/${key}`, 'category')),
    rates: partOf('categories', 'rates'),
    tags: partOf('tags', 'tags'),
    changes: partOf('changes', 'changes'),
  });
});

/** Programs that read CSV, each with the arguments by which it prints a file as JSON. */
const READERS: readonly (readonly [program: string, argumentsFor: (file: string) => string[]])[] = [
  ['sqlite3', (file) => ['-json', ':memory:', `.import --csv ${file} t`, 'SELECT * FROM t']],
  [
    'python3',
    (file) => [
      '-c',
      'import csv, json, sys; print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline="", encoding="utf-8"), strict=True))))',
      file,
    ],
  ],
];

describe.runIf(process.platform === 'linux').each(READERS)('with %s', (program, argumentsFor) => {
  const read = (file: string) =>
    JSON.parse(
      execFileSync(program, argumentsFor(path.join('build', API, file)), {encoding: 'utf8'}),
    ) as Record<string, string>[];

  it.each(CATEGORIES)('the table of %s has the values of its services', (key) => {
    const rows = read(`categories/${key}.csv`);
    const own = services.filter(({category}) => category === key);
    expect(rows.map(({slug}) => slug)).toEqual(own.map(({slug}) => slug));
    // The columns stay the same when the first number of a field becomes known.
    const {category} = readJson(`${API}categories/${key}.json`) as {category: Category};
    expect(Object.keys(rows[0]!).filter((name) => name.endsWith('.unit'))).toEqual(
      category.attributes
        .filter(({type}) => ['amount', 'price'].includes(type))
        .map(({field}) => `${field}.unit`),
    );
    for (const [index, {slug, values}] of own.entries()) {
      for (const {field, state, value} of values) {
        const {[field]: cell, [`${field}.unit`]: unit, [`${field}.ja`]: ja} = rows[index]!;
        const shownAs =
          value === null || typeof value === 'string'
            ? [unit ?? cell, value ?? state]
            : Array.isArray(value)
              ? [cell, value.join('; ')]
              : 'en' in value
                ? [`${cell} ${ja}`, `${value.en} ${value.ja}`]
                : [
                    `${cell} ${unit}`,
                    `${value.amount} ${'unit' in value ? value.unit : `${value.currency}/${value.per}`}`,
                  ];
        expect.soft(shownAs[0], `${slug} ${field}`).toBe(shownAs[1]);
      }
    }
  });

  it('the table of all services has a row for each', () => {
    const rows = read('services.csv');
    expect(rows.map(({slug, name, url}) => ({slug, name, url}))).toEqual(
      services.map(({slug, name, url}) => ({slug, name: name.en, url: url.en})),
    );
    expect(Object.keys(rows[0]!)).toEqual(
      expect.arrayContaining(['freeTier', 'japan.region', 'lifecycle.state', 'vendor.ja']),
    );
  });
});

it('hosts that read _headers are told the type of each table', () => {
  const rules = parseHeaderRules(readBuilt('_headers'));
  const tables = filesOfBuild('.csv');
  expect(tables).toHaveLength(1 + CATEGORIES.length);
  for (const file of tables) {
    expect(Object.fromEntries(headersOf(rules, address.baseUrl + file))).toMatchObject({
      'Content-Type': 'text/csv; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300, must-revalidate',
    });
  }
});

it('programs find the API where RFC 9727 says', () => {
  const {linkset} = readJson('.well-known/api-catalog') as {
    linkset: Record<string, string | {href: string}[]>[];
  };
  const links = linkset.flatMap((one) => Object.values(one).filter(Array.isArray).flat());
  expect(links).toHaveLength(3);
  expect(brokenUrls(links.map(({href}) => href))).toEqual([]);
});

it('the OpenAPI description is a valid OpenAPI 3.1 document', async () => {
  const description = readJson(`${API}openapi.json`) as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  const validator = new Validator();
  const {valid, errors} = await validator.validate(description);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(Object.keys(description.paths)).toHaveLength(12);
});

describe.each(LOCALES)('the pages and the documents in %s', (locale) => {
  /** The values shown on a page, by the id of their element. */
  const valuesOn = ({$}: BuiltPage): Map<string, string> =>
    new Map(
      [...$('main [id^="value-"]')].map((row) => {
        // The value is the first element; its note and source follow. Text for screen readers is
        // left out, and what is unknown has no value.
        const value = $(row).find('dd > span').first().clone();
        value.find('.visually-hidden').remove();
        return [$(row).attr('id')!, shown(value.text())];
      }),
    );
  const factsOn = ({$}: BuiltPage): Map<string, string> =>
    new Map(
      [...$('main li[id^="source-"]')].map((item) => [
        $(item).attr('id')!.slice('source-'.length),
        shown($(item).text()),
      ]),
    );

  it('agree on the values of each service and their sources', () => {
    for (const {slug, values} of services) {
      const page = pageAt(locale, `services/${slug}`);
      const own = new Map(values.map((value) => [valueAnchor(value.field), value]));
      const onPage = valuesOn(page);
      expect.soft([...onPage.keys()].sort(), slug).toEqual([...own.keys()].sort());
      for (const [id, text] of onPage) {
        const value: Value = own.get(id)!;
        const row = page.$(`[id="${id}"]`);
        expect
          .soft(text || shown(value.text[locale]), `${slug} ${id}`)
          .toBe(shown(value.text[locale]));
        expect.soft(value.state === 'known', `${slug} ${id}`).toBe(value.value !== null);
        if (value.note !== null) {
          expect.soft(shown(row.text()), `${slug} ${id}`).toContain(shown(value.note[locale]));
        }
        const hrefs = [...row.find('a')].map((link) => page.$(link).attr('href'));
        if (value.source !== null) {
          expect.soft(hrefs, `${slug} ${id}`).toContain(value.source);
        }
      }
    }
  });

  it('agree on the facts of each entry and their sources', () => {
    for (const [route, {facts}] of [
      ...services.map((one) => [`services/${one.slug}`, one] as const),
      ...companies.map((one) => [`companies/${one.slug}`, one] as const),
    ]) {
      const page = pageAt(locale, route);
      const onPage = factsOn(page);
      expect.soft([...onPage.keys()].sort(), route).toEqual(facts.map(({id}) => id).sort());
      for (const {id, text, source} of facts) {
        expect.soft(onPage.get(id), `${route} ${id}`).toContain(shown(text[locale]));
        expect
          .soft(page.$(`[id="source-${id}"] a[href="${source}"]`).length, `${route} ${id}`)
          .toBeGreaterThan(0);
      }
    }
  });

  it('agree on the changes', () => {
    const {changes} = readJson(`${API}changes.json`) as {changes: Event[]};
    const {items} = readJson(`${folderOf(locale)}changes/feed.json`) as {
      items: {id: string; summary?: string; content_html?: string}[];
    };
    const home = address.url + localeBase(locale);
    expect(items.map(({id}) => id).sort()).toEqual(changes.map(({id}) => home + id).sort());
    expect(changes.map(({date}) => date)).toEqual(
      changes
        .map(({date}) => date)
        .sort()
        .reverse(),
    );
  });
});

it('the Markdown copies of pages are linked from them, and no sitemap lists such files', () => {
  for (const locale of LOCALES) {
    expect(readBuilt(`${folderOf(locale)}sitemap.xml`)).not.toMatch(/\.md<|\/api\/|llms\.txt/);
  }
  const copies = filesOfBuild('.md');
  const copied = PAGES.filter(({$}) => $('link[type="text/markdown"]').length > 0);
  expect(copied.map(({file}) => file.replace('/index.html', '.md')).sort()).toEqual(copies);
  expect(copied.filter(({route}) => /^(?:services|companies)\//.test(route))).toHaveLength(
    2 * (services.length + companies.length),
  );
  expect(copied.map(({route}) => route)).toEqual(
    expect.arrayContaining(['docs', 'docs/data-and-api', 'docs/categories/storage']),
  );
  for (const {file, $} of copied) {
    const link = $('link[rel="alternate"][type="text/markdown"]');
    expect.soft(link.attr('href'), file).toBe(address.baseUrl + file.replace('/index.html', '.md'));
  }
});

it('each page and each copy leads to the list of all pages', () => {
  for (const {file, locale, $} of PAGES) {
    const link = $('link[rel="describedby"]').attr('href');
    expect.soft(link, file).toBe(`${localeBase(locale)}llms.txt`);
  }
  for (const file of filesOfBuild('.md')) {
    const locale: Locale = file.startsWith('ja/') ? 'ja' : 'en';
    const url = `${address.url}${localeBase(locale)}llms.txt`;
    expect.soft(readBuilt(file), file).toContain(`[llms.txt](<${url}>)\n\n# `);
  }
});

it.each(LOCALES)('the description of the search in %s is linked from each page', (locale) => {
  const without = PAGES.filter(
    (page) =>
      page.locale === locale &&
      page.$('link[type="application/opensearchdescription+xml"]').attr('href') !==
        `${localeBase(locale)}opensearch.xml`,
  );
  expect(without.map(({file}) => file)).toEqual([]);
  const xml = load(readBuilt(`${folderOf(locale)}opensearch.xml`), {xml: true});
  const root = xml('OpenSearchDescription');
  expect(root.attr('xmlns')).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect(root.children('ShortName').text().length).toBeLessThanOrEqual(16);
  expect(root.children('Url').attr('template')).toBe(
    `${address.url}${localeBase(locale)}search?q={searchTerms}`,
  );
  expect(brokenUrls([root.children('Image').text()])).toEqual([]);
});
