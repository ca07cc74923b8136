/** The service workers of the production build. */
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {DEFAULT_LOCALE, LOCALES, readBuilt} from './pages';

describe.each(LOCALES)('the worker in %s', (locale) => {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;

  it('has the hash of the published offline page', () => {
    const page = readBuilt(`${folder}offline/index.html`);
    expect(page).toContain('Content-Security-Policy');
    const revision = createHash('sha256').update(page).digest('hex').slice(0, 8);
    expect(readBuilt(`${folder}service-worker.js`)).toContain(`offline/",revision:"${revision}"`);
  });
});
