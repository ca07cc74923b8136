import {describe, expect, it} from 'vitest';
import {CompanySchema, ServiceSchema, TagsSchema} from '@site/src/catalogue/record/schema';
import {YamlFile} from '@site/src/catalogue/record/yamlFile';
import {claim, company, fact, license, problemsIn, service, yaml} from '../factories';

const TEXT = `# A comment
slug: alpha
name:
  en: Alpha
  ja: アルファ
tags: [storage, ai]
facts:
  - id: first
    text: {en: One, ja: 一}
  - id: second
`;

describe('positionOf', () => {
  const file = new YamlFile('services/alpha/service.yml', TEXT);

  it.each([
    [[], 2, 1],
    [['slug'], 2, 7],
    [['name'], 4, 3],
    [['name', 'ja'], 5, 7],
    [['tags', 1], 6, 17],
    [['facts', 0, 'text', 'ja'], 9, 25],
    [['facts', 1, 'id'], 10, 9],
  ])('returns the position of the value at %j', (path, line, column) => {
    expect(file.positionOf(path)).toEqual({line, column});
  });

  it('returns the position of the nearest parent of a missing value', () => {
    expect(file.positionOf(['facts', 1, 'text', 'en'])).toEqual({line: 10, column: 5});
    expect(file.positionOf(['facts', 7, 'id'])).toEqual({line: 8, column: 3});
    expect(file.positionOf(['nothing'])).toEqual({line: 2, column: 1});
  });

  it('stays within an empty file', () => {
    expect(new YamlFile('empty.yml', '').positionOf(['slug'])).toEqual({line: 1, column: 1});
  });

  it('counts lines that end as on Windows', () => {
    const windows = new YamlFile('a.yml', TEXT.replaceAll('\n', '\r\n'));
    expect(windows.positionOf(['name', 'ja'])).toEqual({line: 5, column: 7});
  });
});

describe('problemAt', () => {
  it('adds file and position to a message', () => {
    expect(new YamlFile('a.yml', TEXT).problemAt(['slug'], 'is wrong')).toEqual({
      file: 'a.yml',
      line: 2,
      column: 7,
      message: 'is wrong',
    });
  });
});

describe('parse', () => {
  it('returns the value if the schema accepts it', () => {
    const {value, problems} = new YamlFile('a.yml', yaml(service())).parse(ServiceSchema);
    expect(problems).toEqual([]);
    expect(value?.slug).toBe('alpha');
  });

  it('returns no value if the schema rejects it', () => {
    const {value} = new YamlFile('a.yml', yaml(service({slug: 3}))).parse(ServiceSchema);
    expect(value).toBeUndefined();
  });

  it('reads yes and no as text, as in YAML 1.2', () => {
    const text = yaml(service()).replace('value: no', 'value: no # not "false"');
    expect(new YamlFile('a.yml', text).parse(ServiceSchema).value?.selfHosting.value).toBe('no');
  });

  it('reports an unknown key at the key, not at its value', () => {
    expect(problemsIn(ServiceSchema, service({alias: [], 'free-tier': 'no'})))
      .toMatchInlineSnapshot(`
        "record.yml:192:1 unknown key "alias"; did you mean "aliases"?
        record.yml:193:1 unknown key "free-tier"; did you mean "freeTier"?
        2 problems"
      `);
  });

  it('reports unknown keys in lists, claims and unions', () => {
    expect(
      problemsIn(
        ServiceSchema,
        service({
          facts: [fact({sources: 'x'})],
          api: claim('yes', {notes: null}),
          license: license({klass: 'x'}),
        }),
      ),
    ).toMatchInlineSnapshot(`
      "record.yml:43:3 license: unknown key "klass"; did you mean "class"?
      record.yml:86:3 api: unknown key "notes"; did you mean "note"?
      record.yml:194:5 facts[0]: unknown key "sources"; did you mean "source"?
      3 problems"
    `);
    expect(problemsIn(CompanySchema, company({headquarters: claim({en: 'Tokyo', jp: '東京'})})))
      .toMatchInlineSnapshot(`
        "record.yml:21:5 headquarters.value: unknown key "jp"; did you mean "ja"?
        1 problem"
      `);
  });

  it('suggests a similar word of the vocabulary', () => {
    expect(problemsIn(ServiceSchema, service({kind: 'cloud-servce'}))).toMatchInlineSnapshot(`
      "record.yml:9:7 kind is "cloud-servce"; did you mean "cloud-service"?
      1 problem"
    `);
  });

  it('lists the vocabulary if no word is similar', () => {
    expect(problemsIn(ServiceSchema, service({kind: 'hardware'}))).toMatchInlineSnapshot(`
      "record.yml:9:7 kind is "hardware"; allowed: cloud-service, open-source, both
      1 problem"
    `);
  });

  it('suggests no word for a value that is not text', () => {
    expect(problemsIn(ServiceSchema, service({selfHosting: claim(true), api: claim(null)})))
      .toMatchInlineSnapshot(`
        "record.yml:70:10 selfHosting.value is true; allowed: yes, partial, no, not-applicable, unknown
        record.yml:78:10 api.value is null; allowed: yes, partial, no, not-applicable, unknown
        2 problems"
      `);
  });

  it('suggests a similar SPDX identifier', () => {
    expect(
      problemsIn(
        ServiceSchema,
        service({license: license({value: 'Apache 2.0', class: 'open-source'})}),
      ),
    ).toMatchInlineSnapshot(`
      "record.yml:35:10 license.value is "Apache 2.0"; it must be an SPDX identifier such as "Apache-2.0", or "proprietary", or "unknown"
      1 problem"
    `);
  });

  it('names the expected type of a missing value', () => {
    const {name: _name, kind: _kind, ...draft} = service({tags: undefined});
    expect(problemsIn(ServiceSchema, draft)).toMatchInlineSnapshot(`
      "record.yml:2:1 name is missing; it must be a group of keys (en, ja)
      record.yml:6:1 kind is missing; it must be one of cloud-service, open-source, both
      record.yml:16:1 tags is missing; it must be a list, such as [one, two]
      3 problems"
    `);
  });

  it('names the expected type of a value with a wrong type', () => {
    expect(
      problemsIn(
        ServiceSchema,
        service({slug: 3, aliases: 'S3', links: null, vendor: 'Acme', api: 'maybe'}),
      ),
    ).toMatchInlineSnapshot(`
      "record.yml:1:7 slug is 3; it must be lower-case words joined by hyphens, such as "amazon-s3"
      record.yml:5:10 aliases is "S3"; it must be a list, such as [one, two]
      record.yml:11:9 vendor is "Acme"; it must be a group of keys (en, ja)
      record.yml:12:8 links is null; it must be a group of keys (homepage, docs, pricing, source, status)
      record.yml:70:6 api is "maybe"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)
      5 problems"
    `);
  });

  it('reports the matching branch of a union', () => {
    expect(
      problemsIn(
        CompanySchema,
        company({country: claim('Japan'), headquarters: claim('Tokyo'), founded: claim(2019.5)}),
      ),
    ).toMatchInlineSnapshot(`
      "record.yml:11:10 country.value is "Japan"; it must be an ISO 3166-1 code of two capital letters, such as "JP"
      record.yml:19:10 headquarters.value is "Tokyo"; it must be "unknown" or a group of keys (en, ja)
      record.yml:27:10 founded.value is "2019.5"; it must be a date such as 2026, 2026-11 or 2026-11-20
      3 problems"
    `);
  });

  it('reports a key with an invalid name at the key', () => {
    expect(
      problemsIn(
        TagsSchema,
        'AI:\n  label: AI\n  permalink: /ai\n  description: AI\n  group: ai\n',
      ),
    ).toMatchInlineSnapshot(`
      "record.yml:1:1 key "AI" must be lower-case words joined by hyphens, such as "amazon-s3"
      1 problem"
    `);
  });

  it('reports only the first error of invalid YAML', () => {
    expect(problemsIn(ServiceSchema, 'slug: alpha\nslug: beta\nname: {en: Alpha\n'))
      .toMatchInlineSnapshot(`
        "record.yml:2:1 not valid YAML: duplicate key; keep one of the two
        1 problem"
      `);
  });

  it.each(['', 'only text', '- a list'])('requires keys with values instead of "%s"', (text) => {
    expect(problemsIn(ServiceSchema, text)).toMatch(
      /^record\.yml:1:1 the file (?:has no keys|contains .*); it must contain keys with their values/,
    );
  });
});
