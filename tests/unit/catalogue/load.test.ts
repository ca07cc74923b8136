import {describe, expect, it} from 'vitest';
import {ContentError, inspectCatalogue, loadCatalogue} from '@site/src/catalogue';
import {
  alternative,
  article,
  catalogueFiles,
  companyFiles,
  DESCRIPTION,
  jpeg,
  problemsOf,
  service,
  serviceFiles,
  tagFiles,
  writeTree,
  yaml,
} from './factories';

const LATER = '2026-11-20T10:00:00+09:00';
const ARTICLE = 'services/alpha/index.md';

describe('loadCatalogue', () => {
  it('returns a valid catalogue', () => {
    const {services, companies, directory, tags} = loadCatalogue(writeTree(catalogueFiles()));
    expect(services.map(({slug}) => slug)).toEqual(['alpha']);
    expect(companies.map(({slug}) => slug)).toEqual(['acme']);
    expect(directory).toEqual({groupBy: 'country', sortBy: 'name'});
    expect(Object.keys(tags)).toEqual(['storage']);
  });

  it('sorts services by date, newest first, and companies by slug', () => {
    const {services, companies} = loadCatalogue(
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
  });

  it('skips folders that start with an underscore', () => {
    const root = writeTree(catalogueFiles({'services/_draft/notes.md': 'To do'}));
    expect(loadCatalogue(root).services).toHaveLength(1);
  });

  it('throws all problems of all files at once', () => {
    const root = writeTree(
      catalogueFiles({
        ...serviceFiles({kind: 'cloud-servce', links: undefined}),
        ...companyFiles({founded: 'long ago'}),
        [ARTICLE]: article({
          frontMatter: `title: Service alpha\ndescription: ${DESCRIPTION}\ntags: [ai]`,
        }),
        'services/beta/service.yml': yaml(
          service({slug: 'beta', date: LATER, tags: ['storge'], company: 'acne'}),
        ),
        'services/beta/index.md': article({
          frontMatter: `title: Service beta\ndescription: ${DESCRIPTION}`,
          name: 'Service beta',
          body: '# Beta\n\n<Fact id="region" />',
        }),
        'services/beta/cover.jpg': jpeg(),
        'companies/company/config.yml': yaml({groupBy: 'region', sortBy: 'name'}),
      }),
    );
    expect(() => loadCatalogue(root)).toThrow(ContentError);
    expect(() => loadCatalogue(root)).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: companies/acme/company.yml:29:10 founded is "long ago"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)
      companies/company/config.yml:1:10 groupBy is "region"; allowed: country, none
      services/alpha/index.md:4:1 unknown key "tags"; only title and description belong here, everything else belongs in the record
      services/alpha/service.yml:10:7 kind is "cloud-servce"; did you mean "cloud-service"?
      services/alpha/service.yml:15:1 links is missing; it must be a group of keys (homepage, docs, pricing, source, status)
      services/beta/cover.jpg:1:1 the picture was not drawn from the record; "npm run covers -- beta" draws it from the record
      services/beta/index.md:10:1 the title is the only heading of level 1; use "##"
      services/beta/index.md:12:1 <Fact id="region" /> cites a fact that the record does not have; did you mean "regions"?
      services/beta/service.yml:10:10 company "acne" has no folder below companies/; did you mean "acme"?
      services/beta/service.yml:21:5 tag "storge" is not declared in services/tags.yml; did you mean "storage"?
      10 problems]
    `);
  });
});

describe('inspectCatalogue', () => {
  it('returns a catalogue without problems', () => {
    const {catalogue, problems} = inspectCatalogue(writeTree(catalogueFiles()));
    expect(problems).toEqual([]);
    expect(catalogue?.services).toHaveLength(1);
  });

  it('does not throw in a folder without content', () => {
    const {catalogue, problems} = inspectCatalogue(writeTree({}));
    expect(catalogue).toBeUndefined();
    expect(problems.map(({file}) => file)).toEqual([
      'companies/company/config.yml',
      'services/categories.yml',
      'services/tags.yml',
      'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml',
      'companies/company/index.md',
    ]);
  });
});

describe('files', () => {
  it('are reported if they are missing', () => {
    expect(
      problemsOf({
        'services/alpha/index.md': null,
        'companies/acme/index.md': null,
        'companies/company/config.yml': null,
        'services/beta/index.md': article(),
      }),
    ).toMatchInlineSnapshot(`
      "companies/acme/index.md:1:1 the file is missing; each record needs an article beside it
      companies/company/config.yml:1:1 the file is missing; it must configure the company directory (groupBy, sortBy)
      services/alpha/index.md:1:1 the file is missing; each record needs an article beside it
      services/beta/service.yml:1:1 the file is missing; each entry folder needs its record and index.md
      4 problems"
    `);
  });

  it('are reported if they are invalid YAML', () => {
    expect(problemsOf({'services/alpha/service.yml': 'slug: alpha\nname: {en: "Alpha\n'}))
      .toMatchInlineSnapshot(`
        "services/alpha/service.yml:2:12 this quote is not closed; write " after the last character of the text
        1 problem"
      `);
  });
});

describe('references', () => {
  const beta = (overrides: Parameters<typeof serviceFiles>[0]) =>
    serviceFiles({slug: 'beta', date: LATER, ...overrides});

  it('are reported if the company does not exist', () => {
    expect(problemsOf(serviceFiles({company: 'acne'}))).toMatchInlineSnapshot(`
      "services/alpha/service.yml:11:10 company "acne" has no folder below companies/; did you mean "acme"?
      1 problem"
    `);
  });

  it('are reported if the tag is not declared', () => {
    expect(problemsOf(serviceFiles({tags: ['storage', 'storge']}))).toMatchInlineSnapshot(`
      "services/alpha/service.yml:23:5 tag "storge" is not declared in services/tags.yml; did you mean "storage"?
      1 problem"
    `);
    expect(problemsOf(serviceFiles({tags: ['storage', 'constructor']}))).toMatchInlineSnapshot(`
      "services/alpha/service.yml:23:5 tag "constructor" is not declared in services/tags.yml; allowed: storage
      1 problem"
    `);
  });

  it('are reported if the alternative does not exist', () => {
    expect(
      problemsOf({
        ...serviceFiles({alternatives: [alternative('betta')]}),
        ...beta({}),
      }),
    ).toMatchInlineSnapshot(`
      "services/alpha/service.yml:181:11 alternative "betta" has no folder below services/; did you mean "beta"?
      1 problem"
    `);
  });

  it('are reported if the alternative does not name the service in return', () => {
    expect(
      problemsOf({
        ...serviceFiles({alternatives: [alternative('beta')]}),
        ...beta({}),
      }),
    ).toMatchInlineSnapshot(`
      "services/alpha/service.yml:181:11 alternative "beta" does not list "alpha" in return; add it to services/beta/service.yml
      1 problem"
    `);
    expect(
      problemsOf({
        ...serviceFiles({alternatives: [alternative('beta')]}),
        ...beta({alternatives: [alternative('alpha')]}),
      }),
    ).toBe('0 problems');
  });

  it('are reported if a service names itself', () => {
    expect(problemsOf(serviceFiles({alternatives: [alternative('alpha')]}))).toMatchInlineSnapshot(`
      "services/alpha/service.yml:181:11 alternative "alpha" is the service itself; remove it
      1 problem"
    `);
  });

  it('are checked even if the rest of a record is invalid', () => {
    expect(
      problemsOf({
        ...serviceFiles({alternatives: [alternative('beta')]}),
        ...beta({kind: 'both-of'}),
      }),
    ).toMatchInlineSnapshot(`
      "services/alpha/service.yml:181:11 alternative "beta" does not list "alpha" in return; add it to services/beta/service.yml
      services/beta/service.yml:10:7 kind is "both-of"; allowed: cloud-service, open-source, both
      2 problems"
    `);
  });

  it('are not checked if the list of tags is missing', () => {
    expect(problemsOf({...serviceFiles({company: 'acne'}), 'services/tags.yml': null}))
      .toMatchInlineSnapshot(`
        "services/alpha/service.yml:11:10 company "acne" has no folder below companies/; did you mean "acme"?
        services/tags.yml:1:1 the file is missing; it must list all tags, each with label, permalink and description
        2 problems"
      `);
  });
});

describe('slugs', () => {
  it('must equal the name of their folder', () => {
    expect(
      problemsOf({
        ...serviceFiles({slug: 'beta', date: LATER, company: 'another'}, 'betta'),
        ...companyFiles({slug: 'other', date: LATER}, 'another'),
      }),
    ).toMatchInlineSnapshot(`
      "companies/another/company.yml:2:7 slug is "other"; it must be the name of its folder, "another"
      services/betta/service.yml:2:7 slug is "beta"; it must be the name of its folder, "betta"
      2 problems"
    `);
  });

  it('must be unique', () => {
    expect(problemsOf(serviceFiles({slug: 'alpha', name: {en: 'B', ja: 'B'}, date: LATER}, 'beta')))
      .toMatchInlineSnapshot(`
        "services/beta/service.yml:2:7 slug is "alpha"; it must be the name of its folder, "beta"
        1 problem"
      `);
  });
});

describe('names', () => {
  it('and aliases must be unique, ignoring case', () => {
    expect(
      problemsOf({
        ...serviceFiles({aliases: ['S3']}),
        ...serviceFiles({slug: 'beta', date: LATER, aliases: ['s3', 'Service ALPHA']}),
        ...serviceFiles({
          slug: 'gamma',
          date: '2026-11-20T11:00:00+09:00',
          name: {en: 'Gamma', ja: 'サービスalpha'},
        }),
      }),
    ).toMatchInlineSnapshot(`
      "services/beta/service.yml:7:5 "s3" is already a name or alias of services/alpha/service.yml; names and aliases must be unique
      services/beta/service.yml:8:5 "service alpha" is already a name or alias of services/alpha/service.yml; names and aliases must be unique
      services/gamma/service.yml:5:7 "サービスalpha" is already a name or alias of services/alpha/service.yml; names and aliases must be unique
      3 problems"
    `);
  });

  it('of a company and its service may be the same', () => {
    expect(problemsOf(companyFiles({name: {en: 'Service alpha', ja: 'サービスalpha'}}))).toBe(
      '0 problems',
    );
  });

  it('must not be repeated as an alias', () => {
    expect(problemsOf(serviceFiles({aliases: ['service Alpha', 'S3', 's3']})))
      .toMatchInlineSnapshot(`
        "services/alpha/service.yml:7:5 alias "service Alpha" repeats the name or another alias; remove it
        services/alpha/service.yml:9:5 alias "s3" repeats the name or another alias; remove it
        2 problems"
      `);
  });
});

describe('dates', () => {
  it('must be unique, whatever their time zone', () => {
    expect(
      problemsOf({
        ...serviceFiles({slug: 'beta', date: '2026-11-20T00:00:00Z', company: 'other'}),
        ...companyFiles({slug: 'other'}),
      }),
    ).toMatchInlineSnapshot(`
      "companies/acme/company.yml:9:7 date is the same as in companies/other/company.yml; change the time of the newer entry to make the order of lists unambiguous
      companies/other/company.yml:9:7 date is the same as in companies/acme/company.yml; change the time of the newer entry to make the order of lists unambiguous
      services/alpha/service.yml:9:7 date is the same as in services/beta/service.yml; change the time of the newer entry to make the order of lists unambiguous
      services/beta/service.yml:9:7 date is the same as in services/alpha/service.yml; change the time of the newer entry to make the order of lists unambiguous
      4 problems"
    `);
  });

  it('of a company and a service may be the same', () => {
    expect(problemsOf(companyFiles({date: '2026-11-20T09:00:00+09:00'}))).toBe('0 problems');
  });
});

describe('tags', () => {
  it('must be used', () => {
    expect(problemsOf(tagFiles('storage', 'ai'))).toMatchInlineSnapshot(`
      "services/tags.yml:6:1 tag "ai" is not used by any service; use it or remove it
      1 problem"
    `);
  });

  it('are not reported as unused while a record that may use them is invalid', () => {
    expect(problemsOf(serviceFiles({kind: 'cloud-servce'}))).not.toContain('is used by no service');
  });

  it('must have a permalink equal to their name', () => {
    expect(
      problemsOf({
        'services/tags.yml': yaml({
          storage: {
            label: 'Storage',
            permalink: '/store',
            description: 'Storage',
            group: 'other',
          },
        }),
      }),
    ).toMatchInlineSnapshot(`
      "services/tags.yml:3:14 storage.permalink is "/store"; it must be "/storage"
      1 problem"
    `);
  });
});

describe('articles', () => {
  it('must cite facts of their record', () => {
    expect(
      problemsOf({
        [ARTICLE]: article({body: 'In <Fact id="regions" /> and <Fact id="regoins" />.'}),
        'companies/acme/index.md': article({
          frontMatter: `title: Company acme\ndescription: ${DESCRIPTION}`,
          name: 'Company acme',
          cites: 'headcount',
        }),
      }),
    ).toMatchInlineSnapshot(`
      "companies/acme/index.md:12:2196 <Fact id="headcount" /> cites a fact that the record does not have; the record has: size
      services/alpha/index.md:10:30 <Fact id="regoins" /> cites a fact that the record does not have; did you mean "regions"?
      2 problems"
    `);
  });

  it('must not have keys other than title and description', () => {
    expect(
      problemsOf({
        [ARTICLE]: article({
          frontMatter: `title: Service alpha\nslug: alpha\ndescription: ${DESCRIPTION}`,
        }),
      }),
    ).toMatchInlineSnapshot(`
      "services/alpha/index.md:3:1 unknown key "slug"; only title and description belong here, everything else belongs in the record
      1 problem"
    `);
  });

  it('of services must mark the end of the preview', () => {
    const unmarked = article().replace('{/* truncate */}', '');
    const profile = unmarked.replaceAll('Service alpha', 'Company acme').replace('regions', 'size');
    expect(problemsOf({[ARTICLE]: unmarked, 'companies/acme/index.md': profile}))
      .toMatchInlineSnapshot(`
      "services/alpha/index.md:5:1 the end of the preview is not marked; write {/* truncate */} below the first paragraph
      1 problem"
    `);
  });

  it('must not have a heading of level 1', () => {
    expect(problemsOf({[ARTICLE]: article({body: '# Alpha\n\n## Use {/* #use */}'})}))
      .toMatchInlineSnapshot(`
      "services/alpha/index.md:10:1 the title is the only heading of level 1; use "##"
      1 problem"
    `);
  });

  it.each([
    [399, 'the article has 399 words including cited facts; it must have 400 to 900'],
    [400, '0 problems'],
    [900, '0 problems'],
    [901, 'the article has 901 words including cited facts; it must have 400 to 900'],
  ])('of %i words: %s', (words, message) => {
    expect(problemsOf({[ARTICLE]: article({words})})).toContain(message);
  });

  it('count the words of cited facts', () => {
    const cited = article({words: 396, body: '<Fact id="regions" />'});
    expect(problemsOf({[ARTICLE]: cited})).toBe('0 problems');
  });

  it('of companies may be short', () => {
    expect(
      problemsOf({
        'companies/acme/index.md': article({
          frontMatter: `title: Company acme\ndescription: ${DESCRIPTION}`,
          name: 'Company acme',
          words: 10,
          cites: 'size',
        }),
      }),
    ).toBe('0 problems');
  });

  it('are checked even if the record is invalid', () => {
    expect(
      problemsOf({...serviceFiles({kind: 'cloud-servce'}), [ARTICLE]: article({body: '# Alpha'})}),
    ).toMatchInlineSnapshot(`
      "services/alpha/index.md:10:1 the title is the only heading of level 1; use "##"
      services/alpha/service.yml:10:7 kind is "cloud-servce"; did you mean "cloud-service"?
      2 problems"
    `);
  });
});
