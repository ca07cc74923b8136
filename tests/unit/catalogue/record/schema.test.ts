import {describe, expect, it} from 'vitest';
import {CategoriesSchema} from '@site/src/catalogue/record/categories';
import {
  CompanySchema,
  DirectorySchema,
  ServiceSchema,
  serviceSchemaOf,
  TagsSchema,
} from '@site/src/catalogue/record/schema';
import {
  attributes,
  CATEGORIES,
  claim,
  company,
  type Draft,
  fact,
  license,
  lifecycle,
  parseCompany,
  parseService,
  problemsIn,
  service,
  tags,
} from '../factories';

const problemsOfService = (overrides: Draft) => problemsIn(ServiceSchema, service(overrides));
const problemsOfCompany = (overrides: Draft) => problemsIn(CompanySchema, company(overrides));
const FINE = '0 problems';

describe('a valid record', () => {
  it('passes the schema', () => {
    expect(problemsOfService({})).toBe(FINE);
    expect(problemsOfCompany({})).toBe(FINE);
    expect(problemsIn(TagsSchema, tags('ai', 'object-storage'))).toBe(FINE);
    expect(problemsIn(DirectorySchema, {groupBy: 'none', sortBy: 'founded'})).toBe(FINE);
  });

  it('may belong to no company of the catalogue', () => {
    expect(problemsOfService({company: null})).toBe(FINE);
  });

  it('may contain a bare word instead of a claim', () => {
    const {freeTier, api, firstReleased} = parseService({
      freeTier: 'not-applicable',
      api: 'unknown',
      firstReleased: 'unknown',
    });
    const bare = {
      note: null,
      source: null,
      via: null,
      basis: null,
      checked: null,
      dated: null,
      until: null,
    };
    expect(freeTier).toEqual({value: 'not-applicable', ...bare});
    expect(api).toEqual({value: 'unknown', ...bare});
    expect(firstReleased).toEqual({value: 'unknown', ...bare});
  });

  it('may contain a year as a number', () => {
    expect(parseService({firstReleased: claim(2006)}).firstReleased.value).toBe('2006');
    expect(parseCompany({founded: claim(1999)}).founded.value).toBe('1999');
  });
});

describe('provenance', () => {
  const unchecked = {basis: 'general-knowledge', checked: null};

  it.each([
    {basis: 'primary', checked: '2026-11'},
    {basis: 'secondary', checked: '2026-11-20'},
    unchecked,
  ])('accepts %j', (provenance) => {
    expect(problemsOfService({facts: [fact(provenance)], api: claim('yes', provenance)})).toBe(
      FINE,
    );
  });

  it('requires a source for a fact, a claim, the licence and the lifecycle', () => {
    const source = null;
    expect(
      problemsOfService({
        facts: [fact({source})],
        freeTier: claim('no', {source}),
        license: license({source}),
        lifecycle: lifecycle({source}),
      }),
    ).toMatchInlineSnapshot(`
      "record.yml:29:11 lifecycle.source must be the URL of a page that shows it; without one, link the home page of the service
      record.yml:38:11 license.source must be the URL of a page that shows it; without one, write the value as "unknown"
      record.yml:62:11 freeTier.source must be the URL of a page that shows it; without one, write the value as "unknown"
      record.yml:185:13 facts[0].source must be the URL of a page that shows it; without one, the fact cannot be checked, so remove it
      4 problems"
    `);
  });

  it('requires a basis', () => {
    expect(problemsOfService({facts: [fact({basis: null, checked: null})]})).toMatchInlineSnapshot(`
      "record.yml:189:12 facts[0].basis must be one of primary, secondary, general-knowledge
      1 problem"
    `);
  });

  it.each(['primary', 'secondary'])(
    'requires the date of the check if the basis is %s',
    (basis) => {
      expect(problemsOfService({facts: [fact({basis, checked: null})]})).toContain(
        `facts[0].checked must be the date of the check when the basis is "${basis}"`,
      );
    },
  );

  it('rejects the date of a check for general knowledge', () => {
    expect(problemsOfService({facts: [fact({basis: 'general-knowledge'})]})).toMatchInlineSnapshot(`
      "record.yml:190:14 facts[0].checked must be null while the basis is "general-knowledge", which means “not yet verified”
      1 problem"
    `);
  });

  it('may be omitted for unknown and inapplicable values', () => {
    const nothing = {source: null, basis: null, checked: null};
    expect(
      problemsOfService({
        api: claim('unknown', nothing),
        freeTier: claim('not-applicable', nothing),
      }),
    ).toBe(FINE);
    expect(
      problemsOfService({
        license: license({value: 'unknown', class: 'unknown', ...nothing}),
      }),
    ).toBe(FINE);
  });

  it.each(['unknown', 'not-applicable'])(
    'is not needed for "%s", which any attribute accepts',
    (word) => {
      const schema = serviceSchemaOf(CategoriesSchema.parse(CATEGORIES), 'keeping');
      const values = Object.fromEntries(Object.keys(attributes()).map((key) => [key, word]));
      expect(problemsIn(schema, service({category: 'keeping', attributes: values}))).toBe(FINE);
    },
  );

  it('may explain a claim that is not applicable', () => {
    expect(
      problemsOfService({api: claim('not-applicable', {note: {en: 'A file', ja: 'ファイル'}})}),
    ).toBe(FINE);
  });

  it('requires a date of the check with a month', () => {
    expect(problemsOfService({facts: [fact({checked: '2026'})]})).toMatchInlineSnapshot(`
      "record.yml:190:14 facts[0].checked is "2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20
      1 problem"
    `);
  });
});

describe('URLs', () => {
  it.each([
    ['https://exa mple.com/', 'must not contain a space in the host name; remove it'],
    ['https://example.com/a b', 'must not contain a space; replace it with "%20"'],
    ['https://example.com/\nx', 'must not contain a space; replace it with "%20"'],
    [
      'https://user:secret@example.com/',
      'must not contain a user name or password before "@"; write the host alone',
    ],
    [
      'https://github.com@evil.com/',
      'must not contain a user name or password before "@"; write the host alone',
    ],
    [
      'https://example.com/?utm_source=x',
      'must not contain the parameter "utm_source", which is used for tracking or referrals; remove it',
    ],
    [
      'https://example.com/?a=1&ref=x',
      'must not contain the parameter "ref", which is used for tracking or referrals; remove it',
    ],
    [
      'https://example.com/#utm_medium=x',
      'must not contain the parameter "utm_medium", which is used for tracking or referrals; remove it',
    ],
    [
      'https://www.amazon.co.jp/dp/1?tag=me-22',
      'must not contain the parameter "tag", which is used for tracking or referrals; remove it',
    ],
    ['https://localhost/', 'must have a public host, which "localhost" is not'],
    ['https://intranet/', 'must have a public host, which "intranet" is not'],
    ['https://printer.local/', 'must have a public host, which "printer.local" is not'],
    ['https://127.0.0.1/', 'must have a host name instead of an IP address'],
    ['https://2130706433/', 'must have a host name instead of an IP address'],
    ['https://[::1]/', 'must have a host name instead of an IP address'],
    ['https://169.254.169.254/latest', 'must have a host name instead of an IP address'],
    [
      'https://g\u0456thub.com/',
      'must have a host name in ASCII, because look-alike letters can imitate other names',
    ],
    [
      'https://xn--gthub-n4a.com/',
      'must have a host name in ASCII, because look-alike letters can imitate other names',
    ],
    [
      'https://example.com/\u202Ecod',
      'must not contain a character that changes the text direction (U+202E)',
    ],
    ['https://example.com/\u200B', 'must not contain an invisible character (U+200B)'],
    ['https://\\evil', 'must not contain "\\"; percent-encode it'],
    [`https://example.com/${'a'.repeat(2000)}`, 'must have at most 2000 characters'],
  ])('reject %j with a message', (source, complaint) => {
    expect(problemsOfService({facts: [fact({source})]})).toContain(`it ${complaint}\n1 problem`);
  });

  it.each([
    'https://example.com/a%20b?tag=1#part',
    'https://ja.example.com/日本語',
    'https://example.com/?reference=1',
  ])('accept "%s"', (source) => {
    expect(problemsOfService({facts: [fact({source})]})).toBe('0 problems');
  });

  it.each([
    'http://example.com/',
    'example.com',
    'https:example.com',
    'https:///example.com',
    'https://',
    'ftp://example.com',
    'mailto:a@example.com',
    '',
  ])('reject "%s"', (source) => {
    expect(problemsOfService({facts: [fact({source})]})).toContain(
      `facts[0].source is "${source}"; it must be a complete URL that starts with "https://"`,
    );
  });

  it('are reported with path and value', () => {
    expect(
      problemsOfService({
        links: {
          homepage: 'http://example.com',
          docs: 'docs',
          pricing: null,
          source: null,
          status: null,
        },
      }),
    ).toMatchInlineSnapshot(`
      "record.yml:15:13 links.homepage is "http://example.com"; it must be a complete URL that starts with "https://"
      record.yml:16:9 links.docs is "docs"; it must be a complete URL that starts with "https://"
      2 problems"
    `);
  });
});

describe('dates', () => {
  it.each(['2026', '2026-11', '2026-11-20', '2024-02-29'])('accept %s for a release', (date) => {
    expect(problemsOfService({firstReleased: claim(date)})).toBe(FINE);
  });

  it.each(['20 November 2026', '2026-13', '2026-1', '2026/11/20', '26', '2026-11-20T00:00:00Z'])(
    'reject %s for a release',
    (date) => {
      expect(problemsOfService({firstReleased: claim(date)})).toContain(
        'it must be a date such as 2026, 2026-11 or 2026-11-20\n',
      );
    },
  );

  it('reject days that do not exist', () => {
    expect(
      problemsOfService({
        date: '2026-02-30T09:00:00+09:00',
        firstReleased: claim('2026-02-29'),
        facts: [fact({checked: '2026-11-31'})],
      }),
    ).toMatchInlineSnapshot(`
      "record.yml:8:7 date is "2026-02-30T09:00:00+09:00"; it must be an existing date and time
      record.yml:44:10 firstReleased.value is "2026-02-29"; it must be an existing day
      record.yml:190:14 facts[0].checked is "2026-11-31"; it must be an existing day
      3 problems"
    `);
  });

  it.each(['2026-11-20', '2026-11-20T09:00:00', '2026-11-20 09:00:00Z', '2026-11-20T09:00Z'])(
    'reject %s for the date of an entry',
    (date) => {
      expect(problemsOfService({date})).toContain('with a time zone');
    },
  );

  it('reject times that do not exist', () => {
    expect(problemsOfService({date: '2026-11-20T25:00:00Z'})).toContain(
      'it must be an existing date and time',
    );
  });
});

describe('lifecycle', () => {
  const sunset = {
    state: 'sunset',
    since: '2026-03',
    note: {en: 'It ends.', ja: '終了します。'},
  };

  it('accepts an end with note and dates', () => {
    const successors = [{name: {en: 'Beta', ja: 'ベータ'}, url: null}];
    expect(problemsOfService({lifecycle: lifecycle({...sunset, ends: 2027, successors})})).toBe(
      FINE,
    );
  });

  it.each(['restricted', 'maintenance', 'sunset', 'renamed'])(
    'requires a note and a date if the state is %s',
    (state) => {
      const told = problemsOfService({lifecycle: lifecycle({state})});
      expect(told).toContain(
        `lifecycle.note must explain what happened when the state is "${state}"`,
      );
      expect(told).toContain(`lifecycle.since must be the date from which the state is "${state}"`);
    },
  );
});

describe('license', () => {
  it('must be an SPDX identifier', () => {
    expect(problemsOfService({license: license({value: 'A free one', class: 'open-source'})}))
      .toMatchInlineSnapshot(`
        "record.yml:35:10 license.value is "A free one"; it must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"
        1 problem"
      `);
  });

  it('must match its class', () => {
    expect(problemsOfService({license: license({value: 'proprietary', class: 'open-source'})}))
      .toMatchInlineSnapshot(`
        "record.yml:36:10 license.class must not be "open-source" when the licence is "proprietary"
        1 problem"
      `);
    expect(problemsOfService({license: license({value: 'unknown', class: 'proprietary'})}))
      .toMatchInlineSnapshot(`
        "record.yml:36:10 license.class must be "unknown" when the licence is "unknown"
        1 problem"
      `);
  });
});

describe('lists', () => {
  it('must not be empty', () => {
    expect(problemsOfService({tags: [], goodFor: [], watchOut: [], facts: []}))
      .toMatchInlineSnapshot(`
        "record.yml:20:7 tags must hold at least one tag of services/tags.yml
        record.yml:172:10 goodFor must contain at least one line; only a draft may have none
        record.yml:173:11 watchOut must contain at least one line; only a draft may have none
        record.yml:175:8 facts must contain at least one fact; only a draft may have none
        4 problems"
      `);
  });

  it('must not repeat an item', () => {
    const again = () => ({slug: 'beta', difference: {en: 'Not beta', ja: 'ベータではない'}});
    expect(
      problemsOfService({
        aliases: ['S3', 'S3'],
        tags: ['storage', 'ai', 'storage'],
        alternatives: [again(), again()],
        facts: [fact(), fact()],
      }),
    ).toMatchInlineSnapshot(`
      "record.yml:7:5 aliases[1] "S3" is a duplicate; each must be unique
      record.yml:25:5 tags[2] "storage" is a duplicate; each must be unique
      record.yml:188:11 alternatives[1].slug "beta" is a duplicate; each must be unique
      record.yml:204:9 facts[1].id "regions" is a duplicate; each must be unique
      4 problems"
    `);
  });
});

describe('icon and color', () => {
  it('must be a slug or null, and six hexadecimal digits', () => {
    expect(problemsOfService({icon: 'linear', color: '#5e6ad2'})).toBe('0 problems');
    expect(problemsOfService({icon: null})).toBe('0 problems');
  });

  it('must be an icon of the package', () => {
    expect(problemsOfService({icon: 'cloudflair'})).toMatchInlineSnapshot(`
      "record.yml:6:7 icon is "cloudflair"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram; did you mean "cloudflare"?
      1 problem"
    `);
  });

  it('must be an icon under CC0', () => {
    expect(problemsOfService({icon: 'redmine'})).toMatchInlineSnapshot(`
      "record.yml:6:7 icon is "redmine"; it has the licence CC-BY-SA-2.5; only icons under CC0 are allowed, so write null for a monogram
      1 problem"
    `);
  });

  it('must not be missing', () => {
    expect(problemsOfService({icon: undefined, color: undefined})).toMatchInlineSnapshot(`
      "record.yml:6:1 icon is missing; it must be text or null
      record.yml:6:1 color is missing; it must be a colour of six lower-case digits in quotes, such as "#0a5277"
      2 problems"
    `);
  });

  it('must not be a shortened colour', () => {
    expect(problemsOfService({color: '#ABC'})).toMatchInlineSnapshot(`
      "record.yml:7:8 color is "#ABC"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"
      1 problem"
    `);
  });
});

describe('texts', () => {
  it('must be given in both languages', () => {
    expect(problemsOfService({vendor: {en: 'Acme'}, goodFor: [{en: ' ', ja: '大きなファイル'}]}))
      .toMatchInlineSnapshot(`
        "record.yml:12:3 vendor.ja is missing; it must be text or null
        record.yml:173:9 goodFor[0].en is ""; it must not be empty
        2 problems"
      `);
  });
});

describe('slugs and permalinks', () => {
  it.each(['Alpha', 'alpha_store', 'alpha--store', '-alpha', 'アルファ'])('reject "%s"', (slug) => {
    expect(problemsOfService({slug})).toContain('must be lower-case words joined by hyphens');
    expect(
      problemsIn(TagsSchema, {
        ai: {label: 'AI', permalink: slug, description: 'AI', group: 'ai'},
      }),
    ).toContain('must be "/" and the tag in kebab-case');
  });
});
