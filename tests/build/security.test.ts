/** The policy of each page allows what the page has, found here by another parser than the build's. */
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {PAGES, readBuilt} from './pages';

const isRun = (type: string | undefined): boolean => !type?.endsWith('json');

describe('each page', () => {
  it('has its policy before anything that loads or runs', () => {
    for (const {$, file} of PAGES) {
      const [first, second] = [...$('head').children()];
      expect.soft($(first).attr('charset'), file).toBe('UTF-8');
      expect.soft($(second).attr('http-equiv'), file).toBe('Content-Security-Policy');
      expect.soft($('meta[http-equiv]').length, file).toBe(1);
    }
  });

  it('and the header allow its inline scripts by their hashes', () => {
    const header = /Content-Security-Policy: (.*)/.exec(readBuilt('_headers'))![1]!;
    let checked = 0;
    for (const {$, file} of PAGES) {
      const policy = $('meta[http-equiv]').attr('content')!;
      expect.soft(policy, file).toMatch(/script-src 'self' (?:'sha256-[^' ]+'(?: |;))+/);
      for (const script of $('script:not([src])')) {
        if (isRun($(script).attr('type'))) {
          const hash = createHash('sha256').update($(script).text()).digest('base64');
          expect.soft(policy, file).toContain(`'sha256-${hash}'`);
          expect.soft(header, file).toContain(`'sha256-${hash}'`);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThanOrEqual(2 * PAGES.length);
  });
});
