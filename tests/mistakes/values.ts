/** Record values with a wrong type or format, within one record or between two. */
import {twinOf} from '@site/src/catalogue';
import {
  article,
  claim,
  companyFiles,
  cover,
  inJapanese,
  recordYaml,
  service,
  yaml,
} from '../unit/catalogue/factories';
import {beta, COMPANY, companyValues, edited, LATER, type Mistake, record, values} from './site';

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

/** The record with these lines in place of its names. */
const names = (...lines: readonly string[]) =>
  record('name:\n  en: Service alpha\n  ja: サービスalpha\n', `${lines.join('\n')}\n`);

/** Values with a wrong type or format. */
const VALUES: readonly Mistake[] = [
  [
    'a slug that differs from its folder',
    record('slug: alpha', 'slug: alfa'),
    'services/alpha/service.yml:2:7 slug is "alfa"; it must be the name of its folder, "alpha"',
  ],
  [
    'a slug in upper case',
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
    'a slug that is a URL',
    record('slug: alpha', 'slug: /services/alpha'),
    'services/alpha/service.yml:2:7 slug is "/services/alpha"; it must be the name of its folder, "alpha"',
  ],
  [
    'a name in one language',
    values({name: {en: 'Service alpha'}}),
    'services/alpha/service.yml:4:3 name.ja is missing; it must be text or null',
  ],
  [
    'a name as plain text',
    values({name: 'Service alpha'}),
    'services/alpha/service.yml:3:7 name is "Service alpha"; it must be a group of keys (en, ja)',
  ],
  [
    'a null name',
    values({name: null}),
    'services/alpha/service.yml:3:7 name is null; it must be a group of keys (en, ja)',
  ],
  [
    'an empty name',
    values({name: {en: '', ja: 'サービスalpha'}}),
    'services/alpha/service.yml:4:7 name.en is ""; it must not be empty',
  ],
  [
    'a blank name',
    values({name: {en: 'Service alpha', ja: '　'}}),
    'services/alpha/service.yml:5:7 name.ja is ""; it must not be empty',
  ],
  [
    'a name that is a number',
    names('name:', '  en: 37', '  ja: サービスalpha'),
    'services/alpha/service.yml:4:7 name.en is 37; it must be text, so write "37" in quotes',
  ],
  [
    'a name that is a boolean',
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
    'services/alpha/service.yml:4:7 name.en is "Service alpha of the very many words that no card has any room for"; it must have at most 60 characters to fit on cards',
  ],
  [
    'a long word in a name',
    values({name: {en: 'Service alpha', ja: 'a'.repeat(31)}}),
    'services/alpha/service.yml:5:7 name.ja is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; it must not contain a word of more than 30 characters, which cards cannot wrap',
  ],
  [
    'swapped names',
    record('  en: Acme\n  ja: アクメ', '  en: アクメ\n  ja: Acme'),
    'services/alpha/service.yml:13:7 vendor.en must be in English, but is in Japanese',
  ],
  [
    'a single alias instead of a list',
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
    'a duplicate alias',
    values({aliases: ['S3', 'S3']}),
    'services/alpha/service.yml:8:5 alias "S3" repeats the name or another alias; remove it',
  ],
  [
    'aliases as plain text',
    values({aliases: ['S3, Simple Storage']}),
    'services/alpha/service.yml:7:5 aliases[0] is "S3, Simple Storage"; it must be one name; write each name on its own line after "- "',
  ],
  [
    'an alias that equals the name',
    values({aliases: ['service ALPHA']}),
    'services/alpha/service.yml:7:5 alias "service ALPHA" repeats the name or another alias; remove it',
  ],
  [
    'a draft that is not a boolean',
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
    'an icon given by its URL',
    values({icon: 'https://simpleicons.org/icons/cloudflare.svg'}),
    'services/alpha/service.yml:7:7 icon is "https://simpleicons.org/icons/cloudflare.svg"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram',
  ],
  [
    'an icon given by its name',
    values({icon: 'Amazon S3'}),
    'services/alpha/service.yml:7:7 icon is "Amazon S3"; it must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram',
  ],
  [
    'an icon that is a file',
    values({icon: './icon.svg'}),
    'services/alpha/service.yml:7:7 icon is "./icon.svg"; it must be the slug of an icon of simple-icons, such as "icon", or null for a monogram',
  ],
  [
    'an icon with the text "none"',
    values({icon: 'none'}),
    'services/alpha/service.yml:7:7 icon is "none"; it must be null, without quotes, for a monogram',
  ],
  [
    'an icon under another licence',
    values({icon: 'abdownloadmanager'}),
    'services/alpha/service.yml:7:7 icon is "abdownloadmanager"; it has the licence Apache-2.0; only icons under CC0 are allowed, so write null for a monogram',
  ],
  [
    'a colour without quotes',
    record('color: "#0a5277"', 'color: #0a5277'),
    'services/alpha/service.yml:8:8 color is null; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour given by its name',
    values({color: 'blue'}),
    'services/alpha/service.yml:8:8 color is "blue"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour with three digits',
    values({color: '#05a'}),
    'services/alpha/service.yml:8:8 color is "#05a"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour in upper case',
    values({color: '#0A5277'}),
    'services/alpha/service.yml:8:8 color is "#0A5277"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a colour as a function',
    values({color: 'rgb(10, 82, 119)'}),
    'services/alpha/service.yml:8:8 color is "rgb(10, 82, 119)"; it must be a colour of six lower-case digits in quotes, such as "#0a5277"',
  ],
  [
    'a date without a time zone',
    values({date: '2026-11-20T09:00:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20T09:00:00"; it must be the date and time of writing with a time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'a date without a time',
    values({date: '2026-11-20'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20"; it must be the date and time of writing with a time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'a date with a space before the time',
    values({date: '2026-11-20 09:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20 09:00:00+09:00"; it must be the date and time of writing with a time zone, such as 2026-11-20T09:00:00+09:00',
  ],
  [
    'the 31st of November',
    values({date: '2026-11-31T09:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-31T09:00:00+09:00"; it must be an existing date and time',
  ],
  [
    '25 o’clock',
    values({date: '2026-11-20T25:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "2026-11-20T25:00:00+09:00"; it must be an existing date and time',
  ],
  [
    'an entry in the future',
    values({date: '2999-01-01T00:00:00Z'}),
    'services/alpha/service.yml:9:7 date is "2999-01-01", which is in the future; today is 2026-11-22',
  ],
  [
    'an entry before any service existed',
    values({date: '1026-11-20T09:00:00+09:00'}),
    'services/alpha/service.yml:9:7 date is "1026-11-20", which is too early; the earliest accepted date is 2020-01-01',
  ],
  [
    'a word that is not in the list',
    values({kind: 'cloud-servise'}),
    'services/alpha/service.yml:10:7 kind is "cloud-servise"; did you mean "cloud-service"?',
  ],
  [
    'a word in upper case',
    values({kind: 'Cloud-Service'}),
    'services/alpha/service.yml:10:7 kind is "Cloud-Service"; did you mean "cloud-service"?',
  ],
  [
    'a word from the label',
    values({kind: 'Open source software'}),
    'services/alpha/service.yml:10:7 kind is "Open source software"; allowed: cloud-service, open-source, both',
  ],
  [
    'a list instead of a word',
    values({kind: ['cloud-service', 'open-source']}),
    'services/alpha/service.yml:11:3 kind is a list of 2; allowed: cloud-service, open-source, both',
  ],
  [
    'null instead of a word',
    values({kind: null}),
    'services/alpha/service.yml:10:7 kind is null; allowed: cloud-service, open-source, both',
  ],
  [
    'a company given by its name',
    values({company: 'Company acme'}),
    'services/alpha/service.yml:11:10 company "Company acme" has no folder below companies/; allowed: acme',
  ],
  [
    'an unknown company',
    values({company: 'none'}),
    'services/alpha/service.yml:11:10 company "none" has no folder below companies/; for no company, write null without quotes',
  ],
  [
    'a company with the text "null"',
    values({company: 'null'}),
    'services/alpha/service.yml:11:10 company "null" has no folder below companies/; for no company, write null without quotes',
  ],
  [
    'an empty company',
    values({company: ''}),
    'services/alpha/service.yml:11:10 company is ""; it must be lower-case words joined by hyphens, such as "amazon-s3"; write null if there is none',
  ],
  [
    'a vendor as plain text',
    values({vendor: 'Acme'}),
    'services/alpha/service.yml:12:9 vendor is "Acme"; it must be a group of keys (en, ja)',
  ],
  [
    'null links',
    values({links: null}),
    'services/alpha/service.yml:15:8 links is null; it must be a group of keys (homepage, docs, pricing, source, status)',
  ],
  [
    'a URL without https',
    links({docs: 'http://example.com/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "http://example.com/docs"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a URL without a scheme',
    links({docs: 'example.com/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "example.com/docs"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a URL relative to this site',
    links({docs: '/services/alpha'}),
    'services/alpha/service.yml:17:9 links.docs is "/services/alpha"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a URL with a space',
    links({homepage: 'https://example.com/my docs'}),
    'services/alpha/service.yml:16:13 links.homepage is "https://example.com/my docs"; it must not contain a space; replace it with "%20"',
  ],
  [
    'a URL with a space in its host',
    links({homepage: 'https://exa mple.com'}),
    'services/alpha/service.yml:16:13 links.homepage is "https://exa mple.com"; it must not contain a space in the host name; remove it',
  ],
  [
    'a URL with a password',
    links({docs: 'https://me:secret@example.com/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://me:secret@example.com/"; it must not contain a user name or password before "@"; write the host alone',
  ],
  [
    'a URL with a tracking parameter',
    links({docs: 'https://example.com/docs?utm_source=devshelf&a=1'}),
    'services/alpha/service.yml:17:9 links.docs is "https://example.com/docs?utm_source=devshelf&a=1"; it must not contain the parameter "utm_source", which is used for tracking or referrals; remove it',
  ],
  [
    'a URL with a referral parameter',
    links({docs: 'https://example.com/?ref=devshelf'}),
    'services/alpha/service.yml:17:9 links.docs is "https://example.com/?ref=devshelf"; it must not contain the parameter "ref", which is used for tracking or referrals; remove it',
  ],
  [
    'a URL with an IP address',
    links({docs: 'https://localhost:3000/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://localhost:3000/"; it must have a public host, which "localhost" is not',
  ],
  [
    'a URL with a numeric host',
    links({docs: 'https://192.168.0.1/docs'}),
    'services/alpha/service.yml:17:9 links.docs is "https://192.168.0.1/docs"; it must have a host name instead of an IP address',
  ],
  [
    'a URL with a private IP address',
    links({docs: 'https://wiki.internal/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://wiki.internal/"; it must have a public host, which "wiki.internal" is not',
  ],
  [
    'a URL with a reserved domain',
    links({docs: 'https://docs.example/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://docs.example/"; it must have a public host, which "docs.example" is not',
  ],
  [
    'a URL that imitates another',
    links({docs: 'https://exаmple.com/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://exаmple.com/"; it must have a host name in ASCII, because look-alike letters can imitate other names',
  ],
  [
    'a URL with Punycode',
    links({docs: 'https://xn--exmple-4nf.com/'}),
    'services/alpha/service.yml:17:9 links.docs is "https://xn--exmple-4nf.com/"; it must have a host name in ASCII, because look-alike letters can imitate other names',
  ],
  [
    'a URL in brackets',
    links({docs: '<https://example.com/docs>'}),
    'services/alpha/service.yml:17:9 links.docs is "<https://example.com/docs>"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a URL as a Markdown link',
    links({docs: '[docs](https://example.com/docs)'}),
    'services/alpha/service.yml:17:9 links.docs is "[docs](https://example.com/docs)"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a javascript: URL',
    links({docs: 'javascript:alert(1)'}),
    'services/alpha/service.yml:17:9 links.docs is "javascript:alert(1)"; it must be a complete URL that starts with "https://"',
  ],
  [
    'an email address',
    links({status: 'mailto:help@example.com'}),
    'services/alpha/service.yml:20:11 links.status is "mailto:help@example.com"; it must be a complete URL that starts with "https://"',
  ],
  [
    'an empty URL',
    links({docs: ''}),
    'services/alpha/service.yml:17:9 links.docs is ""; it must be a complete URL that starts with "https://"; write null if there is none',
  ],
  [
    'a URL with the value "unknown"',
    links({docs: 'unknown'}),
    'services/alpha/service.yml:17:9 links.docs is "unknown"; it must be a complete URL that starts with "https://"; write null if there is none',
  ],
  [
    'a file: URL',
    links({docs: 'file:///home/me/docs.html'}),
    'services/alpha/service.yml:17:9 links.docs is "file:///home/me/docs.html"; it must be a complete URL that starts with "https://"',
  ],
  [
    'two URLs',
    links({docs: 'https://example.com/a, https://example.com/b'}),
    'services/alpha/service.yml:17:9 links.docs is "https://example.com/a, https://example.com/b"; it must be a single URL, but contains several',
  ],
  [
    'a URL in a list',
    links({docs: ['https://example.com/a']}),
    'services/alpha/service.yml:18:5 links.docs is a list of 1; it must be a complete URL that starts with "https://" or null',
  ],
  [
    'tags as plain text',
    values({tags: 'storage'}),
    'services/alpha/service.yml:21:7 tags is "storage"; it must be a list, such as [one, two]',
  ],
  [
    'null tags',
    values({tags: null}),
    'services/alpha/service.yml:21:7 tags is null; it must be a list, such as [one, two]',
  ],
  [
    'no tags',
    values({tags: []}),
    'services/alpha/service.yml:21:7 tags must hold at least one tag of services/tags.yml',
  ],
  [
    'a tag in upper case',
    values({tags: ['Storage']}),
    'services/alpha/service.yml:22:5 tag "Storage" is not declared in services/tags.yml; did you mean "storage"?',
  ],
  [
    'a tag in Japanese',
    values({tags: ['ストレージ']}),
    'services/alpha/service.yml:22:5 tag "ストレージ" is not declared in services/tags.yml; allowed: storage',
  ],
  [
    'tags without a comma',
    record('tags:\n  - storage', 'tags: [storage icon]'),
    'services/alpha/service.yml:21:8 tag "storage icon" is not declared in services/tags.yml; separate tags with a comma and a space',
  ],
  [
    'a duplicate tag',
    values({tags: ['storage', 'storage']}),
    'services/alpha/service.yml:23:5 tags[1] "storage" is a duplicate; each must be unique',
  ],
  [
    'a misspelt tag',
    values({tags: ['storge']}),
    'services/alpha/service.yml:22:5 tag "storge" is not declared in services/tags.yml; did you mean "storage"?',
  ],
  [
    'an undeclared tag',
    values({tags: ['storage', 'kubernetes']}),
    'services/alpha/service.yml:23:5 tag "kubernetes" is not declared in services/tags.yml; allowed: storage',
  ],
  [
    'a list with a null item',
    record('tags:\n  - storage', 'tags:\n  - storage\n  -'),
    'services/alpha/service.yml:23:4 tags[1] is null; it must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
];

/** Mistakes in values that only companies have. */
const COMPANIES: readonly Mistake[] = [
  [
    'a country given by its name',
    companyValues({country: claim('Japan')}),
    'companies/acme/company.yml:12:10 country.value is "Japan"; it must be an ISO 3166-1 code of two capital letters, such as "JP"',
  ],
  [
    'a country in lower case',
    companyValues({country: claim('jp')}),
    'companies/acme/company.yml:12:10 country.value is "jp"; it must be an ISO 3166-1 code of two capital letters, such as "JP"',
  ],
  [
    'a country that does not exist',
    companyValues({country: claim('XX')}),
    'companies/acme/company.yml:12:10 country.value is "XX"; it must be the ISO 3166-1 code of a country, such as "JP"',
  ],
  [
    'a country given by its former code',
    companyValues({country: claim('UK')}),
    'companies/acme/company.yml:12:10 country.value is "UK"; it must be the current code, "GB"',
  ],
  [
    'a country without a claim',
    companyValues({country: 'JP'}),
    'companies/acme/company.yml:11:10 country is "JP"; it must be "unknown", "not-applicable" or a group of keys (value, note, source, via, basis, checked, dated, until)',
  ],
  [
    'headquarters as plain text',
    companyValues({headquarters: claim('Tokyo')}),
    'companies/acme/company.yml:20:10 headquarters.value is "Tokyo"; it must be "unknown" or a group of keys (en, ja)',
  ],
  [
    'a company founded in words',
    companyValues({founded: claim('long ago')}),
    'companies/acme/company.yml:30:10 founded.value is "long ago"; it must be a date such as 2026, 2026-11 or 2026-11-20',
  ],
  [
    'a company founded in the future',
    companyValues({founded: claim(2999)}),
    'companies/acme/company.yml:30:10 founded.value is "2999", which is in the future; today is 2026-11-22',
  ],
  [
    'a legal name in one language',
    companyValues({legalName: {en: 'Acme, Inc.'}}),
    'companies/acme/company.yml:11:3 legalName.ja is missing; it must be text or null',
  ],
  [
    'a legal name as plain text',
    companyValues({legalName: 'Acme, Inc.'}),
    'companies/acme/company.yml:10:12 legalName is "Acme, Inc."; it must be a group of keys (en, ja) or null',
  ],
  [
    'tags of a company',
    edited(COMPANY, 'legalName:', 'tags: [storage]\nlegalName:'),
    'companies/acme/company.yml:10:1 unknown key "tags"; remove it',
  ],
  [
    'an account of a company given by its name',
    edited(COMPANY, 'social: null', 'social: "@acme"'),
    'companies/acme/company.yml:41:11 links.social is "@acme"; it must be a complete URL that starts with "https://"',
  ],
  [
    'a key for services',
    edited(COMPANY, 'legalName:', 'vendor:\n  en: Acme\n  ja: アクメ\nlegalName:'),
    'companies/acme/company.yml:10:1 unknown key "vendor"; remove it',
  ],
  [
    'a directory grouped by an unknown key',
    {'companies/company/config.yml': yaml({groupBy: 'region', sortBy: 'name'})},
    'companies/company/config.yml:1:10 groupBy is "region"; allowed: country, none',
  ],
  [
    'a directory without an order',
    {'companies/company/config.yml': yaml({groupBy: 'country'})},
    'companies/company/config.yml:1:1 sortBy is missing; it must be one of name, founded',
  ],
];

/** Contradictions between two records. */
const BETWEEN: readonly Mistake[] = [
  [
    'a misspelt company',
    values({company: 'acne'}),
    'services/alpha/service.yml:11:10 company "acne" has no folder below companies/; did you mean "acme"?',
  ],
  [
    'a company that is a draft',
    companyValues({draft: true}),
    'services/alpha/service.yml:11:10 company "acme" is a draft; publish it first, or make this entry a draft too',
  ],
  [
    'an alternative that does not exist',
    {...values({alternatives: [{slug: 'betta', difference: BOTH}]}), ...beta()},
    'services/alpha/service.yml:181:11 alternative "betta" has no folder below services/; did you mean "beta"?',
  ],
  [
    'an alternative that does not list the service',
    {...values({alternatives: [{slug: 'beta', difference: BOTH}]}), ...beta()},
    'services/alpha/service.yml:181:11 alternative "beta" does not list "alpha" in return; add it to services/beta/service.yml',
  ],
  [
    'an alternative that is a draft',
    {...values({alternatives: [{slug: 'beta', difference: BOTH}]}), ...beta({draft: true})},
    'services/alpha/service.yml:181:11 alternative "beta" is a draft; publish it first, or make this entry a draft too',
  ],
  [
    'a service as its own alternative',
    values({alternatives: [{slug: 'alpha', difference: BOTH}]}),
    'services/alpha/service.yml:181:11 alternative "alpha" is the service itself; remove it',
  ],
  [
    'an alternative given by its name',
    values({alternatives: ['beta']}),
    'services/alpha/service.yml:181:5 alternatives[0] is "beta"; it must be a group of keys (slug, difference)',
  ],
  [
    'a duplicate alternative',
    {
      ...values({
        alternatives: [
          {slug: 'beta', difference: {...BOTH}},
          {slug: 'beta', difference: {...BOTH}},
        ],
      }),
      ...beta({alternatives: [BACK]}),
    },
    'services/alpha/service.yml:185:11 alternatives[1].slug "beta" is a duplicate; each must be unique',
  ],
  [
    'an alternative given by its name that lists the service',
    {
      ...values({alternatives: ['beta']}),
      ...beta({alternatives: [BACK]}),
    },
    'services/alpha/service.yml:181:5 alternatives[0] is "beta"; it must be a group of keys (slug, difference)',
  ],
  [
    'an alternative without a difference',
    {...values({alternatives: [{slug: 'beta'}]}), ...beta({alternatives: [BACK]})},
    'services/alpha/service.yml:181:5 alternatives[0].difference is missing; it must be a group of keys (en, ja)',
  ],
  [
    'an alternative that is a company',
    values({alternatives: [{slug: 'acme', difference: BOTH}]}),
    'services/alpha/service.yml:181:11 alternative "acme" has no folder below services/; write the name of an existing folder, or remove it',
  ],
  [
    'an alternative given by its URL',
    values({alternatives: [{slug: '/services/beta', difference: BOTH}]}),
    'services/alpha/service.yml:181:11 alternative "/services/beta" has no folder below services/; write the name of an existing folder, or remove it',
  ],
  [
    'a name that another entry has',
    beta({name: {en: 'Service alpha', ja: 'サービスbeta'}}),
    'services/beta/service.yml:4:7 "service alpha" is already a name or alias of services/alpha/service.yml; names and aliases must be unique',
  ],
  [
    'a name of an older entry, in a folder sorted before it',
    {
      ...values({date: LATER}),
      ...beta({date: '2026-11-20T07:00:00+09:00', aliases: ['Service alpha']}),
    },
    'services/alpha/service.yml:4:7 "service alpha" is already a name or alias of services/beta/service.yml; names and aliases must be unique',
  ],
  [
    'an alias that equals the name of another entry',
    beta({aliases: ['SERVICE ALPHA']}),
    'services/beta/service.yml:7:5 "service alpha" is already a name or alias of services/alpha/service.yml; names and aliases must be unique',
  ],
  [
    'an alias of another in full-width letters',
    {...values({aliases: ['S3']}), ...beta({aliases: ['Ｓ３']})},
    'services/beta/service.yml:7:5 "s3" is already a name or alias of services/alpha/service.yml; names and aliases must be unique',
  ],
  [
    'a copied entry',
    {
      'services/beta/service.yml': recordYaml('service', service()),
      'services/beta/index.md': article(),
      [twinOf('services/beta/index.md')]: inJapanese(article()),
      'services/beta/cover.jpg': cover(service()),
    },
    'services/beta/service.yml:2:7 slug is "alpha"; it must be the name of its folder, "beta"',
  ],
  [
    'the home page of another entry',
    beta({links: {...(service().links as object), homepage: 'https://www.example.com/alpha/'}}),
    'services/beta/service.yml:16:13 links.homepage is also that of services/alpha/service.yml; extend that entry instead, or link the page of this product',
  ],
  [
    'the date of another entry',
    beta({date: '2026-11-20T00:00:00Z'}),
    [
      'services/alpha/service.yml:9:7 date is the same as in services/beta/service.yml; change the time of the newer entry to make the order of lists unambiguous',
      'services/beta/service.yml:9:7 date is the same as in services/alpha/service.yml; change the time of the newer entry to make the order of lists unambiguous',
    ],
  ],
  [
    'a company without services',
    otherCompany({}),
    'companies/other/company.yml:2:7 no service refers to the company "other"; add it to the record of a service, or make the company a draft',
  ],
];

export const VALUES_OF_RECORDS: readonly Mistake[] = [...VALUES, ...COMPANIES, ...BETWEEN];
