/**
 * The rule that each quantity needs a source covers every page; see
 * src/catalogue/rules/sourcing.ts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems, readPage} from '@site/src/catalogue';
import {checkSourcing, isAboutServices} from '@site/src/catalogue/rules/sourcing';
import {catalogue, ROOT, translations} from '../fixtures/catalogue';
import {COMPANIES, SERVICES} from '../fixtures/slugs';

const {services, companies} = catalogue;

const records = new Map<string, unknown>([
  ...services.map((record) => [`/services/${record.slug}`, record] as const),
  ...companies.map((record) => [`/companies/${record.slug}`, record] as const),
]);

/** Each page with the path of its English version. */
const PAGES = translations
  .filter(({page}) => isAboutServices(page))
  .flatMap(({page, translation, route}) => [page, translation].map((file) => ({file, route})));

describe('the pages', () => {
  it('are complete in both languages', () => {
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

  it.each(PAGES)(
    'have a source for each quantity, up to the last paragraph: $file',
    ({file, route}) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8').trimEnd();
      const line = text.split('\n').length + 2;
      const page = readPage(file, `${text}\n\nIt costs 987,654 USD.\n`);
      const problems = checkSourcing(page, records.get(route), (target) => records.get(target));
      expect(formatProblems(problems)).toBe(
        `${file}:${line}:10 "987,654 USD" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph\n1 problem`,
      );
    },
  );
});
