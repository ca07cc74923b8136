/** The real records and articles, beyond what the check of the content asks of any catalogue. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  coverOf,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  loadCatalogue,
  recordFiles,
} from '@site/src/catalogue';
import {YamlFile} from '@site/src/catalogue/record/yamlFile';
import {COMPANIES, SERVICES, TAGS} from '../fixtures/slugs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const catalogue = loadCatalogue(ROOT);
const translations = inspectTranslations(ROOT);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('the catalogue', () => {
  it('holds', () => {
    expect(formatProblems(inspectCatalogue(ROOT).problems)).toBe('0 problems in the content');
  });

  it('has the services, companies and tags it started with', () => {
    const {services, companies, tags} = catalogue;
    expect(services.map(({slug}) => slug)).toEqual(expect.arrayContaining([...SERVICES]));
    expect(companies.map(({slug}) => slug)).toEqual(expect.arrayContaining([...COMPANIES]));
    expect(Object.keys(tags)).toEqual(expect.arrayContaining([...TAGS]));
  });

  it.each(SERVICES)('has a cover of %s that is a file of its own on the site', (slug) => {
    // Smaller files would be written into the pages, where no social network finds them.
    expect(readFileSync(path.join(ROOT, coverOf(slug))).length).toBeGreaterThan(10_000);
  });
});

describe.each(recordFiles(ROOT))('the record $file', ({file}) => {
  it('is read alike by both parsers', () => {
    expect(new YamlFile(file, read(file)).read()).toEqual(parse(read(file)));
  });
});

describe('the Japanese pages', () => {
  it('are all there', () => {
    const missing = translations.filter(({state}) => state === 'missing');
    expect(missing.map(({translation}) => translation)).toEqual([]);
  });
});
