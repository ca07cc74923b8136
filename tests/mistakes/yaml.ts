/** Invalid YAML in records, and missing, misspelt or misplaced keys. */
import {recordYaml, service, yaml} from '../unit/catalogue/factories';
import {type Mistake, RECORD, record, values} from './site';

const links = (overrides: object) =>
  values({links: {...(service().links as object), ...overrides}});

/** The record with these lines in place of its names. */
const names = (...lines: readonly string[]) =>
  record('name:\n  en: Service alpha\n  ja: サービスalpha\n', `${lines.join('\n')}\n`);

/** Invalid or ambiguous YAML. */
const SYNTAX: readonly Mistake[] = [
  [
    'an unclosed quote',
    record('slug: alpha', 'slug: "alpha'),
    'services/alpha/service.yml:2:7 this quote is not closed; write " after the last character of the text',
  ],
  [
    'a quote in the middle of a value',
    names('name:', '  en: Service alpha"', '  ja: "サービスalpha'),
    'services/alpha/service.yml:5:7 this quote is not closed; write " after the last character of the text',
  ],
  [
    'an unclosed quote before another',
    names('name:', '  en: "Service alpha', '  ja: "サービスalpha"'),
    'services/alpha/service.yml:4:7 this quote is not closed; write " after the last character of the text',
  ],
  [
    'quotes within quotes',
    names('name:', '  en: "The "best" service"', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:12 this quote ends the text, but more text follows; write "\\"" for a quote within the text',
  ],
  [
    'text after a quote',
    names('name:', '  en: "Service" alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:17 not valid YAML: this is not allowed here; put text with special characters in double quotes',
  ],
  [
    'a duplicate key',
    record('kind: cloud-service', 'kind: cloud-service\nkind: both'),
    'services/alpha/service.yml:11:1 not valid YAML: duplicate key; keep one of the two',
  ],
  [
    'a duplicate key in a group',
    names('name:', '  en: Service alpha', '  en: Alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:5:3 not valid YAML: duplicate key; keep one of the two',
  ],
  [
    'list items on one line',
    record('facts:\n  - id: regions', 'facts:\n  - id: zones\n    id: regions'),
    'services/alpha/service.yml:183:5 not valid YAML: duplicate key; keep one of the two, or start a new item with "- " before its first key',
  ],
  [
    'a tab as indentation',
    names('name:', '\ten: Service alpha', '\tja: サービスalpha'),
    'services/alpha/service.yml:4:1 not valid YAML: the line is indented with a tab; use two spaces per level',
  ],
  [
    'a tab after a colon',
    record('slug: alpha', 'slug:\talpha'),
    'services/alpha/service.yml:2:1 this line does not have the standard layout (spaces and empty lines); "npm run check:content -- --fix" corrects it',
  ],
  [
    'one space too many',
    names('name:', '  en: Service alpha', '   ja: サービスalpha'),
    'services/alpha/service.yml:5:4 the line is indented too deeply below the one above it; use two spaces per level',
  ],
  [
    'one space too few',
    names('name:', '  en: Service alpha', ' ja: サービスalpha'),
    'services/alpha/service.yml:5:1 not valid YAML: the indentation differs from the lines around it; use two spaces per level',
  ],
  [
    'a group that is not indented',
    names('name:', 'en: Service alpha', 'ja: サービスalpha'),
    'services/alpha/service.yml:4:1 "en" belongs to "name", which is empty; indent it by two spaces',
  ],
  [
    'no space after a colon',
    record('slug: alpha', 'slug:alpha'),
    'services/alpha/service.yml:2:6 there is no space after the colon; write "slug: alpha"',
  ],
  [
    'a missing colon',
    record('slug: alpha', 'slug alpha'),
    'services/alpha/service.yml:2:1 not valid YAML: this is not "key: value"; write the key, a colon, a space and the value',
  ],
  [
    'an equals sign instead of a colon',
    record('slug: alpha', 'slug = alpha'),
    'services/alpha/service.yml:2:1 not valid YAML: this is not "key: value"; write the key, a colon, a space and the value',
  ],
  [
    'a full-width colon',
    record('slug: alpha', 'slug：alpha'),
    'services/alpha/service.yml:2:5 here is a full-width "：", which YAML reads as text; write a colon and a space, ": "',
  ],
  [
    'a full-width colon and a space',
    record('kind: cloud-service', 'kind： cloud-service'),
    'services/alpha/service.yml:10:5 here is a full-width "：", which YAML reads as text; write a colon and a space, ": "',
  ],
  [
    'a full-width space after a colon',
    record('kind: cloud-service', 'kind:　cloud-service'),
    'services/alpha/service.yml:10:6 here is a full-width space, which YAML reads as text; write a space',
  ],
  [
    'a full-width space as indentation',
    names('name:', '　en: Service alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:1 here is a full-width space, which YAML reads as text; write two spaces per level',
  ],
  [
    'a no-break space as indentation',
    names('name:', '\u00A0 en: Service alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:1 here is a non-breaking space, which YAML reads as text; write two spaces per level',
  ],
  [
    'a full-width hyphen in a list',
    record('tags:\n  - storage', 'tags:\n  － storage'),
    'services/alpha/service.yml:22:3 tags is "－ storage"; it must be a list; start each item with a hyphen and a space, "- "',
  ],
  [
    'a hyphen without a space in a list',
    record('tags:\n  - storage', 'tags:\n  -storage'),
    'services/alpha/service.yml:22:3 tags is "-storage"; it must be a list; start each item with a hyphen and a space, "- "',
  ],
  [
    'a hash without quotes',
    names('name:', '  en: Service #1', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:15 the text ends before "#1", which YAML reads as a comment; put the whole text in double quotes, or move the comment to the line above',
  ],
  [
    'a colon in a text without quotes',
    names('name:', '  en: Service: alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 not valid YAML: text that contains ": " needs quotes; put it in double quotes',
  ],
  [
    'a text that begins with a bracket',
    names('name:', '  en: [beta] Service', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:14 not valid YAML: this is not allowed here; put text with special characters in double quotes',
  ],
  [
    'a text that begins with a brace',
    names('name:', '  en: {Service} alpha', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:17 not valid YAML: this is not allowed here; put text with special characters in double quotes',
  ],
  [
    'a text that begins with a percent sign',
    names('name:', '  en: "%"', '  ja: %サービス'),
    'services/alpha/service.yml:5:7 not valid YAML: text cannot start with this character; put the whole text in double quotes',
  ],
  [
    'a text that begins with an at sign',
    names('name:', '  en: "@alpha"', '  ja: @alpha'),
    'services/alpha/service.yml:5:7 not valid YAML: text cannot start with this character; put the whole text in double quotes',
  ],
  [
    'a text that begins with a backtick',
    names('name:', '  en: "alpha"', '  ja: `alpha`'),
    'services/alpha/service.yml:5:7 not valid YAML: text cannot start with this character; put the whole text in double quotes',
  ],
  [
    'an extra bracket',
    record('tags:\n  - storage', 'tags: [storage]]'),
    'services/alpha/service.yml:21:16 "]" has no opening bracket; remove it',
  ],
  [
    'an unclosed bracket',
    record('tags:\n  - storage', 'tags: [storage'),
    'services/alpha/service.yml:21:7 "[" is not closed; write "]" after the last value',
  ],
  [
    'a mismatched bracket',
    record('tags:\n  - storage', 'tags: [storage}'),
    'services/alpha/service.yml:21:7 "[" is not closed; write "]" after the last value',
  ],
  [
    'full-width brackets',
    record('tags:\n  - storage', 'tags: ［storage］'),
    'services/alpha/service.yml:21:7 tags is "［storage］"; it must be a list, such as [one, two]',
  ],
  [
    'an ideographic comma in a list',
    record('tags:\n  - storage', 'tags: [storage、icon]'),
    'services/alpha/service.yml:21:8 tag "storage、icon" is not declared in services/tags.yml; separate tags with a comma and a space',
  ],
  [
    'an unclosed brace',
    names('name: {en: Service alpha, ja: サービスalpha'),
    'services/alpha/service.yml:3:7 "{" is not closed; write "}" after the last value',
  ],
  [
    'no space in braces',
    names('name: {en:Service alpha, ja:サービスalpha}'),
    [
      'services/alpha/service.yml:3:8 name: there is no space after the colon in "en:Service alpha"; write "en: …"',
      'services/alpha/service.yml:3:26 name: there is no space after the colon in "ja:サービスalpha"; write "ja: …"',
    ],
  ],
  [
    'typographic quotes',
    names('name:', '  en: “Service alpha”', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is enclosed in “ and ”, which would be shown; remove them, or write straight quotes',
  ],
  [
    'full-width quotes',
    names('name:', '  en: ＂Service alpha＂', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is enclosed in ＂ and ＂, which would be shown; remove them, or write straight quotes',
  ],
  [
    'a backslash in double quotes',
    names('name:', '  en: "Service \\alpha"', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is "Service \\u0007lpha"; it must not contain an invisible character (U+0007)',
  ],
  [
    'a part of a Git conflict',
    {[RECORD]: `${recordYaml('service', service())}=======\n`},
    'services/alpha/service.yml:193:1 unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
  ],
  [
    'text after the last key',
    {[RECORD]: `${recordYaml('service', service())}The end\n`},
    'services/alpha/service.yml:193:1 not valid YAML: this is not "key: value"; write the key, a colon, a space and the value',
  ],
  [
    'two YAML documents in one file',
    {[RECORD]: `${recordYaml('service', service())}---\nslug: beta\n`},
    'services/alpha/service.yml:193:1 the line "---" separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it',
  ],
  [
    'a document start marker',
    record('slug: alpha', '---\nslug: alpha'),
    'services/alpha/service.yml:2:1 the line "---" separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it',
  ],
  [
    'front matter around a record',
    {[RECORD]: `---\n${yaml(service())}---\n`},
    'services/alpha/service.yml:1:1 the line "---" separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it',
  ],
  [
    'JSON',
    {[RECORD]: JSON.stringify(service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
  ],
  [
    'an empty file',
    {[RECORD]: ''},
    'services/alpha/service.yml:1:1 the file has no keys; it must contain keys with their values (slug, name, aliases …)',
  ],
  [
    'only comments',
    {[RECORD]: '# To do\n'},
    'services/alpha/service.yml:1:1 the file has no keys; it must contain keys with their values (slug, name, aliases …)',
  ],
  [
    'a sentence',
    {[RECORD]: 'To be written.\n'},
    'services/alpha/service.yml:1:1 the file contains only text, "To be written."; it must contain keys with their values (slug, name, aliases …)',
  ],
  [
    'a list',
    {[RECORD]: '- slug: alpha\n'},
    'services/alpha/service.yml:1:1 the file contains a list of 1; it must contain keys with their values (slug, name, aliases …)',
  ],
  [
    'single quotes',
    record('color: "#0a5277"', "color: '#0a5277'"),
    'services/alpha/service.yml:8:1 this line does not have the standard layout (quotes); "npm run check:content -- --fix" corrects it',
  ],
  [
    'an apostrophe in single quotes',
    names('name:', "  en: 'Alpha's service'", '  ja: サービスalpha'),
    'services/alpha/service.yml:4:13 this quote ends the text, but more text follows; write "\'\'" for a quote within the text',
  ],
  [
    'Windows line endings',
    {[RECORD]: recordYaml('service', service()).replaceAll('\n', '\r\n')},
    'services/alpha/service.yml:1:1 the file has CRLF as line ends; "npm run check:content -- --fix" replaces them with plain line feeds',
  ],
  [
    'a space at the end of a line',
    record('kind: cloud-service', 'kind: cloud-service '),
    'services/alpha/service.yml:10:1 this line does not have the standard layout (spaces and empty lines); "npm run check:content -- --fix" corrects it',
  ],
  [
    'empty lines at the end',
    {[RECORD]: `${recordYaml('service', service())}\n\n`},
    'services/alpha/service.yml:194:1 this line does not have the standard layout (spaces and empty lines); "npm run check:content -- --fix" corrects it',
  ],
  [
    'no final newline',
    {[RECORD]: recordYaml('service', service()).trimEnd()},
    'services/alpha/service.yml:192:1 this line does not have the standard layout (spaces and empty lines); "npm run check:content -- --fix" corrects it',
  ],
  [
    'four spaces per level',
    names('name:', '    en: Service alpha', '    ja: サービスalpha'),
    'services/alpha/service.yml:4:1 this line does not have the standard layout (spaces and empty lines); "npm run check:content -- --fix" corrects it',
  ],
  [
    'a byte order mark',
    {[RECORD]: `\uFEFF${recordYaml('service', service())}`},
    'services/alpha/service.yml:1:1 the file has a byte order mark; "npm run check:content -- --fix" replaces them with plain line feeds',
  ],
  [
    'an anchor',
    record('vendor:\n  en: Acme', 'vendor: &vendor\n  en: Acme'),
    'services/alpha/service.yml:12:9 "&vendor" is an anchor; write the value wherever it is needed, or put text that starts like this in double quotes',
  ],
  [
    'an alias',
    record('ja: アクメ', 'ja: *name'),
    'services/alpha/service.yml:14:7 "*name" is an alias for another value; write that value here, or put text that starts like this in double quotes',
  ],
  [
    'a merge key',
    record('vendor:\n  en: Acme', 'vendor:\n  <<: *name\n  en: Acme'),
    'services/alpha/service.yml:13:7 "*name" is an alias for another value; write that value here, or put text that starts like this in double quotes',
  ],
  [
    'a YAML tag',
    record('kind: cloud-service', 'kind: !!js/function "both"'),
    'services/alpha/service.yml:10:7 "!!js/function" is a YAML tag; write the value without it, or put text that starts like this in double quotes',
  ],
  [
    'nested aliases',
    {
      [RECORD]: `${recordYaml('service', service())}a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]\n`,
    },
    'services/alpha/service.yml:193:4 "&a" is an anchor; write the value wherever it is needed, or put text that starts like this in double quotes',
  ],
  [
    'nested lists',
    record('aliases: []', `aliases: ${'['.repeat(5000)}${']'.repeat(5000)}`),
    'services/alpha/service.yml:6:18 brackets are nested 9 levels deep here; close some of them',
  ],
  [
    'a Git conflict',
    record(
      'kind: cloud-service',
      '<<<<<<< HEAD\nkind: cloud-service\n=======\nkind: both\n>>>>>>> theirs',
    ),
    'services/alpha/service.yml:10:1 unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
  ],
];

/** Missing, misspelt or misplaced keys. */
const KEYS: readonly Mistake[] = [
  [
    'a misspelt key',
    record('vendor:', 'vendors:'),
    'services/alpha/service.yml:12:1 unknown key "vendors"; did you mean "vendor"?',
  ],
  [
    'a key in upper case',
    record('kind:', 'Kind:'),
    'services/alpha/service.yml:10:1 unknown key "Kind"; did you mean "kind"?',
  ],
  [
    'a key with a hyphen',
    record('freeTier:', 'free-tier:'),
    'services/alpha/service.yml:60:1 unknown key "free-tier"; did you mean "freeTier"?',
  ],
  [
    'a key of another type of record',
    record('vendor:', 'legalName: null\nvendor:'),
    'services/alpha/service.yml:12:1 unknown key "legalName"; remove it',
  ],
  [
    'a key of the blog plugin',
    record('kind:', 'authors: [me]\nkind:'),
    'services/alpha/service.yml:10:1 unknown key "authors"; remove it',
  ],
  [
    'an unknown key',
    record('kind:', 'rating: 5\nkind:'),
    'services/alpha/service.yml:10:1 unknown key "rating"; remove it',
  ],
  [
    'a missing key',
    values({kind: undefined}),
    'services/alpha/service.yml:10:1 kind is missing; it must be one of cloud-service, open-source, both',
  ],
  [
    'a missing first key',
    record('slug: alpha\n', ''),
    'services/alpha/service.yml:2:1 slug is missing; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a missing key in a group',
    links({docs: undefined}),
    'services/alpha/service.yml:17:3 links.docs is missing; it must be a complete URL that starts with "https://" or null',
  ],
  [
    'a misspelt key in a claim',
    record('pricingModel:\n  value', 'pricingModel:\n  vaule'),
    'services/alpha/service.yml:53:3 pricingModel: unknown key "vaule"; did you mean "value"?',
  ],
  [
    'a key of another group',
    record('  homepage:', '  blog: null\n  homepage:'),
    'services/alpha/service.yml:16:3 links: unknown key "blog"; allowed: homepage, docs, pricing, source, status',
  ],
  [
    'a numeric key',
    record('kind:', '2026: yes\nkind:'),
    'services/alpha/service.yml:10:1 unknown key "2026"; remove it',
  ],
  [
    'keys in another order',
    record('icon: null\ncolor: "#0a5277"', 'color: "#0a5277"\nicon: null'),
    'services/alpha/service.yml:7:1 "color" is in the place of "icon"; "npm run check:content -- --fix" sorts the keys',
  ],
  [
    'keys of a fact in another order',
    record('  - id: regions\n    topic: region', '  - topic: region\n    id: regions'),
    'services/alpha/service.yml:182:5 facts[0]: "topic" is in the place of "id"; "npm run check:content -- --fix" sorts the keys',
  ],
  [
    'another language code for Japanese',
    names('name:', '  en: Service alpha', '  jp: サービスalpha'),
    'services/alpha/service.yml:5:3 name: unknown key "jp"; did you mean "ja"?',
  ],
  [
    'a third language',
    names('name:', '  en: Service alpha', '  ja: サービスalpha', '  de: Dienst alpha'),
    'services/alpha/service.yml:6:3 name: unknown key "de"; allowed: en, ja',
  ],
  [
    'no schema comment',
    {[RECORD]: yaml(service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
  ],
  [
    'the schema comment of another type of record',
    {[RECORD]: recordYaml('company', service())},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
  ],
  [
    'a schema comment on the second line',
    {[RECORD]: `# Alpha\n${recordYaml('service', service())}`},
    'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
  ],
  [
    'a company record instead of a service record',
    {[RECORD]: recordYaml('company', {slug: 'alpha'})},
    [
      'services/alpha/service.yml:1:1 the file must start with "# yaml-language-server: $schema=../../static/schema/service.json"; "npm run check:content -- --fix" writes it',
      'services/alpha/service.yml:2:1 25 keys are missing: name, aliases, icon, color, date, kind, company, vendor, links, tags, category, lifecycle, license, firstReleased, pricingModel, freeTier, selfHosting, api, japan, attributes, plans, goodFor, watchOut, alternatives, facts; write them all, with null or unknown for values that are not known',
    ],
  ],
];

export const YAML: readonly Mistake[] = [...SYNTAX, ...KEYS];
