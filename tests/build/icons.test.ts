import {expect, it} from 'vitest';
import {PAGES} from './pages';

it('every drawing that a page refers to is on the page', () => {
  let count = 0;
  for (const {$, file} of PAGES) {
    for (const use of $('svg use')) {
      count += 1;
      const href = $(use).attr('href') ?? '';
      expect.soft($(`symbol${href}`).length, `drawings ${href} on ${file}`).toBe(1);
    }
  }
  // The mark of links that lead to another site is on every page.
  expect(count).toBeGreaterThan(PAGES.length);
});
