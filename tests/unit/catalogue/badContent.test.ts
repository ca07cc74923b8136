/**
 * What a contributor is told of each kind of mistake: one mistake in a catalogue that holds, and
 * the whole message, with the place and what would be right.
 */
import {describe, expect, it} from 'vitest';
import {
  alternative,
  article,
  catalogueFiles,
  claim,
  company,
  companyFiles,
  DESCRIPTION,
  DESCRIPTION_JA,
  type Draft,
  fact,
  type Files,
  jpeg,
  lifecycle,
  license,
  problemsOf,
  recordYaml,
  service,
  serviceFiles,
  SOURCE,
  tagFiles,
  yaml,
} from './factories';

const RECORD = 'services/alpha/service.yml';
const ARTICLE = 'services/alpha/index.md';
const JAPANESE = 'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md';
const FIX = '"npm run check:content -- --fix"';
const LATER = '2026-11-20T10:00:00+09:00';
const BOTH = {en: 'Text', ja: '文'};

const beta = (overrides: Draft = {}): Files =>
  serviceFiles({slug: 'beta', date: LATER, ...overrides});

/** The record of the service as text, with a passage replaced. */
function edited(passage: string, replacement: string): Files {
  const text = recordYaml('service', service());
  if (!text.includes(passage)) {
    throw new Error(`The record has no "${passage}"`);
  }
  return {[RECORD]: text.replace(passage, replacement)};
}

const japanese = (body: string): string =>
  article({frontMatter: `title: サービスalpha\ndescription: ${DESCRIPTION_JA}`, body});

const links = (overrides: Draft): Files =>
  serviceFiles({links: {...(service().links as Draft), ...overrides}});

/** What is broken, the files in which it is, and all that the check says. */
const TABLE: readonly (readonly [string, Files, string])[] = [
  // Records
  [
    'a record that is not YAML',
    edited('slug: alpha', 'slug: "alpha'),
    'services/alpha/service.yml:2:13 not valid YAML: Missing closing "quote',
  ],
  [
    'a key twice',
    edited('kind: cloud-service', 'kind: cloud-service\nkind: both'),
    'services/alpha/service.yml:11:1 not valid YAML: the key stands here a second time; keep one of the two',
  ],
  [
    'a key that is misspelt',
    edited('vendor:', 'vendors:'),
    [
      'services/alpha/service.yml:2:1 vendor is missing; it must be a group of keys',
      'services/alpha/service.yml:12:1 unknown key "vendors"; did you mean "vendor"?',
    ].join('\n'),
  ],
  [
    'a key that is missing',
    serviceFiles({kind: undefined}),
    'services/alpha/service.yml:2:1 kind is missing; allowed: cloud-service, open-source, both',
  ],
  [
    'a key in the wrong place',
    edited('slug: alpha\n', ''),
    'services/alpha/service.yml:2:1 slug is missing; it must be text',
  ],
  [
    'keys out of order',
    edited('icon: null\ncolor: "#0a5277"', 'color: "#0a5277"\nicon: null'),
    'services/alpha/service.yml:7:1 "color" stands where "icon" belongs; "npm run check:content -- --fix" puts the keys in order',
  ],
  [
    'single quotes',
    edited('color: "#0a5277"', "color: '#0a5277'"),
    `services/alpha/service.yml:8:1 this line is not written as in other records (quotes); ${FIX} mends it`,
  ],
  [
    'spaces and quotes in several lines',
    edited('kind: cloud-service\ncompany: acme', "kind:  cloud-service\ncompany: 'acme'"),
    `services/alpha/service.yml:10:1 this line is not written as in other records (quotes, spaces and empty lines); ${FIX} mends it`,
  ],
  [
    'empty lines at the end',
    {[RECORD]: `${recordYaml('service', service())}\n\n`},
    `services/alpha/service.yml:99:1 this line is not written as in other records (spaces and empty lines); ${FIX} mends it`,
  ],
  [
    'no line feed at the end',
    {[RECORD]: recordYaml('service', service()).trimEnd()},
    `services/alpha/service.yml:97:1 this line is not written as in other records (spaces and empty lines); ${FIX} mends it`,
  ],
  [
    'line ends of Windows',
    {[RECORD]: recordYaml('service', service()).replaceAll('\n', '\r\n')},
    `services/alpha/service.yml:1:1 the file has CRLF as line ends; ${FIX} writes plain line feeds`,
  ],
  [
    'carriage returns alone, after a byte order mark',
    {[RECORD]: `\uFEFF${recordYaml('service', service()).replaceAll('\n', '\r')}`},
    `services/alpha/service.yml:1:1 the file has a byte order mark and CR as line ends; ${FIX} writes plain line feeds`,
  ],
  [
    'no line for editors',
    {[RECORD]: yaml(service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
  ],
  [
    'the line for editors of another kind',
    {[RECORD]: recordYaml('company', service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
  ],
  [
    'a slug that is not the folder',
    serviceFiles({slug: 'alfa'}, 'alpha'),
    'services/alpha/service.yml:2:7 slug is "alfa"; it must be the name of its folder, "alpha"',
  ],
  [
    'a slug in capitals',
    serviceFiles({slug: 'Alpha'}, 'alpha'),
    [
      'services/alpha/service.yml:2:7 slug is "Alpha"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
      'services/alpha/service.yml:2:7 slug is "Alpha"; it must be the name of its folder, "alpha"',
    ].join('\n'),
  ],
  [
    'a name in one language',
    serviceFiles({name: {en: 'Service alpha'}}),
    'services/alpha/service.yml:4:3 name.ja is missing; it must be text',
  ],
  [
    'an empty name',
    serviceFiles({name: {en: '', ja: 'アルファ'}}),
    'services/alpha/service.yml:4:7 name.en is ""; it must not be empty',
  ],
  [
    'a word that is not in the list',
    serviceFiles({kind: 'cloud-servise'}),
    'services/alpha/service.yml:10:7 kind is "cloud-servise"; did you mean "cloud-service"?',
  ],
  [
    'a draft that is neither yes nor no',
    serviceFiles({draft: 'soon'}),
    'services/alpha/service.yml:3:8 draft is "soon"; it must be true or false',
  ],
  [
    'a colour by its name',
    serviceFiles({color: 'blue'}),
    'services/alpha/service.yml:8:8 color is "blue"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'an icon that does not exist',
    serviceFiles({icon: 'cloudfare'}),
    'services/alpha/service.yml:7:7 icon is "cloudfare"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram; did you mean "cloudflare"?',
  ],
  [
    'an address without https',
    links({docs: 'http://example.com/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "http://example.com/docs"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address that is none',
    links({homepage: 'https://exa mple.com'}),
    'services/alpha/service.yml:16:13 links.homepage is "https://exa mple.com"; it must not hold a space; write "%20" in its place',
  ],
  [
    'a date that the calendar lacks',
    serviceFiles({firstReleased: claim('2006-02-30')}),
    'services/alpha/service.yml:40:10 firstReleased.value is "2006-02-30"; it must be a day that the calendar has',
  ],
  [
    'a moment without time zone',
    serviceFiles({date: '2026-11-20T09:00:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20T09:00:00"; it must be the moment the entry was written, with its time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'an entry from the future',
    serviceFiles({date: '2999-01-01T00:00:00Z'}),
    'services/alpha/service.yml:9:7 date is "2999-01-01", which is still to come; today is 2026-11-22',
  ],
  [
    'a check from the future',
    serviceFiles({facts: [fact({checked: '2999-01'})]}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2999-01", which is still to come; today is 2026-11-22',
  ],
  [
    'a release from the future',
    serviceFiles({firstReleased: claim(2999)}),
    'services/alpha/service.yml:40:10 firstReleased.value is "2999", which is still to come; today is 2026-11-22',
  ],
  [
    'a claim without source',
    serviceFiles({api: claim('yes', {source: null})}),
    'services/alpha/service.yml:68:11 api.source must be the address of a page that shows it; without a source write the value as "unknown"',
  ],
  [
    'a claim without basis',
    serviceFiles({api: claim('yes', {basis: null})}),
    'services/alpha/service.yml:69:10 api.basis must be one of primary, secondary, general-knowledge',
  ],
  [
    'a claim without date',
    serviceFiles({api: claim('yes', {checked: null})}),
    'services/alpha/service.yml:70:12 api.checked must be the date of the check when the basis is "primary"',
  ],
  [
    'general knowledge with a date',
    serviceFiles({api: claim('yes', {basis: 'general-knowledge'})}),
    'services/alpha/service.yml:70:12 api.checked must be null while the basis is "general-knowledge": nobody has compared it with its source',
  ],
  [
    'a wrong answer',
    serviceFiles({freeTier: claim('maybe')}),
    'services/alpha/service.yml:52:10 freeTier.value is "maybe"; allowed: yes, partial, no, not-applicable, unknown',
  ],
  [
    'a licence that SPDX does not have',
    serviceFiles({license: license({value: 'Apache2'})}),
    'services/alpha/service.yml:33:10 license.value is "Apache2"; it must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"',
  ],
  [
    'a proprietary licence that is open source',
    serviceFiles({license: license({class: 'open-source'})}),
    'services/alpha/service.yml:34:10 license.class must not be "open-source" when the licence is "proprietary"',
  ],
  [
    'a sunset without date',
    serviceFiles({lifecycle: lifecycle({state: 'sunset', note: BOTH})}),
    'services/alpha/service.yml:25:10 lifecycle.since must be the date from which the state is "sunset"',
  ],
  [
    'a sunset that nobody explains',
    serviceFiles({lifecycle: lifecycle({state: 'sunset', since: '2026-02'})}),
    'services/alpha/service.yml:27:9 lifecycle.note must tell what happened when the state is "sunset"',
  ],
  [
    'no facts',
    serviceFiles({facts: []}),
    'services/alpha/service.yml:89:8 facts must hold at least one fact; only a draft may be without',
  ],
  [
    'a fact twice',
    serviceFiles({facts: [fact(), fact()]}),
    'services/alpha/service.yml:98:9 facts[1].id "regions" stands here a second time; each must be unique',
  ],
  [
    'two mistakes in one claim',
    serviceFiles({freeTier: {...claim('maybe'), ...SOURCE, source: null}}),
    [
      'services/alpha/service.yml:52:10 freeTier.value is "maybe"; allowed: yes, partial, no, not-applicable, unknown',
      'services/alpha/service.yml:54:11 freeTier.source must be the address of a page that shows it; without a source write the value as "unknown"',
    ].join('\n'),
  ],
  [
    'a company founded in words',
    companyFiles({founded: claim('long ago')}),
    'companies/acme/company.yml:26:10 founded.value is "long ago"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a country by its name',
    companyFiles({country: claim('Japan')}),
    'companies/acme/company.yml:12:10 country.value is "Japan"; it must be an ISO 3166-1 code of two capitals, such as "JP"',
  ],
  [
    'a directory that is grouped by what there is not',
    {'companies/company/config.yml': yaml({groupBy: 'region', sortBy: 'name'})},
    'companies/company/config.yml:1:10 groupBy is "region"; allowed: country, none',
  ],

  // References
  [
    'a tag that is misspelt',
    serviceFiles({tags: ['storge']}),
    'services/alpha/service.yml:22:5 tag "storge" is not declared in services/tags.yml; did you mean "storage"?',
  ],
  [
    'a tag twice',
    serviceFiles({tags: ['storage', 'storage']}),
    'services/alpha/service.yml:23:5 tags[1] "storage" stands here a second time; each must be unique',
  ],
  [
    'no tags',
    serviceFiles({tags: []}),
    'services/alpha/service.yml:21:7 tags must hold at least one tag of services/tags.yml',
  ],
  [
    'a tag that no service has',
    tagFiles('storage', 'icon'),
    'services/tags.yml:5:1 tag "icon" is used by no service; use it or remove it',
  ],
  [
    'a tag at another address',
    {
      'services/tags.yml': yaml({
        storage: {label: 'Storage', permalink: '/store', description: 'Keeps files'},
      }),
    },
    'services/tags.yml:3:14 permalink is "/store"; it must be "/storage"',
  ],
  [
    'a company that is misspelt',
    serviceFiles({company: 'acne'}),
    'services/alpha/service.yml:11:10 company "acne" does not exist below companies/; did you mean "acme"?',
  ],
  [
    'a company without services',
    companyFiles({slug: 'other', date: LATER}),
    'companies/other/company.yml:2:7 no service names the company "other"; add it to the record of one, or make the company a draft',
  ],
  [
    'a company that is a draft',
    companyFiles({draft: true}),
    'services/alpha/service.yml:11:10 company "acme" is a draft; publish it first, or make this entry a draft too',
  ],
  [
    'an alternative that does not exist',
    {...serviceFiles({alternatives: [alternative('betta')]}), ...beta()},
    'services/alpha/service.yml:89:11 alternative "betta" does not exist below services/; did you mean "beta"?',
  ],
  [
    'an alternative that does not name it in return',
    {...serviceFiles({alternatives: [alternative('beta')]}), ...beta()},
    'services/alpha/service.yml:89:11 alternative "beta" does not name "alpha" in return; add it to services/beta/service.yml',
  ],
  [
    'an alternative that is a draft',
    {...serviceFiles({alternatives: [alternative('beta')]}), ...beta({draft: true})},
    'services/alpha/service.yml:89:11 alternative "beta" is a draft; publish it first, or make this entry a draft too',
  ],
  [
    'itself as alternative',
    serviceFiles({alternatives: [alternative('alpha')]}),
    'services/alpha/service.yml:89:11 alternative "alpha" is the service itself; remove it',
  ],
  [
    'a name that another has',
    beta({name: {en: 'Service alpha', ja: 'ベータ'}}),
    'services/beta/service.yml:4:7 "service alpha" is a name or alias of services/alpha/service.yml already; each must lead to one entry',
  ],
  [
    'an alias that is another name',
    beta({aliases: ['SERVICE ALPHA']}),
    'services/beta/service.yml:7:5 "service alpha" is a name or alias of services/alpha/service.yml already; each must lead to one entry',
  ],
  [
    'the date of another',
    beta({date: '2026-11-20T00:00:00Z'}),
    [
      'services/alpha/service.yml:9:7 date is the same as in services/beta/service.yml; change the time of the newer entry so that the order of the list is certain',
      'services/beta/service.yml:9:7 date is the same as in services/alpha/service.yml; change the time of the newer entry so that the order of the list is certain',
    ].join('\n'),
  ],

  // Files
  [
    'no article',
    {[ARTICLE]: null},
    'services/alpha/index.md:1:1 the file is missing; each record has an article beside it',
  ],
  [
    'no record',
    {'services/beta/index.md': article(), 'services/beta/cover.jpg': jpeg()},
    'services/beta/service.yml:1:1 the file is missing; each folder holds its record and index.md',
  ],
  [
    'no cover',
    {'services/alpha/cover.jpg': null},
    'services/alpha/cover.jpg:1:1 the file is missing; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover of another size',
    {'services/alpha/cover.jpg': jpeg(800, 600)},
    'services/alpha/cover.jpg:1:1 the picture has 800 x 600 pixels; it must have 1200 x 630; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that is too large',
    {'services/alpha/cover.jpg': jpeg(1200, 630, 100_001)},
    'services/alpha/cover.jpg:1:1 the file has 100001 bytes; it must have less than 100000; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that is no JPEG',
    {'services/alpha/cover.jpg': Buffer.from('GIF89a')},
    'services/alpha/cover.jpg:1:1 this is no JPEG file; "npm run covers -- alpha" draws it from the record',
  ],

  // Articles
  [
    'no front matter',
    {[ARTICLE]: article().replace(/^---[\s\S]*?---\n/, '')},
    'services/alpha/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'a key that belongs into the record',
    {
      [ARTICLE]: article({
        frontMatter: `title: Service alpha\ndescription: ${DESCRIPTION}\ntags: [a]`,
      }),
    },
    'services/alpha/index.md:4:1 unknown key "tags" in the front matter; only title and description belong here, everything else into the record',
  ],
  [
    'no title',
    {[ARTICLE]: article({frontMatter: `description: ${DESCRIPTION}`})},
    'services/alpha/index.md:1:1 title is missing in the front matter; it must be text',
  ],
  [
    'a description that is too short',
    {[ARTICLE]: article({frontMatter: 'title: Service alpha\ndescription: Keeps files.'})},
    'services/alpha/index.md:3:1 the description has 12 characters; it must have 70 to 160, to fit into search results',
  ],
  [
    'a description that is too long',
    {
      [ARTICLE]: article({
        frontMatter: `title: Service alpha\ndescription: ${DESCRIPTION.repeat(2)}`,
      }),
    },
    'services/alpha/index.md:3:1 the description has 168 characters; it must have 70 to 160, to fit into search results',
  ],
  [
    'a Japanese description that is too short',
    {[JAPANESE]: article({frontMatter: 'title: サービスalpha\ndescription: 保存します。'})},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:3:1 the description has 6 characters; it must have 40 to 100, to fit into search results',
  ],
  [
    'no end of the preview',
    {[ARTICLE]: article().replace('{/* truncate */}', '')},
    'services/alpha/index.md:5:1 the end of the preview is not marked; write {/* truncate */} after the first paragraph',
  ],
  [
    'too few words',
    {[ARTICLE]: article({words: 120})},
    'services/alpha/index.md:1:1 the article has 120 words, cited facts included; it must have 400 to 900',
  ],
  [
    'a second title',
    {[ARTICLE]: article({body: '# Alpha'})},
    'services/alpha/index.md:10:1 a heading of level 1 stands in the prose; the title is the only one, use "##"',
  ],
  [
    'a heading without id',
    {[ARTICLE]: article({body: '## Limits'})},
    'services/alpha/index.md:10:1 the heading has no id; write one at its end, such as {/* #what-it-costs */}, the same in both languages',
  ],
  [
    'an id twice',
    {[ARTICLE]: article({body: '## Limits {/* #limits */}\n\nTen.\n\n## More {/* #limits */}'})},
    'services/alpha/index.md:14:1 the id "limits" stands on the page a second time; change it',
  ],
  [
    'a fact that the record lacks',
    {[ARTICLE]: article({body: '<Fact id="regoins" />'})},
    'services/alpha/index.md:10:1 <Fact id="regoins" /> cites a fact that the record does not hold; did you mean "regions"?',
  ],
  [
    'a link without https',
    {[ARTICLE]: article({body: 'See [it](http://example.com).'})},
    'services/alpha/index.md:10:5 the link "http://example.com" must be a complete address that starts with "https://"',
  ],
  [
    'a link to no entry',
    {[ARTICLE]: article({body: 'See [it](/services/alfa#limits).'})},
    'services/alpha/index.md:10:5 the link "/services/alfa#limits" leads to no entry below services/; did you mean "alpha"?',
  ],
  [
    'a link to a draft',
    {...beta({draft: true}), [ARTICLE]: article({body: 'See [it](/services/beta).'})},
    'services/alpha/index.md:10:5 the link "/services/beta" leads to a draft, which is not published; publish it first',
  ],
  [
    'a picture without words',
    {[ARTICLE]: article({body: '![](./cover.jpg)'})},
    'services/alpha/index.md:10:1 the picture has no alternative text; say between [ and ] what it shows',
  ],
  [
    'a picture that is not there',
    {[ARTICLE]: article({body: '![Plan](./plan.png)'})},
    'services/alpha/index.md:10:1 the picture "./plan.png" does not exist beside the article',
  ],
  [
    'a picture of elsewhere',
    {[ARTICLE]: article({body: '![P](https://example.com/p.png)'})},
    'services/alpha/index.md:10:1 the picture "https://example.com/p.png" must be a file beside the article, such as ./plan.png',
  ],
  [
    'a picture in a rare format',
    {[ARTICLE]: article({body: '![Plan](./plan.bmp)'})},
    'services/alpha/index.md:10:1 the picture "./plan.bmp" must have one of the formats jpg, jpeg, png, svg, webp',
  ],
  [
    'a picture that is too large',
    {
      [ARTICLE]: article({body: '![Plan](./plan.jpg)'}),
      'services/alpha/plan.jpg': jpeg(10, 10, 300_001),
    },
    'services/alpha/index.md:10:1 the picture "./plan.jpg" has 300001 bytes; it must have at most 300000',
  ],

  // Translations
  [
    'a heading that the translation lacks',
    {[ARTICLE]: article({body: '## Limits {/* #limits */}'}), [JAPANESE]: japanese('')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:12:1 the headings differ from the English page; this must be "## … {/* #limits */}" as in services/alpha/index.md:10',
  ],
  [
    'a heading of another level',
    {
      [ARTICLE]: article({body: '## Use {/* #use */}\n\nSo.\n\n## Limits {/* #limits */}'}),
      [JAPANESE]: japanese('## 使い方 {/* #use */}\n\n文。\n\n### 制限 {/* #limits */}'),
    },
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:14:1 the headings differ from the English page; this must be "## … {/* #limits */}" as in services/alpha/index.md:14',
  ],
  [
    'a fact that the translation leaves out',
    {
      ...serviceFiles({facts: [fact(), fact({id: 'zones'})]}),
      [ARTICLE]: article({body: 'So <Fact id="zones" />'}),
      [JAPANESE]: japanese(''),
    },
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:12:1 the fact "zones" of services/alpha/index.md:10 is missing in the Japanese page',
  ],
  [
    'a link that only the translation has',
    {[JAPANESE]: japanese('[例](https://example.com/ja)')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:10:1 the link to https://example.com/ja is missing in services/alpha/index.md',
  ],
];

describe('the check', () => {
  it('has nothing to say of the catalogue that the table breaks', () => {
    expect(problemsOf({...catalogueFiles(), [JAPANESE]: japanese('')})).toBe(
      '0 problems in the content',
    );
    expect(problemsOf({'companies/acme/company.yml': recordYaml('company', company())})).toBe(
      '0 problems in the content',
    );
  });

  it.each(TABLE)('tells of %s', (_, files, message) => {
    expect(problemsOf(files).replace(/\n\d+ problems? in the content$/, '')).toBe(message);
  });
});
