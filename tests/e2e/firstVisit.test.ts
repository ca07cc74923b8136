/** The total download of a first visit on a phone, from a server with brotli. */
import {bytesOf, startVisits, VISIT_BUDGETS, type Visits} from './visit';
import {expect, test} from './fixtures';

/** One page of each kind, in Japanese, whose pages have more bytes, and the English home page. */
const PAGES = [
  '/',
  '/ja/',
  '/ja/services/',
  '/ja/services/backlog/',
  '/ja/services/cloudflare-r2/',
  '/ja/services/tags/object-storage/',
  '/ja/companies/cloudflare/',
  '/ja/compare/',
  '/ja/changes/',
  '/ja/docs/',
  '/ja/docs/categories/storage/',
  '/ja/search/',
];

let visits: Visits;

test.beforeAll(async () => {
  visits = await startVisits();
});

test.afterAll(() => visits.stop());

for (const path of PAGES) {
  test(`a first visit to ${path} downloads what the page needs, a small worker, and nothing ahead`, async ({
    browser,
  }) => {
    const visit = await visits.visit(browser, path);
    const {parts} = visit;
    expect(parts).toMatchObject({prefetched: 0, other: 0});
    // The worker takes what the page has loaded from the HTTP cache.
    expect(parts.worker).toBeGreaterThan(0);
    expect(parts.worker).toBeLessThan(VISIT_BUDGETS.worker);
    expect(bytesOf(visit)).toBeLessThan(
      VISIT_BUDGETS[path.includes('/categories/') ? 'table' : 'all'],
    );
    expect(visit.http1).toBeLessThan(VISIT_BUDGETS.http1);
  });
}
