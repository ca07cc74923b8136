/** The JSON documents of the API are valid, complete and consistent with the pages. */
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {Validator} from '@seriousme/openapi-schema-validator';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {Company, Event, Service, Value} from '@site/src/api/schemas';
import {valueAnchor} from '@site/src/catalogue/browser';
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
        ...['index', 'services', 'companies', 'categories', 'tags', 'changes'],
        ...entries.map(({route}) => route),
        ...Object.keys(catalogue.categories.categories).map((key) => `categories/${key}`),
      ]
        .map((name) => `${API}${name}.json`)
        .sort(),
    );
  });

  it('match the published schema that each names', () => {
    expect(schemas).toHaveLength(9);
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
  expect(Object.keys(description.paths)).toHaveLength(9);
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

it('the Markdown copy of each entry is linked from its page, and no sitemap lists such files', () => {
  for (const locale of LOCALES) {
    expect(readBuilt(`${folderOf(locale)}sitemap.xml`)).not.toMatch(/\.md<|\/api\/|llms\.txt/);
  }
  const copies = filesOfBuild('.md');
  expect(copies).toHaveLength(2 * (services.length + companies.length));
  for (const file of copies) {
    const locale: Locale = file.startsWith('ja/') ? 'ja' : 'en';
    const {$} = pageAt(locale, file.replace(/^ja\//, '').replace(/\.md$/, ''));
    const link = $('link[rel="alternate"][type="text/markdown"]');
    expect.soft(link.attr('href'), file).toBe(address.baseUrl + file);
    expect.soft($(`main a[href="${address.baseUrl}${file}"]`).length, file).toBe(1);
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
