import {expect, it} from 'vitest';
import {PAGES} from './pages';

it('each page contains every drawing that it refers to', () => {
  let count = 0;
  for (const {$, file} of PAGES) {
    for (const use of $('svg use')) {
      count += 1;
      const href = $(use).attr('href') ?? '';
      expect.soft($(`symbol${href}`).length, `drawings ${href} on ${file}`).toBe(1);
    }
  }
  // Every page has the external-link icon.
  expect(count).toBeGreaterThan(PAGES.length);
});
