/** Every quantity of every page is in a record or has a link to its source; see src/catalogue/claims.ts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems, inspectCatalogue, inspectTranslations} from '@site/src/catalogue';
import {checkClaims, isAboutServices} from '@site/src/catalogue/claims';
import {COMPANIES, SERVICES} from '../fixtures/slugs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const {catalogue, problems} = inspectCatalogue(ROOT);

const records = new Map<string, unknown>([
  ...catalogue!.services.map((record) => [`/services/${record.slug}`, record] as const),
  ...catalogue!.companies.map((record) => [`/companies/${record.slug}`, record] as const),
]);

/** Each page with the path of its English rendering. */
const PAGES = inspectTranslations(ROOT)
  .filter(({page}) => isAboutServices(page))
  .flatMap(({page, translation, route}) => [page, translation].map((file) => ({file, route})));

const told = (file: string, route: string, text: string): string =>
  formatProblems(checkClaims(file, text, records.get(route), (target) => records.get(target)));

describe('the pages', () => {
  it('are all there, in both languages', () => {
    const routes = PAGES.map(({route}) => route);
    for (const route of [
      ...SERVICES.map((slug) => `/services/${slug}`),
      ...COMPANIES.map((slug) => `/companies/${slug}`),
      '/docs/categories/storage',
    ]) {
      expect(
        routes.filter((other) => other === route),
        route,
      ).toHaveLength(2);
    }
  });

  it.each(PAGES)('have a source for each quantity: $file', ({file, route}) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(told(file, route, text)).toBe('0 problems in the content');
    // What nobody has written into a record is found at the place where it stands.
    const line = text.trimEnd().split('\n').length + 2;
    const more = `${text.trimEnd()}\n\nIt costs 987,654 USD.\n`;
    expect(told(file, route, more)).toContain(`${file}:${line}:10 "987,654 USD" has no source`);
  });

  it('are what the check of the content reads', () => {
    expect(problems).toEqual([]);
  });
});
