import {expect, it} from 'vitest';
import {ContentError, inspectCatalogue, loadCatalogue, loadRecords} from '@site/src/catalogue';
import {
  article,
  catalogueFiles,
  companyFiles,
  problemsOf,
  serviceFiles,
  writeTree,
} from './factories';

const LATER = '2026-11-20T10:00:00+09:00';
const ARTICLE = 'services/alpha/index.md';

it('a catalogue has its services by date, newest first, and its companies by slug', () => {
  const {services, companies, directory, tags} = loadCatalogue(
    writeTree(
      catalogueFiles({
        ...serviceFiles({slug: 'zeta', date: '2026-11-20T00:30:00Z', company: 'zebra'}),
        ...serviceFiles({slug: 'beta', date: '2026-11-20T08:30:00+09:00', company: 'aardvark'}),
        ...companyFiles({slug: 'zebra', date: LATER}),
        ...companyFiles({slug: 'aardvark', date: '2026-11-20T07:00:00+09:00'}),
      }),
    ),
  );
  expect(services.map(({slug}) => slug)).toEqual(['zeta', 'alpha', 'beta']);
  expect(companies.map(({slug}) => slug)).toEqual(['aardvark', 'acme', 'zebra']);
  expect(directory).toEqual({groupBy: 'country', sortBy: 'name'});
  expect(Object.keys(tags)).toEqual(['storage']);
});

it('a catalogue has no drafts', () => {
  const draft = serviceFiles({slug: 'beta', draft: true, date: LATER});
  const root = writeTree(catalogueFiles(draft));
  expect(loadCatalogue(root).services.map(({slug}) => slug)).toEqual(['alpha']);
  expect(inspectCatalogue(root).catalogue!.services).toHaveLength(2);
});

it('all problems of all records are told at once, then those of rules across files', () => {
  const unlinked = {...serviceFiles({tags: ['storge']}), [ARTICLE]: article({body: '# Alpha'})};
  const invalid = {...unlinked, ...serviceFiles({kind: 'saas'}), ...companyFiles({founded: 'old'})};
  const records = /^companies\/acme\/company.yml:.*\nservices\/alpha\/service.yml:.*\n2 problems$/;
  expect(problemsOf(invalid)).toMatch(records);
  expect(problemsOf(unlinked)).toMatch(
    /^services\/alpha\/index.md:.*\nservices\/alpha\/service.yml:.*\n2 problems$/,
  );
  const root = writeTree(catalogueFiles(invalid));
  expect(() => loadCatalogue(root)).toThrow(ContentError);
  expect(() => loadCatalogue(root)).toThrow(records);
});

it('a catalogue with a problem across files can be read for what is drawn from its records', () => {
  const root = writeTree(catalogueFiles({'services/alpha/cover.jpg': null}));
  expect(inspectCatalogue(root).problems).toHaveLength(1);
  expect(loadRecords(root).services).toHaveLength(1);
});

it('a folder without content has problems but throws no error', () => {
  const {catalogue, problems} = inspectCatalogue(writeTree({}));
  expect(catalogue).toBeUndefined();
  expect(problems.map(({file}) => file)).toEqual([
    'services/categories.yml',
    'companies/company/config.yml',
    'services/rates.yml',
    'services/tags.yml',
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml',
  ]);
});
