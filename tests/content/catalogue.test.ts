/**
 * The records and articles of the site, beyond what the content check requires of any catalogue.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {coverOf, inspectTranslations} from '@site/src/catalogue';
import {catalogue, content, ROOT} from '../fixtures/catalogue';
import {COMPANIES, SERVICES, TAGS} from '../fixtures/slugs';

describe('the catalogue', () => {
  it('contains the services, companies and tags that the specification names', () => {
    const {services, companies, tags} = catalogue;
    expect(services.map(({slug}) => slug)).toEqual(expect.arrayContaining([...SERVICES]));
    expect(companies.map(({slug}) => slug)).toEqual(expect.arrayContaining([...COMPANIES]));
    expect(Object.keys(tags)).toEqual(expect.arrayContaining([...TAGS]));
  });

  it.each(SERVICES)('stores the cover of %s as a separate file', (slug) => {
    // Smaller files would be inlined as data URLs, which social networks cannot load.
    expect(readFileSync(path.join(ROOT, coverOf(slug))).length).toBeGreaterThan(10_000);
  });
});

describe('the Japanese pages', () => {
  it('exist for every page', () => {
    const missing = inspectTranslations(content).filter(({state}) => state === 'missing');
    expect(missing.map(({translation}) => translation)).toEqual([]);
  });
});
