/** Mistakes in the record of a service or a company: its YAML, its keys, its values. */
import {twinOf} from '@site/src/catalogue';
import {
  claim,
  companyFiles,
  fact,
  inJapanese,
  lifecycle,
  license,
  recordYaml,
  service,
  SOURCE,
  yaml,
} from '../factories';
import {
  beta,
  companyValues,
  edited,
  facts,
  LATER,
  COMPANY,
  type Mistake,
  RECORD,
  record,
  values,
} from './site';

const BOTH = {en: 'Text', ja: '文'};
const BACK = {slug: 'alpha', difference: {en: 'Other', ja: '別の文'}};

const links = (overrides: object) =>
  values({links: {...(service().links as object), ...overrides}});

/** Another company. */
function otherCompany(overrides: object) {
  const files = companyFiles({slug: 'other', date: LATER, ...overrides});
  const page = 'companies/other/index.md';
  return {...files, [twinOf(page)]: inJapanese(String(files[page]))};
}

/** The record with this English text in its fact. */
const text = (en: string) => facts({text: {en, ja: 'リージョンは2つです。'}});

/** The record with these lines in the place of its names. */
const names = (...lines: readonly string[]) =>
  record('name:\n  en: Service alpha\n  ja: サービスalpha\n', `${lines.join('\n')}\n`);

/** Mistakes of YAML. */
const SYNTAX: readonly Mistake[] = [
  [
    'a quote that does not end',
    record('slug: alpha', 'slug: "alpha'),
    'services/alpha/service.yml:2:7 the quote that begins here does not end; write " behind the last character of the text',
  ],
  [
    'a quote that begins in the middle',
    names('name:', '  en: Service alpha"', '  ja: "サービスalpha'),
    'services/alpha/service.yml:5:7 the quote that begins here does not end; write " behind the last character of the text',
  ],
  [
    'a quote that does not end before another',
    names('name:', '  en: "Service alpha', '  ja: "サービスalpha"'),
    'services/alpha/service.yml:4:7 the quote that begins here does not end; write " behind the last character of the text',
  ],
  [
    'text behind a quote',
    names('name:', '  en: "Service" alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:17 not valid YAML: this cannot stand here; put a text with special characters between double quotes',
  ],
  [
    'a key twice',
    record('kind: cloud-service', 'kind: cloud-service\nkind: both'),
    'services/alpha/service.yml:11:1 not valid YAML: the key stands here a second time; keep one of the two',
  ],
  [
    'a key twice in a group',
    names('name:', '  en: Service alpha', '  en: Alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:5:3 not valid YAML: the key stands here a second time; keep one of the two',
  ],
  [
    'a tab as indentation',
    names('name:', '\ten: Service alpha', '\tja: サービスalpha'),
    'services/alpha/service.yml:4:1 not valid YAML: the line is indented with a tab; use two spaces a level',
  ],
  [
    'a tab behind a colon',
    record('slug: alpha', 'slug:\talpha'),
    'services/alpha/service.yml:2:1 the line is not laid out as in other records, which have: slug: alpha; "npm run check:content -- --fix" mends that',
  ],
  [
    'one space too many',
    names('name:', '  en: Service alpha', '   ja: サービスalpha'),
    'services/alpha/service.yml:5:4 the line is indented more deeply than the one above it; use two spaces a level',
  ],
  [
    'one space too few',
    names('name:', '  en: Service alpha', ' ja: サービスalpha'),
    'services/alpha/service.yml:5:1 not valid YAML: the line is indented differently from those beside it; use two spaces a level',
  ],
  [
    'a group that is not indented',
    names('name:', 'en: Service alpha', 'ja: サービスalpha'),
    'services/alpha/service.yml:4:1 "en" belongs to "name", which is empty; indent it by two spaces',
  ],
  [
    'no space behind a colon',
    record('slug: alpha', 'slug:alpha'),
    'services/alpha/service.yml:2:6 a space is missing behind the colon; write "slug: alpha"',
  ],
  [
    'no colon',
    record('slug: alpha', 'slug alpha'),
    'services/alpha/service.yml:2:1 not valid YAML: this is no "key: value"; write the key, a colon, a space and its value',
  ],
  [
    'an equals sign for a colon',
    record('slug: alpha', 'slug = alpha'),
    'services/alpha/service.yml:2:1 not valid YAML: this is no "key: value"; write the key, a colon, a space and its value',
  ],
  [
    'a full-width colon',
    record('slug: alpha', 'slug：alpha'),
    'services/alpha/service.yml:2:5 here is a full-width "：", which YAML takes for text; write a colon and a space, ": "',
  ],
  [
    'a full-width colon and a space',
    record('kind: cloud-service', 'kind： cloud-service'),
    'services/alpha/service.yml:10:5 here is a full-width "：", which YAML takes for text; write a colon and a space, ": "',
  ],
  [
    'a full-width space behind a colon',
    record('kind: cloud-service', 'kind:　cloud-service'),
    'services/alpha/service.yml:10:6 here is a full-width "　", which YAML takes for text; write a space',
  ],
  [
    'a full-width space as indentation',
    names('name:', '　en: Service alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:1 here is a full-width "　", which YAML takes for text; write two spaces a level',
  ],
  [
    'a full-width hyphen in a list',
    record('tags:\n  - storage', 'tags:\n  － storage'),
    'services/alpha/service.yml:22:3 tags is "－ storage"; it must be a list, each item of which begins with a hyphen and a space, "- "',
  ],
  [
    'a hyphen without a space in a list',
    record('tags:\n  - storage', 'tags:\n  -storage'),
    'services/alpha/service.yml:22:3 tags is "-storage"; it must be a list, each item of which begins with a hyphen and a space, "- "',
  ],
  [
    'a hash without quotes',
    names('name:', '  en: Service #1', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:15 the text ends before "#1", which is a comment to YAML; put the whole text between double quotes, or the comment above it',
  ],
  [
    'a colon in a text without quotes',
    names('name:', '  en: Service: alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 not valid YAML: a text with ": " in it stands here without quotes; put it between double quotes',
  ],
  [
    'a text that begins with a bracket',
    names('name:', '  en: [beta] Service', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:14 not valid YAML: this cannot stand here; put a text with special characters between double quotes',
  ],
  [
    'a text that begins with a brace',
    names('name:', '  en: {Service} alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:17 not valid YAML: this cannot stand here; put a text with special characters between double quotes',
  ],
  [
    'a text that begins with a percent sign',
    names('name:', '  en: "%"', '  ja: %サービス'),
    'services/alpha/service.yml:5:7 not valid YAML: a text cannot begin with this character; put the whole text between double quotes',
  ],
  [
    'a text that begins with an at sign',
    names('name:', '  en: "@alpha"', '  ja: @alpha'),
    'services/alpha/service.yml:5:7 not valid YAML: a text cannot begin with this character; put the whole text between double quotes',
  ],
  [
    'a text that begins with a backtick',
    names('name:', '  en: "alpha"', '  ja: `alpha`'),
    'services/alpha/service.yml:5:7 not valid YAML: a text cannot begin with this character; put the whole text between double quotes',
  ],
  [
    'a bracket too many',
    record('tags:\n  - storage', 'tags: [storage]]'),
    'services/alpha/service.yml:21:16 "]" ends nothing here; remove it',
  ],
  [
    'a bracket that does not end',
    record('tags:\n  - storage', 'tags: [storage'),
    'services/alpha/service.yml:21:7 "[" does not end; write "]" behind the last value',
  ],
  [
    'a bracket of another kind',
    record('tags:\n  - storage', 'tags: [storage}'),
    'services/alpha/service.yml:21:7 "[" does not end; write "]" behind the last value',
  ],
  [
    'full-width brackets',
    record('tags:\n  - storage', 'tags: ［storage］'),
    'services/alpha/service.yml:21:7 tags is "［storage］"; it must be a list, such as [one, two]',
  ],
  [
    'an ideographic comma in a list',
    record('tags:\n  - storage', 'tags: [storage、icon]'),
    'services/alpha/service.yml:21:8 tag "storage、icon" is not declared in services/tags.yml; allowed: storage',
  ],
  [
    'a brace that does not end',
    names('name: {en: Service alpha, ja: サービスalpha'),
    'services/alpha/service.yml:3:7 "{" does not end; write "}" behind the last value',
  ],
  [
    'no space in braces',
    names('name: {en:Service alpha, ja:サービスalpha}'),
    [
      'services/alpha/service.yml:3:8 name: a space is missing behind a colon in "en:Service alpha"; write "en: …"',
      'services/alpha/service.yml:3:26 name: a space is missing behind a colon in "ja:サービスalpha"; write "ja: …"',
    ],
  ],
  [
    'typographic quotes',
    names('name:', '  en: “Service alpha”', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en stands between “ and ”, which belong to the text; remove them, or write straight quotes',
  ],
  [
    'full-width quotes',
    names('name:', '  en: ＂Service alpha＂', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en stands between ＂ and ＂, which belong to the text; remove them, or write straight quotes',
  ],
  [
    'a backslash in double quotes',
    names('name:', '  en: "Service \\alpha"', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is "Service \\u0007lpha"; it must not hold a character that cannot be seen (U+0007)',
  ],
  [
    'two records in one file',
    {[RECORD]: `${recordYaml('service', service())}---\nslug: beta\n`},
    'services/alpha/service.yml:98:1 the line "---" begins or ends a record of YAML, and a file holds one; remove the line, and what is below it where that is another record',
  ],
  [
    'a mark of the beginning of a record',
    record('slug: alpha', '---\nslug: alpha'),
    'services/alpha/service.yml:2:1 the line "---" begins or ends a record of YAML, and a file holds one; remove the line, and what is below it where that is another record',
  ],
  [
    'front matter around a record',
    {[RECORD]: `---\n${yaml(service())}---\n`},
    'services/alpha/service.yml:1:1 the line "---" begins or ends a record of YAML, and a file holds one; remove the line, and what is below it where that is another record',
  ],
  [
    'JSON',
    {[RECORD]: JSON.stringify(service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" mends that',
  ],
  [
    'nothing',
    {[RECORD]: ''},
    'services/alpha/service.yml:1:1 the file holds no keys; it must hold keys with their values (slug, name, aliases …)',
  ],
  [
    'comments alone',
    {[RECORD]: '# To do\n'},
    'services/alpha/service.yml:1:1 the file holds no keys; it must hold keys with their values (slug, name, aliases …)',
  ],
  [
    'a sentence',
    {[RECORD]: 'To be written.\n'},
    'services/alpha/service.yml:1:1 the file holds only text, "To be written."; it must hold keys with their values (slug, name, aliases …)',
  ],
  [
    'a list',
    {[RECORD]: '- slug: alpha\n'},
    'services/alpha/service.yml:1:1 the file holds a list of 1; it must hold keys with their values (slug, name, aliases …)',
  ],
  [
    'single quotes',
    record('color: "#0a5277"', "color: '#0a5277'"),
    'services/alpha/service.yml:8:1 the line is not laid out as in other records, which have: color: "#0a5277"; "npm run check:content -- --fix" mends that',
  ],
  [
    'an apostrophe in single quotes',
    names('name:', "  en: 'Alpha's service'", '  ja: サービスalpha'),
    'services/alpha/service.yml:4:14 not valid YAML: this cannot stand here; put a text with special characters between double quotes',
  ],
  [
    'line ends of Windows',
    {[RECORD]: recordYaml('service', service()).replaceAll('\n', '\r\n')},
    'services/alpha/service.yml:1:1 the line ends with CR and LF, as on Windows; "npm run check:content -- --fix" mends that',
  ],
  [
    'a space at the end of a line',
    record('kind: cloud-service', 'kind: cloud-service '),
    'services/alpha/service.yml:10:1 the line is not laid out as in other records, which have: kind: cloud-service; "npm run check:content -- --fix" mends that',
  ],
  [
    'empty lines at the end',
    {[RECORD]: `${recordYaml('service', service())}\n\n`},
    'services/alpha/service.yml:99:1 an empty line too many stands here; "npm run check:content -- --fix" mends that',
  ],
  [
    'no end of the last line',
    {[RECORD]: recordYaml('service', service()).trimEnd()},
    'services/alpha/service.yml:97:1 the last line does not end; "npm run check:content -- --fix" mends that',
  ],
  [
    'four spaces a level',
    names('name:', '    en: Service alpha', '    ja: サービスalpha'),
    'services/alpha/service.yml:4:1 the line is not laid out as in other records, which have: en: Service alpha; "npm run check:content -- --fix" mends that',
  ],
  [
    'a mark of the byte order',
    {[RECORD]: `\uFEFF${recordYaml('service', service())}`},
    'services/alpha/service.yml:1:1 the file begins with a mark of the byte order (BOM), which no record has; "npm run check:content -- --fix" mends that',
  ],
  [
    'an anchor',
    record('vendor:\n  en: Acme', 'vendor: &vendor\n  en: Acme'),
    'services/alpha/service.yml:12:9 "&vendor" marks a value to be repeated; remove it, and write the value wherever it is needed',
  ],
  [
    'an alias',
    record('ja: アクメ', 'ja: *name'),
    'services/alpha/service.yml:14:7 "*name" repeats another value; write that value here',
  ],
  [
    'a merged group',
    record('vendor:\n  en: Acme', 'vendor:\n  <<: *name\n  en: Acme'),
    'services/alpha/service.yml:13:7 "*name" repeats another value; write that value here',
  ],
  [
    'a tag of YAML',
    record('kind: cloud-service', 'kind: !!js/function "both"'),
    'services/alpha/service.yml:10:7 "!!js/function" is a tag of YAML; write the value alone',
  ],
  [
    'aliases of aliases',
    {
      [RECORD]: `${recordYaml('service', service())}a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]\n`,
    },
    'services/alpha/service.yml:98:4 "&a" marks a value to be repeated; remove it, and write the value wherever it is needed',
  ],
  [
    'lists in lists',
    record('aliases: []', `aliases: ${'['.repeat(5000)}${']'.repeat(5000)}`),
    'services/alpha/service.yml:6:18 brackets are open 9 deep here; close them',
  ],
  [
    'a conflict of git',
    record(
      'kind: cloud-service',
      '<<<<<<< HEAD\nkind: cloud-service\n=======\nkind: both\n>>>>>>> theirs',
    ),
    'services/alpha/service.yml:10:1 here is a conflict marker of git; keep one side of the conflict and remove the lines of "<", "=" and ">"',
  ],
];

/** Keys that are missing, misspelt, or in the wrong place. */
const KEYS: readonly Mistake[] = [
  [
    'a key that is misspelt',
    record('vendor:', 'vendors:'),
    'services/alpha/service.yml:12:1 unknown key "vendors"; did you mean "vendor"?',
  ],
  [
    'a key in capitals',
    record('kind:', 'Kind:'),
    'services/alpha/service.yml:10:1 unknown key "Kind"; did you mean "kind"?',
  ],
  [
    'a key with a hyphen',
    record('freeTier:', 'free-tier:'),
    'services/alpha/service.yml:51:1 unknown key "free-tier"; did you mean "freeTier"?',
  ],
  [
    'a key of another kind of record',
    record('vendor:', 'legalName: null\nvendor:'),
    'services/alpha/service.yml:12:1 unknown key "legalName"; remove it',
  ],
  [
    'a key of a blog',
    record('kind:', 'authors: [me]\nkind:'),
    'services/alpha/service.yml:10:1 unknown key "authors"; remove it',
  ],
  [
    'a key nobody knows',
    record('kind:', 'rating: 5\nkind:'),
    'services/alpha/service.yml:10:1 unknown key "rating"; remove it',
  ],
  [
    'a key that is missing',
    values({kind: undefined}),
    'services/alpha/service.yml:10:1 kind is missing; it must be one of cloud-service, open-source, both',
  ],
  [
    'the first key missing',
    record('slug: alpha\n', ''),
    'services/alpha/service.yml:2:1 slug is missing; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a key that is missing in a group',
    links({docs: undefined}),
    'services/alpha/service.yml:17:3 links.docs is missing; it must be a complete address that starts with "https://" or null',
  ],
  [
    'a key that is misspelt in a claim',
    record('pricingModel:\n  value', 'pricingModel:\n  vaule'),
    'services/alpha/service.yml:46:3 pricingModel: unknown key "vaule"; did you mean "value"?',
  ],
  [
    'a key of another group',
    record('  homepage:', '  blog: null\n  homepage:'),
    'services/alpha/service.yml:16:3 links: unknown key "blog"; allowed: homepage, docs, pricing, source, status',
  ],
  [
    'a key that is numbers',
    record('kind:', '2026: yes\nkind:'),
    'services/alpha/service.yml:10:1 unknown key "2026"; remove it',
  ],
  [
    'keys out of order',
    record('icon: null\ncolor: "#0a5277"', 'color: "#0a5277"\nicon: null'),
    'services/alpha/service.yml:7:1 "color" stands where "icon" belongs; "npm run check:content -- --fix" puts the keys in order',
  ],
  [
    'keys of a fact out of order',
    record('  - id: regions\n    topic: region', '  - topic: region\n    id: regions'),
    'services/alpha/service.yml:90:5 facts[0]: "topic" stands where "id" belongs; "npm run check:content -- --fix" puts the keys in order',
  ],
  [
    'another name of a language',
    names('name:', '  en: Service alpha', '  jp: サービスalpha'),
    'services/alpha/service.yml:5:3 name: unknown key "jp"; did you mean "ja"?',
  ],
  [
    'a third language',
    names('name:', '  en: Service alpha', '  ja: サービスalpha', '  de: Dienst alpha'),
    'services/alpha/service.yml:6:3 name: unknown key "de"; allowed: en, ja',
  ],
  [
    'no line for editors',
    {[RECORD]: yaml(service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" mends that',
  ],
  [
    'the line for editors of another kind',
    {[RECORD]: recordYaml('company', service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" mends that',
  ],
  [
    'the line for editors below another',
    {[RECORD]: `# Alpha\n${recordYaml('service', service())}`},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" mends that',
  ],
  [
    'the record of a company in the place of one of a service',
    {[RECORD]: recordYaml('company', {slug: 'alpha'})},
    [
      'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" mends that',
      'services/alpha/service.yml:2:1 22 keys are missing: name, aliases, icon, color, date, kind, company, vendor, links, tags, lifecycle, license, firstReleased, pricingModel, freeTier, selfHosting, api, japan, goodFor, watchOut, alternatives, facts; write them all, with null or unknown where nothing is known',
    ],
  ],
];

/** Values of another type or form than their key wants. */
const VALUES: readonly Mistake[] = [
  [
    'a slug that is not the folder',
    record('slug: alpha', 'slug: alfa'),
    'services/alpha/service.yml:2:7 slug is "alfa"; it must be the name of its folder, "alpha"',
  ],
  [
    'a slug in capitals',
    record('slug: alpha', 'slug: Alpha'),
    'services/alpha/service.yml:2:7 slug is "Alpha"; it must be the name of its folder, "alpha"',
  ],
  [
    'a slug with an underscore',
    record('slug: alpha', 'slug: al_pha'),
    'services/alpha/service.yml:2:7 slug is "al_pha"; it must be the name of its folder, "alpha"',
  ],
  [
    'a slug that is a number',
    record('slug: alpha', 'slug: 1'),
    'services/alpha/service.yml:2:7 slug is 1; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a slug that is an address',
    record('slug: alpha', 'slug: /services/alpha'),
    'services/alpha/service.yml:2:7 slug is "/services/alpha"; it must be the name of its folder, "alpha"',
  ],
  [
    'a name in one language',
    values({name: {en: 'Service alpha'}}),
    'services/alpha/service.yml:4:3 name.ja is missing; it must be text',
  ],
  [
    'a name that is no group',
    values({name: 'Service alpha'}),
    'services/alpha/service.yml:3:7 name is "Service alpha"; it must be a group of keys (en, ja)',
  ],
  [
    'a name that is nothing',
    values({name: null}),
    'services/alpha/service.yml:3:7 name is null; it must be a group of keys (en, ja)',
  ],
  [
    'an empty name',
    values({name: {en: '', ja: 'サービスalpha'}}),
    'services/alpha/service.yml:4:7 name.en is ""; it must not be empty',
  ],
  [
    'a name of spaces',
    values({name: {en: 'Service alpha', ja: '　'}}),
    'services/alpha/service.yml:5:7 name.ja is ""; it must not be empty',
  ],
  [
    'a name that is a number',
    names('name:', '  en: 37', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is 37; it must be text, so write "37" in quotes',
  ],
  [
    'a name that is a truth',
    names('name:', '  en: true', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is true; it must be text, so write "true" in quotes',
  ],
  [
    'a long name',
    values({
      name: {
        en: 'Service alpha of the very many words that no card has any room for',
        ja: 'サービスalpha',
      },
    }),
    'services/alpha/service.yml:4:7 name.en is "Service alpha of the very many words that no card has any room for"; it must have at most 60 characters, as cards have room for no more',
  ],
  [
    'a long word in a name',
    values({name: {en: 'Service alpha', ja: 'a'.repeat(31)}}),
    'services/alpha/service.yml:5:7 name.ja is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; it must not hold a word of more than 30 characters, which no card can break',
  ],
  [
    'an alias that is no list',
    values({aliases: 'S3'}),
    'services/alpha/service.yml:6:10 aliases is "S3"; it must be a list, such as [one, two]',
  ],
  [
    'an alias that is a number',
    values({aliases: [3]}),
    'services/alpha/service.yml:7:5 aliases[0] is 3; it must be text, so write "3" in quotes',
  ],
  [
    'an empty alias',
    values({aliases: ['']}),
    'services/alpha/service.yml:7:5 aliases[0] is ""; it must not be empty',
  ],
  [
    'an alias twice',
    values({aliases: ['S3', 'S3']}),
    'services/alpha/service.yml:8:5 alias "S3" repeats the name or another alias; remove it',
  ],
  [
    'aliases in one text',
    values({aliases: ['S3, Simple Storage']}),
    'services/alpha/service.yml:7:5 aliases[0] is "S3, Simple Storage"; it must be one name; write each in a line of its own, behind "- "',
  ],
  [
    'an alias that is the name',
    values({aliases: ['service ALPHA']}),
    'services/alpha/service.yml:7:5 alias "service ALPHA" repeats the name or another alias; remove it',
  ],
  [
    'a draft that is neither yes nor no',
    values({draft: 'soon'}),
    'services/alpha/service.yml:3:8 draft is "soon"; it must be true or false',
  ],
  [
    'a draft that is a word',
    values({draft: 'yes'}),
    'services/alpha/service.yml:3:8 draft is "yes"; it must be true or false',
  ],
  [
    'an icon that does not exist',
    values({icon: 'cloudfare'}),
    'services/alpha/service.yml:7:7 icon is "cloudfare"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram; did you mean "cloudflare"?',
  ],
  [
    'an icon by its name',
    values({icon: 'Amazon S3'}),
    'services/alpha/service.yml:7:7 icon is "Amazon S3"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram',
  ],
  [
    'an icon that is a file',
    values({icon: './icon.svg'}),
    'services/alpha/service.yml:7:7 icon is "./icon.svg"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram',
  ],
  [
    'an icon that is text for nothing',
    values({icon: 'none'}),
    'services/alpha/service.yml:7:7 icon is "none"; it must be null, without quotes, for a monogram',
  ],
  [
    'an icon under another licence',
    values({icon: 'abdownloadmanager'}),
    'services/alpha/service.yml:7:7 icon is "abdownloadmanager"; it has the licence Apache-2.0; only icons under CC0 are used, so write null for a monogram',
  ],
  [
    'a colour without quotes',
    record('color: "#0a5277"', 'color: #0a5277'),
    'services/alpha/service.yml:8:8 color is null; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour by its name',
    values({color: 'blue'}),
    'services/alpha/service.yml:8:8 color is "blue"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour of three digits',
    values({color: '#05a'}),
    'services/alpha/service.yml:8:8 color is "#05a"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour in capitals',
    values({color: '#0A5277'}),
    'services/alpha/service.yml:8:8 color is "#0A5277"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour as a function',
    values({color: 'rgb(10, 82, 119)'}),
    'services/alpha/service.yml:8:8 color is "rgb(10, 82, 119)"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a moment without time zone',
    values({date: '2026-11-20T09:00:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20T09:00:00"; it must be the moment the entry was written, with its time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'a day for a moment',
    values({date: '2026-11-20'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20"; it must be the moment the entry was written, with its time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'a moment with a space',
    values({date: '2026-11-20 09:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20 09:00:00+09:00"; it must be the moment the entry was written, with its time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'a moment of the 31st of November',
    values({date: '2026-11-31T09:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-31T09:00:00+09:00"; it must be a moment that the calendar and the clock have',
  ],
  [
    'a moment at 25 o’clock',
    values({date: '2026-11-20T25:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20T25:00:00+09:00"; it must be a moment that the calendar and the clock have',
  ],
  [
    'an entry from the future',
    values({date: '2999-01-01T00:00:00Z'}),
    'services/alpha/service.yml:9:7 date is "2999-01-01", which is still to come; today is 2026-11-22',
  ],
  [
    'an entry from before all services',
    values({date: '1026-11-20T09:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "1026-11-20", which cannot be; the first that can is 2020-01-01',
  ],
  [
    'a word that is not in the list',
    values({kind: 'cloud-servise'}),
    'services/alpha/service.yml:10:7 kind is "cloud-servise"; did you mean "cloud-service"?',
  ],
  [
    'a word in capitals',
    values({kind: 'Cloud-Service'}),
    'services/alpha/service.yml:10:7 kind is "Cloud-Service"; did you mean "cloud-service"?',
  ],
  [
    'a word of the label',
    values({kind: 'Open source software'}),
    'services/alpha/service.yml:10:7 kind is "Open source software"; allowed: cloud-service, open-source, both',
  ],
  [
    'a list for a word',
    values({kind: ['cloud-service', 'open-source']}),
    'services/alpha/service.yml:11:3 kind is a list of 2; allowed: cloud-service, open-source, both',
  ],
  [
    'nothing for a word',
    values({kind: null}),
    'services/alpha/service.yml:10:7 kind is null; allowed: cloud-service, open-source, both',
  ],
  [
    'a company by its name',
    values({company: 'Company acme'}),
    'services/alpha/service.yml:11:10 company "Company acme" does not exist below companies/; allowed: acme',
  ],
  [
    'a company that is empty',
    values({company: ''}),
    'services/alpha/service.yml:11:10 company is ""; it must be lower-case words joined by hyphens, such as "amazon-s3"; write null where there is none',
  ],
  [
    'a vendor in one text',
    values({vendor: 'Acme'}),
    'services/alpha/service.yml:12:9 vendor is "Acme"; it must be a group of keys (en, ja)',
  ],
  [
    'links that are nothing',
    values({links: null}),
    'services/alpha/service.yml:15:8 links is null; it must be a group of keys (homepage, docs, pricing, source, status)',
  ],
  [
    'an address without https',
    links({docs: 'http://example.com/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "http://example.com/docs"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address without scheme',
    links({docs: 'example.com/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "example.com/docs"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address below this site',
    links({docs: '/services/alpha'}),
    'services/alpha/service.yml:17:9 links.docs is "/services/alpha"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address with a space',
    links({homepage: 'https://example.com/my docs'}),
    'services/alpha/service.yml:16:13 links.homepage is "https://example.com/my docs"; it must not hold a space; write "%20" in its place',
  ],
  [
    'an address with a space in its host',
    links({homepage: 'https://exa mple.com'}),
    'services/alpha/service.yml:16:13 links.homepage is "https://exa mple.com"; it must not hold a space in the name of its host; remove it',
  ],
  [
    'an address with a password',
    links({docs: 'https://me:secret@example.com/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://me:secret@example.com/"; it must not hold a name or password before "@"; write the host alone',
  ],
  [
    'an address with a tracking parameter',
    links({docs: 'https://example.com/docs?utm_source=devshelf&a=1'}),
    'services/alpha/service.yml:17:9 links.docs is "https://example.com/docs?utm_source=devshelf&a=1"; it must not hold the parameter "utm_source", which follows readers or pays for them; remove it',
  ],
  [
    'an address with a referral',
    links({docs: 'https://example.com/?ref=devshelf'}),
    'services/alpha/service.yml:17:9 links.docs is "https://example.com/?ref=devshelf"; it must not hold the parameter "ref", which follows readers or pays for them; remove it',
  ],
  [
    'an address of a machine',
    links({docs: 'https://localhost:3000/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://localhost:3000/"; it must have a host that everybody can reach, which "localhost" is not',
  ],
  [
    'an address that is a number',
    links({docs: 'https://192.168.0.1/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "https://192.168.0.1/docs"; it must have the name of a host, not its number',
  ],
  [
    'an address of a private network',
    links({docs: 'https://wiki.internal/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://wiki.internal/"; it must have a host that everybody can reach, which "wiki.internal" is not',
  ],
  [
    'an address of a reserved name',
    links({docs: 'https://docs.example/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://docs.example/"; it must have a host that everybody can reach, which "docs.example" is not',
  ],
  [
    'an address that looks like another',
    links({docs: 'https://exаmple.com/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://exаmple.com/"; it must have a host in plain Latin letters, as others can imitate a name',
  ],
  [
    'an address with Punycode',
    links({docs: 'https://xn--exmple-4nf.com/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://xn--exmple-4nf.com/"; it must have a host in plain Latin letters, as others can imitate a name',
  ],
  [
    'an address in brackets',
    links({docs: '<https://example.com/docs>'}),
    'services/alpha/service.yml:17:9 links.docs is "<https://example.com/docs>"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address as a link of Markdown',
    links({docs: '[docs](https://example.com/docs)'}),
    'services/alpha/service.yml:17:9 links.docs is "[docs](https://example.com/docs)"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address that runs',
    links({docs: 'javascript:alert(1)'}),
    'services/alpha/service.yml:17:9 links.docs is "javascript:alert(1)"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address of mail',
    links({status: 'mailto:help@example.com'}),
    'services/alpha/service.yml:20:11 links.status is "mailto:help@example.com"; it must be a complete address that starts with "https://"',
  ],
  [
    'an address that is empty',
    links({docs: ''}),
    'services/alpha/service.yml:17:9 links.docs is ""; it must be a complete address that starts with "https://"; write null where there is none',
  ],
  [
    'an address that is unknown',
    links({docs: 'unknown'}),
    'services/alpha/service.yml:17:9 links.docs is "unknown"; it must be a complete address that starts with "https://"; write null where there is none',
  ],
  [
    'an address of a file',
    links({docs: 'file:///home/me/docs.html'}),
    'services/alpha/service.yml:17:9 links.docs is "file:///home/me/docs.html"; it must be a complete address that starts with "https://"',
  ],
  [
    'two addresses',
    links({docs: 'https://example.com/a, https://example.com/b'}),
    'services/alpha/service.yml:17:9 links.docs is "https://example.com/a, https://example.com/b"; it must be one address; this is more than one',
  ],
  [
    'an address in a list',
    links({docs: ['https://example.com/a']}),
    'services/alpha/service.yml:18:5 links.docs is a list of 1; it must be a complete address that starts with "https://" or null',
  ],
  [
    'tags in one text',
    values({tags: 'storage'}),
    'services/alpha/service.yml:21:7 tags is "storage"; it must be a list, such as [one, two]',
  ],
  [
    'tags that are nothing',
    values({tags: null}),
    'services/alpha/service.yml:21:7 tags is null; it must be a list, such as [one, two]',
  ],
  [
    'no tags',
    values({tags: []}),
    'services/alpha/service.yml:21:7 tags must hold at least one tag of services/tags.yml',
  ],
  [
    'a tag in capitals',
    values({tags: ['Storage']}),
    'services/alpha/service.yml:22:5 tag "Storage" is not declared in services/tags.yml; did you mean "storage"?',
  ],
  [
    'a tag in Japanese',
    values({tags: ['ストレージ']}),
    'services/alpha/service.yml:22:5 tag "ストレージ" is not declared in services/tags.yml; allowed: storage',
  ],
  [
    'a tag twice',
    values({tags: ['storage', 'storage']}),
    'services/alpha/service.yml:23:5 tags[1] "storage" stands here a second time; each must be unique',
  ],
  [
    'a tag that is misspelt',
    values({tags: ['storge']}),
    'services/alpha/service.yml:22:5 tag "storge" is not declared in services/tags.yml; did you mean "storage"?',
  ],
  [
    'a tag nobody has declared',
    values({tags: ['storage', 'kubernetes']}),
    'services/alpha/service.yml:23:5 tag "kubernetes" is not declared in services/tags.yml; allowed: storage',
  ],
  [
    'a list of nothing',
    record('tags:\n  - storage', 'tags:\n  - storage\n  -'),
    'services/alpha/service.yml:23:4 tags[1] is null; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
];

/** Claims: what is said, who says so, and when somebody looked. */
const CLAIMS: readonly Mistake[] = [
  [
    'a wrong answer',
    values({freeTier: claim('maybe')}),
    'services/alpha/service.yml:52:10 freeTier.value is "maybe"; allowed: yes, partial, no, not-applicable, unknown',
  ],
  [
    'a truth for an answer',
    values({selfHosting: claim(false)}),
    'services/alpha/service.yml:60:10 selfHosting.value is false; allowed: yes, partial, no, not-applicable, unknown',
  ],
  [
    'a truth for a claim',
    values({selfHosting: true}),
    'services/alpha/service.yml:59:14 selfHosting is true; it must be "unknown", "not-applicable" or a group of keys (value, note, source, basis, checked)',
  ],
  [
    'an answer for a claim',
    values({selfHosting: 'yes'}),
    'services/alpha/service.yml:59:14 selfHosting is "yes"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, basis, checked)',
  ],
  [
    'nothing for a claim',
    values({api: null}),
    'services/alpha/service.yml:65:6 api is null; it must be "unknown", "not-applicable" or a group of keys (value, note, source, basis, checked)',
  ],
  [
    'a claim that is empty',
    record(
      'api:\n  value: yes\n  note: null\n  source: https://example.com/docs\n  basis: primary\n  checked: 2026-11\n',
      'api:\n',
    ),
    'services/alpha/service.yml:65:5 api is null; it must be "unknown", "not-applicable" or a group of keys (value, note, source, basis, checked)',
  ],
  [
    'unknown misspelt',
    values({freeTier: 'unkown'}),
    'services/alpha/service.yml:51:11 freeTier is "unkown"; did you mean "unknown"?',
  ],
  [
    'unknown in capitals',
    values({freeTier: 'Unknown'}),
    'services/alpha/service.yml:51:11 freeTier is "Unknown"; did you mean "unknown"?',
  ],
  [
    'a claim without source',
    values({api: claim('yes', {source: null})}),
    'services/alpha/service.yml:68:11 api.source must be the address of a page that shows it; without one write the value as "unknown"',
  ],
  [
    'a claim without basis',
    values({api: claim('yes', {basis: null})}),
    'services/alpha/service.yml:69:10 api.basis must be one of primary, secondary, general-knowledge',
  ],
  [
    'a claim without date',
    values({api: claim('yes', {checked: null})}),
    'services/alpha/service.yml:70:12 api.checked must be the date of the check when the basis is "primary"',
  ],
  [
    'a claim with nothing but its value',
    values({api: {value: 'yes'}}),
    'services/alpha/service.yml:66:3 api: 4 keys are missing: note, source, basis, checked; write them all, with null or unknown where nothing is known',
  ],
  [
    'a basis that there is not',
    values({api: claim('yes', {basis: 'official'})}),
    'services/alpha/service.yml:69:10 api.basis is "official"; allowed: primary, secondary, general-knowledge',
  ],
  [
    'general knowledge with a date',
    values({api: claim('yes', {basis: 'general-knowledge'})}),
    'services/alpha/service.yml:70:12 api.checked must be null while the basis is "general-knowledge": nobody has compared it with its source',
  ],
  [
    'a source by its name',
    values({api: claim('yes', {source: 'the documentation'})}),
    'services/alpha/service.yml:68:11 api.source is "the documentation"; it must be a complete address that starts with "https://"',
  ],
  [
    'a source without https',
    values({api: claim('yes', {source: 'http://example.com/docs'})}),
    'services/alpha/service.yml:68:11 api.source is "http://example.com/docs"; it must be a complete address that starts with "https://"',
  ],
  [
    'a source on this site',
    values({api: claim('yes', {source: '/services/alpha'})}),
    'services/alpha/service.yml:68:11 api.source is "/services/alpha"; it must be a complete address that starts with "https://"',
  ],
  [
    'two mistakes in one claim',
    values({freeTier: {...claim('maybe'), ...SOURCE, source: null}}),
    [
      'services/alpha/service.yml:52:10 freeTier.value is "maybe"; allowed: yes, partial, no, not-applicable, unknown',
      'services/alpha/service.yml:54:11 freeTier.source must be the address of a page that shows it; without one write the value as "unknown"',
    ],
  ],
  [
    'a note in one text',
    values({api: claim('yes', {note: 'REST'})}),
    'services/alpha/service.yml:67:9 api.note is "REST"; it must be a group of keys (en, ja) or null',
  ],
  [
    'a note in one language',
    values({api: claim('yes', {note: {en: 'REST', ja: ''}})}),
    'services/alpha/service.yml:69:9 api.note.ja is ""; it must not be empty',
  ],
  [
    'a note of several lines',
    values({api: claim('yes', {note: {en: 'REST.\nAnd more.', ja: 'RESTです。'}})}),
    'services/alpha/service.yml:68:9 api.note.en is "REST.\\nAnd more."; it must stand in one line',
  ],
  [
    'a note that keeps its line ends',
    record(
      'note: null\n  source: https://example.com/docs\n  basis: primary\n  checked: 2026-11\njapan',
      'note:\n    en: |\n      REST.\n      And more.\n    ja: RESTです。\n  source: https://example.com/docs\n  basis: primary\n  checked: 2026-11\njapan',
    ),
    'services/alpha/service.yml:68:9 api.note.en is "REST.\\nAnd more."; it must stand in one line',
  ],
  [
    'a date with slashes',
    facts({checked: '2026/11/20'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026/11/20"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date with dots',
    facts({checked: '20.11.2026'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "20.11.2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date with its day first',
    facts({checked: '20-11-2026'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "20-11-2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date in words',
    facts({checked: 'November 2026'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "November 2026"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date in Japanese',
    facts({checked: '2026年11月20日'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026年11月20日"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date of an era',
    facts({checked: '令和8年11月20日'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "令和8年11月20日"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date in full-width digits',
    facts({checked: '２０２６-１１'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "２０２６-１１"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a date of one digit',
    facts({checked: '2026-9-1'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026-9-1"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a month 13',
    facts({checked: '2026-13'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026-13"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a 30th of February',
    facts({checked: '2026-02-30'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026-02-30"; it must be a day that the calendar has',
  ],
  [
    'a year for a check',
    facts({checked: 2026}),
    'services/alpha/service.yml:97:14 facts[0].checked is 2026; it must be the month or day of the check, such as 2026-11 or 2026-11-20 or null',
  ],
  [
    'a moment for a check',
    facts({checked: '2026-11-20T09:00:00Z'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026-11-20T09:00:00Z"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'today for a check',
    facts({checked: 'today'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "today"; it must be the month or day of the check, such as 2026-11 or 2026-11-20',
  ],
  [
    'a check from the future',
    facts({checked: '2999-01'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2999-01", which is still to come; today is 2026-11-22',
  ],
  [
    'a check in a month to come',
    facts({checked: '2026-12'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "2026-12", which is still to come; today is 2026-11-22',
  ],
  [
    'a check from before the web',
    facts({checked: '1026-11'}),
    'services/alpha/service.yml:97:14 facts[0].checked is "1026-11", which cannot be; the first that can is 2020-01-01',
  ],
  [
    'a release from the future',
    values({firstReleased: claim(2999)}),
    'services/alpha/service.yml:40:10 firstReleased.value is "2999", which is still to come; today is 2026-11-22',
  ],
  [
    'a release in words',
    values({firstReleased: claim('around 2006')}),
    'services/alpha/service.yml:40:10 firstReleased.value is "around 2006"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a release on a day that is none',
    values({firstReleased: claim('2006-02-30')}),
    'services/alpha/service.yml:40:10 firstReleased.value is "2006-02-30"; it must be a day that the calendar has',
  ],
  [
    'a release without claim',
    values({firstReleased: '2006'}),
    'services/alpha/service.yml:39:16 firstReleased is "2006"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, basis, checked)',
  ],
  [
    'a licence that SPDX does not have',
    values({license: license({value: 'Apache2', class: 'open-source'})}),
    'services/alpha/service.yml:33:10 license.value is "Apache2"; it must be an SPDX identifier such as "Apache-2.0", or "proprietary", or "unknown"',
  ],
  [
    'a licence in small letters',
    values({license: license({value: 'mit', class: 'open-source'})}),
    'services/alpha/service.yml:33:10 license.value is "mit"; it must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"',
  ],
  [
    'a licence by its name',
    values({license: license({value: 'MIT License', class: 'open-source'})}),
    'services/alpha/service.yml:33:10 license.value is "MIT License"; it must be an SPDX identifier such as "MIT", or "proprietary", or "unknown"',
  ],
  [
    'a licence without its version',
    values({license: license({value: 'GPL', class: 'open-source'})}),
    'services/alpha/service.yml:33:10 license.value is "GPL"; it must be an SPDX identifier such as "GPL-3.0-or-later", "GPL-2.0-only", "GPL-3.0-only", "GPL-2.0-or-later", or "proprietary", or "unknown"',
  ],
  [
    'two licences',
    values({license: license({value: 'MIT OR Apache-2.0', class: 'open-source'})}),
    'services/alpha/service.yml:33:10 license.value is "MIT OR Apache-2.0"; it must be one SPDX identifier; tell of the others in the note',
  ],
  [
    'a proprietary licence that is open source',
    values({license: license({class: 'open-source'})}),
    'services/alpha/service.yml:34:10 license.class must not be "open-source" when the licence is "proprietary"',
  ],
  [
    'an open licence that is proprietary',
    values({license: license({value: 'MIT'})}),
    'services/alpha/service.yml:34:10 license.class must be "open-source", as the Open Source Initiative has approved MIT',
  ],
  [
    'a licence that is source-available and called open',
    values({license: license({value: 'BUSL-1.1', class: 'open-source'})}),
    'services/alpha/service.yml:34:10 license.class must be "source-available", as BUSL-1.1 restricts what one may do',
  ],
  [
    'a class without licence',
    values({license: license({value: 'unknown', class: 'open-source'})}),
    'services/alpha/service.yml:34:10 license.class must be "unknown" when the licence is "unknown"',
  ],
  [
    'a licence without class',
    values({license: license({value: 'MIT', class: 'unknown'})}),
    'services/alpha/service.yml:34:10 license.class must be "open-source", as the Open Source Initiative has approved MIT',
  ],
  [
    'a class that there is not',
    values({license: license({class: 'closed'})}),
    'services/alpha/service.yml:34:10 license.class is "closed"; allowed: open-source, source-available, proprietary, unknown',
  ],
  [
    'a licence that is unknown, as a word',
    values({license: 'unknown'}),
    'services/alpha/service.yml:32:10 license is "unknown"; it must be a group of keys (value, class, note, source, basis, checked)',
  ],
  [
    'a pricing model that there is not',
    values({pricingModel: claim('pay-as-you-go')}),
    'services/alpha/service.yml:46:10 pricingModel.value is "pay-as-you-go"; allowed: free, freemium, subscription, usage, quote, unknown',
  ],
  [
    'open source software with a closed licence',
    values({kind: 'open-source'}),
    'services/alpha/service.yml:10:7 kind must not be "open-source" when license.class is "proprietary"; correct one of the two',
  ],
  [
    'a sunset without date',
    values({lifecycle: lifecycle({state: 'sunset', note: BOTH})}),
    'services/alpha/service.yml:25:10 lifecycle.since must be the date from which the state is "sunset"',
  ],
  [
    'a sunset that nobody explains',
    values({lifecycle: lifecycle({state: 'sunset', since: '2026-02'})}),
    'services/alpha/service.yml:27:9 lifecycle.note must tell what happened when the state is "sunset"',
  ],
  [
    'a state that is misspelt',
    values({lifecycle: lifecycle({state: 'sunste'})}),
    'services/alpha/service.yml:24:10 lifecycle.state is "sunste"; did you mean "sunset"?',
  ],
  [
    'a state that there is not',
    values({lifecycle: lifecycle({state: 'beta'})}),
    'services/alpha/service.yml:24:10 lifecycle.state is "beta"; allowed: active, restricted, maintenance, sunset, renamed',
  ],
  [
    'an end before its beginning',
    values({
      lifecycle: lifecycle({state: 'sunset', since: '2026-05', ends: '2026-02', note: BOTH}),
    }),
    'services/alpha/service.yml:26:9 lifecycle.ends must not be before "since", which is 2026-05',
  ],
  [
    'an active service that ends',
    values({lifecycle: lifecycle({ends: '2027-02'})}),
    'services/alpha/service.yml:26:9 lifecycle.ends must be null while the state is "active"; what ends is "sunset"',
  ],
  [
    'a state from the future',
    values({lifecycle: lifecycle({state: 'sunset', since: '2027-02', note: BOTH})}),
    'services/alpha/service.yml:25:10 lifecycle.since is "2027-02", which is still to come; today is 2026-11-22',
  ],
  [
    'successors by name',
    values({
      lifecycle: lifecycle({state: 'sunset', since: '2026-02', note: BOTH, successors: ['Beta']}),
    }),
    'services/alpha/service.yml:31:7 lifecycle.successors[0] is "Beta"; it must be a group of keys (name, url)',
  ],
  [
    'a successor without address',
    values({
      lifecycle: lifecycle({
        state: 'sunset',
        since: '2026-02',
        note: BOTH,
        successors: [{name: {en: 'Beta', ja: 'ベータ'}}],
      }),
    }),
    'services/alpha/service.yml:31:7 lifecycle.successors[0].url is missing; it must be a complete address that starts with "https://" or null',
  ],
  [
    'a question that is not asked',
    record('  support: not-applicable', '  supprt: not-applicable'),
    'services/alpha/service.yml:81:3 japan: unknown key "supprt"; did you mean "support"?',
  ],
  [
    'questions in one word',
    values({japan: 'unknown'}),
    'services/alpha/service.yml:71:8 japan is "unknown"; it must be a group of keys (region, billingInYen, userInterface, documentation, support)',
  ],
];

/** Sentences, lines and facts. */
const TEXTS: readonly Mistake[] = [
  [
    'no facts',
    values({facts: []}),
    'services/alpha/service.yml:89:8 facts must hold at least one fact; only a draft may be without',
  ],
  [
    'no lines',
    values({goodFor: [], watchOut: []}),
    [
      'services/alpha/service.yml:82:10 goodFor must hold at least one line; only a draft may be without',
      'services/alpha/service.yml:83:11 watchOut must hold at least one line; only a draft may be without',
    ],
  ],
  [
    'facts that are nothing',
    values({facts: null}),
    'services/alpha/service.yml:89:8 facts is null; it must be a list, each item of which begins with "- " and has the keys id, topic, text, source, basis, checked',
  ],
  [
    'facts as a group',
    values({facts: {regions: fact()}}),
    'services/alpha/service.yml:90:3 facts is a group of keys (regions); it must be a list, each item of which begins with "- " and has the keys id, topic, text, source, basis, checked',
  ],
  [
    'a fact as text',
    values({facts: ['It has 2 regions.']}),
    'services/alpha/service.yml:90:5 facts[0] is "It has 2 regions."; it must be a group of keys (id, topic, text, source, basis, checked)',
  ],
  [
    'a fact twice',
    facts({}, {text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:98:9 facts[1].id "regions" stands here a second time; each must be unique',
  ],
  [
    'the text of a fact twice',
    facts({}, {id: 'zones'}),
    'services/alpha/service.yml:101:11 facts[1].text.en repeats facts[0].text.en; say something else, or remove it',
  ],
  [
    'an id in capitals',
    facts({}, {id: 'Zones', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:98:9 facts[1].id is "Zones"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'an id with an underscore',
    facts({}, {id: 'free_plan', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:98:9 facts[1].id is "free_plan"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'an id in Japanese',
    facts({}, {id: 'ゾーン', text: {en: 'It has 3 zones.', ja: 'ゾーンは3つです。'}}),
    'services/alpha/service.yml:98:9 facts[1].id is "ゾーン"; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a topic that there is not',
    facts({topic: 'prices'}),
    'services/alpha/service.yml:91:12 facts[0].topic is "prices"; did you mean "price"?',
  ],
  [
    'a topic in a list',
    facts({topic: ['price']}),
    'services/alpha/service.yml:92:7 facts[0].topic is a list of 1; allowed: overview, feature, interface, region, price, limit, license, security, lifecycle, organization, history',
  ],
  [
    'a fact without source',
    facts({source: null}),
    'services/alpha/service.yml:95:13 facts[0].source must be the address of a page that shows it; without one nobody can check the fact, so remove it',
  ],
  [
    'a fact that is unknown',
    values({facts: 'unknown'}),
    'services/alpha/service.yml:89:8 facts is "unknown"; it must be a list, each item of which begins with "- " and has the keys id, topic, text, source, basis, checked',
  ],
  [
    'a line in one language',
    values({goodFor: ['Big files']}),
    'services/alpha/service.yml:83:5 goodFor[0] is "Big files"; it must be a group of keys (en, ja)',
  ],
  [
    'a line twice',
    values({
      goodFor: [
        {en: 'Big files', ja: '大きなファイル'},
        {en: 'Big files', ja: '大きなファイル'},
      ],
    }),
    'services/alpha/service.yml:85:9 goodFor[1].en repeats goodFor[0].en; say something else, or remove it',
  ],
  [
    'English in the place of Japanese',
    values({goodFor: [{en: 'Big files', ja: 'Big files'}]}),
    'services/alpha/service.yml:84:9 goodFor[0].ja is "Big files"; it must be in Japanese; no character of this is',
  ],
  [
    'Japanese in the place of English',
    values({goodFor: [{en: '大きなファイル', ja: '大きなファイル'}]}),
    'services/alpha/service.yml:83:9 goodFor[0].en is "大きなファイル"; it must be in English; this is Japanese',
  ],
  [
    'a text that is empty',
    values({goodFor: [{en: '', ja: '大きなファイル'}]}),
    'services/alpha/service.yml:83:9 goodFor[0].en is ""; it must not be empty',
  ],
  [
    'a text of 700 characters',
    text('It has 2 regions. '.repeat(40).trim()),
    'services/alpha/service.yml:93:11 facts[0].text.en is "It has 2 regions. It has 2 regions. It has 2 regions. It has 2 regions. It has …"; it must have at most 600 characters',
  ],
  [
    'bold text',
    text('It has **2 regions**.'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "**2 regions**", which pages would show as it is; write the words alone',
  ],
  [
    'bold text of HTML',
    text('It has <b>2 regions</b>.'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "<b>", which pages would show as it is; write the words alone',
  ],
  [
    'a link',
    text('See [the docs](https://example.com/).'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "[the docs](https://example.com/)", which pages would show as it is; write the words alone; its source has the link',
  ],
  [
    'an address in a text',
    text('See https://example.com/docs for 2 regions.'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "https://example.com/docs", which pages would show as it is; write the words alone; its source has the link',
  ],
  [
    'a character reference',
    text('Regions &amp; zones.'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "&amp;", which pages would show as it is; write the character itself',
  ],
  [
    'a line break of HTML',
    text('It has<br>2 regions.'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "<br>", which pages would show as it is; write the words alone',
  ],
  [
    'a component',
    text('See <Fact id="zones" />.'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "<Fact id="zones" />", which pages would show as it is; write the words alone',
  ],
  [
    'a character that cannot be seen',
    text('It has\u200b 2 regions.'),
    'services/alpha/service.yml:93:17 here is a character that cannot be seen (U+200B); remove it',
  ],
  [
    'a character that turns the direction',
    text('It has \u202e2 regions.'),
    'services/alpha/service.yml:93:18 here is a character that turns the direction of writing (U+202E); remove it',
  ],
  [
    'a character that cannot be seen, as a code',
    record('en: It has 2 regions.', 'en: "It has \\u200b2 regions."'),
    'services/alpha/service.yml:93:11 facts[0].text.en is "It has <U+200B>2 regions."; it must not hold a character that cannot be seen (U+200B)',
  ],
  [
    'a control character, as a code',
    record('en: It has 2 regions.', 'en: "It has \\e[31m2 regions."'),
    'services/alpha/service.yml:93:11 facts[0].text.en is "It has \\u001b[31m2 regions."; it must not hold a character that cannot be seen (U+001B)',
  ],
  [
    'something still to be written',
    text('TODO: regions'),
    'services/alpha/service.yml:93:11 facts[0].text.en has "TODO", which stands for something still to be written; write it',
  ],
];

/** What only the record of a company has. */
const COMPANIES: readonly Mistake[] = [
  [
    'a country by its name',
    companyValues({country: claim('Japan')}),
    'companies/acme/company.yml:12:10 country.value is "Japan"; it must be an ISO 3166-1 code of two capitals, such as "JP"',
  ],
  [
    'a country in small letters',
    companyValues({country: claim('jp')}),
    'companies/acme/company.yml:12:10 country.value is "jp"; it must be an ISO 3166-1 code of two capitals, such as "JP"',
  ],
  [
    'a country that does not exist',
    companyValues({country: claim('XX')}),
    'companies/acme/company.yml:12:10 country.value is "XX"; it must be the ISO 3166-1 code of a country, such as "JP"',
  ],
  [
    'a country by its old code',
    companyValues({country: claim('UK')}),
    'companies/acme/company.yml:12:10 country.value is "UK"; it must be the code of today, "GB"',
  ],
  [
    'a country without claim',
    companyValues({country: 'JP'}),
    'companies/acme/company.yml:11:10 country is "JP"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, basis, checked)',
  ],
  [
    'a head office in one text',
    companyValues({headquarters: claim('Tokyo')}),
    'companies/acme/company.yml:18:10 headquarters.value is "Tokyo"; it must be a group of keys (en, ja)',
  ],
  [
    'a company founded in words',
    companyValues({founded: claim('long ago')}),
    'companies/acme/company.yml:26:10 founded.value is "long ago"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a company founded in the future',
    companyValues({founded: claim(2999)}),
    'companies/acme/company.yml:26:10 founded.value is "2999", which is still to come; today is 2026-11-22',
  ],
  [
    'a legal name in one language',
    companyValues({legalName: {en: 'Acme, Inc.'}}),
    'companies/acme/company.yml:11:3 legalName.ja is missing; it must be text',
  ],
  [
    'a legal name in one text',
    companyValues({legalName: 'Acme, Inc.'}),
    'companies/acme/company.yml:10:12 legalName is "Acme, Inc."; it must be a group of keys (en, ja) or null',
  ],
  [
    'tags of a company',
    edited(COMPANY, 'legalName:', 'tags: [storage]\nlegalName:'),
    'companies/acme/company.yml:10:1 unknown key "tags"; remove it',
  ],
  [
    'the account of a company by its name',
    edited(COMPANY, 'social: null', 'social: "@acme"'),
    'companies/acme/company.yml:35:11 links.social is "@acme"; it must be a complete address that starts with "https://"',
  ],
  [
    'a key of a service',
    edited(COMPANY, 'legalName:', 'vendor:\n  en: Acme\n  ja: アクメ\nlegalName:'),
    'companies/acme/company.yml:10:1 unknown key "vendor"; remove it',
  ],
  [
    'a directory that is grouped by what there is not',
    {'companies/company/config.yml': yaml({groupBy: 'region', sortBy: 'name'})},
    'companies/company/config.yml:1:10 groupBy is "region"; allowed: country, none',
  ],
  [
    'a directory without order',
    {'companies/company/config.yml': yaml({groupBy: 'country'})},
    'companies/company/config.yml:1:1 sortBy is missing; it must be one of name, founded',
  ],
];

/** What two records say of each other. */
const BETWEEN: readonly Mistake[] = [
  [
    'a company that is misspelt',
    values({company: 'acne'}),
    'services/alpha/service.yml:11:10 company "acne" does not exist below companies/; did you mean "acme"?',
  ],
  [
    'a company that is a draft',
    companyValues({draft: true}),
    'services/alpha/service.yml:11:10 company "acme" is a draft; publish it first, or make this entry a draft too',
  ],
  [
    'an alternative that does not exist',
    {...values({alternatives: [{slug: 'betta', difference: BOTH}]}), ...beta()},
    'services/alpha/service.yml:89:11 alternative "betta" does not exist below services/; did you mean "beta"?',
  ],
  [
    'an alternative that does not name it in return',
    {...values({alternatives: [{slug: 'beta', difference: BOTH}]}), ...beta()},
    'services/alpha/service.yml:89:11 alternative "beta" does not name "alpha" in return; add it to services/beta/service.yml',
  ],
  [
    'an alternative that is a draft',
    {...values({alternatives: [{slug: 'beta', difference: BOTH}]}), ...beta({draft: true})},
    'services/alpha/service.yml:89:11 alternative "beta" is a draft; publish it first, or make this entry a draft too',
  ],
  [
    'itself as alternative',
    values({alternatives: [{slug: 'alpha', difference: BOTH}]}),
    'services/alpha/service.yml:89:11 alternative "alpha" is the service itself; remove it',
  ],
  [
    'an alternative by name',
    values({alternatives: ['beta']}),
    'services/alpha/service.yml:89:5 alternatives[0] is "beta"; it must be a group of keys (slug, difference)',
  ],
  [
    'an alternative twice',
    {
      ...values({
        alternatives: [
          {slug: 'beta', difference: {...BOTH}},
          {slug: 'beta', difference: {...BOTH}},
        ],
      }),
      ...beta({alternatives: [BACK]}),
    },
    'services/alpha/service.yml:93:11 alternatives[1].slug "beta" stands here a second time; each must be unique',
  ],
  [
    'an alternative without difference',
    {...values({alternatives: [{slug: 'beta'}]}), ...beta({alternatives: [BACK]})},
    'services/alpha/service.yml:89:5 alternatives[0].difference is missing; it must be a group of keys (en, ja)',
  ],
  [
    'an alternative that is a company',
    values({alternatives: [{slug: 'acme', difference: BOTH}]}),
    'services/alpha/service.yml:89:11 alternative "acme" does not exist below services/',
  ],
  [
    'an alternative by its address',
    values({alternatives: [{slug: '/services/beta', difference: BOTH}]}),
    'services/alpha/service.yml:89:11 alternative "/services/beta" does not exist below services/',
  ],
  [
    'a name that another has',
    beta({name: {en: 'Service alpha', ja: 'サービスbeta'}}),
    'services/beta/service.yml:4:7 "service alpha" is a name or alias of services/alpha/service.yml already; each must lead to one entry',
  ],
  [
    'a name that an older entry has, below a folder that comes first',
    {
      ...values({date: LATER}),
      ...beta({date: '2026-11-20T07:00:00+09:00', aliases: ['Service alpha']}),
    },
    'services/alpha/service.yml:4:7 "service alpha" is a name or alias of services/beta/service.yml already; each must lead to one entry',
  ],
  [
    'an alias that is another name',
    beta({aliases: ['SERVICE ALPHA']}),
    'services/beta/service.yml:7:5 "service alpha" is a name or alias of services/alpha/service.yml already; each must lead to one entry',
  ],
  [
    'an alias of another in full-width letters',
    {...values({aliases: ['S3']}), ...beta({aliases: ['Ｓ３']})},
    'services/beta/service.yml:7:5 "s3" is a name or alias of services/alpha/service.yml already; each must lead to one entry',
  ],
  [
    'the home page of another',
    beta({links: {...(service().links as object), homepage: 'https://www.example.com/alpha/'}}),
    'services/beta/service.yml:16:13 links.homepage is that of services/alpha/service.yml already; correct that entry, or link the page of this product',
  ],
  [
    'the date of another',
    beta({date: '2026-11-20T00:00:00Z'}),
    [
      'services/alpha/service.yml:9:7 date is the same as in services/beta/service.yml; change the time of the newer entry so that the order of the list is certain',
      'services/beta/service.yml:9:7 date is the same as in services/alpha/service.yml; change the time of the newer entry so that the order of the list is certain',
    ],
  ],
  [
    'a company without services',
    otherCompany({}),
    'companies/other/company.yml:2:7 no service names the company "other"; add it to the record of one, or make the company a draft',
  ],
];

export const RECORDS: readonly Mistake[] = [
  ...SYNTAX,
  ...KEYS,
  ...VALUES,
  ...CLAIMS,
  ...TEXTS,
  ...COMPANIES,
  ...BETWEEN,
];
