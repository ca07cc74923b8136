/**
 * Mistakes in files and folders: missing, misnamed, superfluous or unreadable files, covers and
 * tags.
 */
import {twinOf} from '@site/src/catalogue';
import {
  article,
  cover,
  type Files,
  inJapanese,
  jpeg,
  recordYaml,
  service,
  serviceFiles,
  tagFiles,
  yaml,
} from '../unit/catalogue/factories';
import {
  ARTICLE,
  beta,
  COMPANY,
  COVER,
  DOCUMENT,
  edited,
  JAPANESE,
  type Mistake,
  PROFILE,
  RECORD,
  site,
  TAGS,
  TAGS_JA,
  values,
} from './site';

const text = (file: string) => String(site()[file]);

/** A file under another name. */
const renamed = (file: string, name: string): Files => ({
  [file]: null,
  [file.replace(/[^/]*$/, name)]: site()[file]!,
});

/** The files of a service below another folder. */
function below(folder: string, slug: string): Files {
  const files = serviceFiles({slug, date: '2026-11-20T10:00:00+09:00'}, folder);
  const page = `services/${folder}/index.md`;
  return {...files, [twinOf(page)]: inJapanese(String(files[page]))};
}

const utf16 = (content: string, isBigEndian = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${content}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

/** Text in UTF-8, except for its dashes, which are encoded as in Windows-1252. */
const windows = (content: string): Buffer =>
  Buffer.concat(
    content
      .split('–')
      .flatMap((part, index) => [...(index > 0 ? [Buffer.from([0x96])] : []), Buffer.from(part)]),
  );

const MISSING: readonly Mistake[] = [
  [
    'no article',
    {[ARTICLE]: null, [JAPANESE]: null},
    'services/alpha/index.md:1:1 the file is missing; each record needs an article beside it',
  ],
  [
    'a translation without its article',
    {[ARTICLE]: null},
    'services/alpha/index.md:1:1 the file is missing; each record needs an article beside it',
  ],
  [
    'no record',
    {[RECORD]: null},
    'services/alpha/service.yml:1:1 the file is missing; each entry folder needs its record and index.md',
  ],
  [
    'a second service without a record',
    {...beta(), 'services/beta/service.yml': null},
    'services/beta/service.yml:1:1 the file is missing; each entry folder needs its record and index.md',
  ],
  [
    'a company without a record',
    {[COMPANY]: null},
    'companies/acme/company.yml:1:1 the file is missing; each entry folder needs its record and index.md',
  ],
  [
    'no profile',
    {[PROFILE]: null, [twinOf(PROFILE)]: null},
    'companies/acme/index.md:1:1 the file is missing; each record needs an article beside it',
  ],
  [
    'no translation',
    {[JAPANESE]: null},
    'services/alpha/index.md:1:1 the page has no Japanese version; to translate it, write i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md',
  ],
  [
    'no translation of a document',
    {[twinOf(DOCUMENT)]: null},
    'docs/guide.md:1:1 the page has no Japanese version; to translate it, write i18n/ja/docusaurus-plugin-content-docs/current/guide.md',
  ],
  [
    'no tags',
    {[TAGS]: null},
    'services/tags.yml:1:1 the file is missing; it must list all tags, each with label, permalink and description',
  ],
  [
    'no Japanese tags',
    {[TAGS_JA]: null},
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:1:1 the file is missing; it must list all tags, each with label, permalink and description',
  ],
  [
    'no settings of the directory',
    {'companies/company/config.yml': null},
    'companies/company/config.yml:1:1 the file is missing; it must configure the company directory (groupBy, sortBy)',
  ],
  [
    'no page of the directory',
    {'companies/company/index.md': null, [twinOf('companies/company/index.md')]: null},
    'companies/company/index.md:1:1 the file is missing; each record needs an article beside it',
  ],
];

const NAMES: readonly Mistake[] = [
  [
    'a record in upper case',
    renamed(RECORD, 'Service.yml'),
    'services/alpha/Service.yml:1:1 the file name is wrong; rename it to service.yml',
  ],
  [
    'a record with another extension',
    renamed(RECORD, 'service.yaml'),
    'services/alpha/service.yaml:1:1 the file name is wrong; rename it to service.yml',
  ],
  [
    'a misspelt file name of a record',
    renamed(RECORD, 'sevice.yml'),
    'services/alpha/sevice.yml:1:1 the file name is wrong; rename it to service.yml',
  ],
  [
    'a record in JSON',
    renamed(RECORD, 'service.json'),
    'services/alpha/service.json:1:1 the file name is wrong; rename it to service.yml',
  ],
  [
    'a company record named like a service record',
    renamed(COMPANY, 'service.yml'),
    'companies/acme/service.yml:1:1 the file name is wrong; rename it to company.yml',
  ],
  [
    'an article in upper case',
    renamed(ARTICLE, 'Index.md'),
    'services/alpha/Index.md:1:1 the file name is wrong; rename it to index.md',
  ],
  [
    'an article with an upper-case extension',
    renamed(ARTICLE, 'index.MD'),
    'services/alpha/index.MD:1:1 the file name is wrong; rename it to index.md',
  ],
  [
    'an article as MDX',
    renamed(ARTICLE, 'index.mdx'),
    'services/alpha/index.mdx:1:1 the file name is wrong; rename it to index.md',
  ],
  [
    'an article named README',
    renamed(ARTICLE, 'README.md'),
    'services/alpha/README.md:1:1 the file name is wrong; rename it to index.md',
  ],
  [
    'a translation in upper case',
    renamed(JAPANESE, 'Index.md'),
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/Index.md:1:1 the file name is wrong; rename it to index.md',
  ],
  [
    'a cover in upper case',
    renamed(COVER, 'COVER.JPG'),
    'services/alpha/COVER.JPG:1:1 the file name is wrong; rename it to cover.jpg',
  ],
  [
    'a cover with a longer extension',
    renamed(COVER, 'cover.jpeg'),
    'services/alpha/cover.jpeg:1:1 the file name is wrong; rename it to cover.jpg',
  ],
  [
    'a cover in another format',
    {[COVER]: null, 'services/alpha/cover.png': Buffer.from('89504e470d0a1a0a', 'hex')},
    'services/alpha/cover.png:1:1 the cover must be cover.jpg; remove this file and run "npm run covers -- alpha"',
  ],
  [
    'tags with another extension',
    renamed(TAGS, 'tags.yaml'),
    'services/tags.yaml:1:1 a list of tags must have another name; rename it to tags.yml',
  ],
  [
    'a folder in upper case',
    below('Beta', 'beta'),
    'services/Beta/service.yml:2:7 the folder name "Beta" must be lower-case words joined by hyphens, such as "beta"; rename it in both languages, and write the same name here',
  ],
  [
    'a folder with a space',
    below('my beta', 'my-beta'),
    'services/my beta/service.yml:2:7 the folder name "my beta" must be lower-case words joined by hyphens, such as "my-beta"; rename it in both languages, and write the same name here',
  ],
  [
    'a folder with an underscore',
    below('my_beta', 'my-beta'),
    'services/my_beta/service.yml:2:7 the folder name "my_beta" must be lower-case words joined by hyphens, such as "my-beta"; rename it in both languages, and write the same name here',
  ],
  [
    'a folder in Japanese',
    below('ベータ', 'beta'),
    'services/ベータ/service.yml:2:7 the folder name "ベータ" must be lower-case words joined by hyphens; rename it in both languages, and write the same name here',
  ],
  [
    'a folder with a dot',
    below('beta.io', 'beta-io'),
    'services/beta.io/service.yml:2:7 the folder name "beta.io" must be lower-case words joined by hyphens, such as "beta-io"; rename it in both languages, and write the same name here',
  ],
  [
    'the URL of the archive',
    below('archive', 'archive'),
    'services/archive/service.yml:2:7 "archive" is a URL that the site uses itself; choose another name, and rename the folder in both languages',
  ],
  [
    'the URL of the tags',
    below('tags', 'tags'),
    'services/tags/service.yml:2:7 "tags" is a URL that the site uses itself; choose another name, and rename the folder in both languages',
  ],
  [
    'the URL of further pages',
    below('page', 'page'),
    'services/page/service.yml:2:7 "page" is a URL that the site uses itself; choose another name, and rename the folder in both languages',
  ],
];

const SURPLUS: readonly Mistake[] = [
  [
    'an unexpected file',
    {'services/alpha/notes.txt': 'To do\n'},
    'services/alpha/notes.txt:1:1 the file does not belong to the entry; a folder contains only service.yml, cover.jpg, index.md and the pictures they show, so remove it',
  ],
  [
    'an archive',
    {'services/alpha/files.zip': Buffer.alloc(2_000_000)},
    'services/alpha/files.zip:1:1 the file does not belong to the entry; a folder contains only service.yml, cover.jpg, index.md and the pictures they show, so remove it',
  ],
  [
    'a second page',
    {'services/alpha/more.md': article()},
    'services/alpha/more.md:1:1 the file does not belong to the entry; a folder contains only service.yml, cover.jpg, index.md and the pictures they show, so remove it',
  ],
  [
    'a page outside of the folders',
    {'services/hello.md': article()},
    'services/hello.md:1:1 files of an entry belong in its own folder, such as services/example/index.md; move this file there, or remove it',
  ],
  [
    'a record outside of the folders',
    {'services/beta.yml': recordYaml('service', service())},
    'services/beta.yml:1:1 files of an entry belong in its own folder, such as services/example/index.md; move this file there, or remove it',
  ],
  [
    'a folder within an entry',
    {'services/alpha/deep/service.yml': text(RECORD)},
    'services/alpha/deep/service.yml:1:1 entries have no subfolders; move the file to services/alpha/, or remove it',
  ],
  [
    'a folder with only a description',
    {'services/foo/README.md': '# Foo\n'},
    'services/foo/service.yml:1:1 the file is missing; each entry folder needs its record and index.md',
  ],
  [
    'a translation of a missing entry',
    {[twinOf('services/gone/index.md')]: inJapanese(article())},
    'i18n/ja/docusaurus-plugin-content-blog-services/gone/index.md:1:1 this is the translation of services/gone/index.md, which does not exist; remove it, or move it to match its English page',
  ],
  [
    'a translation of a missing document',
    {[twinOf('docs/gone.md')]: text(twinOf(DOCUMENT))},
    'i18n/ja/docusaurus-plugin-content-docs/current/gone.md:1:1 this is the translation of docs/gone.md, which does not exist; remove it, or move it to match its English page',
  ],
  [
    'a record among the translations',
    {[twinOf(RECORD)]: text(RECORD)},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/service.yml:1:1 both languages use services/alpha/service.yml; move your changes there and remove this file',
  ],
  [
    'a cover among the translations',
    {[twinOf(COVER)]: site()[COVER]!},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/cover.jpg:1:1 both languages use services/alpha/cover.jpg; move your changes there and remove this file',
  ],
  [
    'a file among the documents',
    {'docs/notes.txt': 'To do\n'},
    'docs/notes.txt:1:1 only pages (.md, .mdx) and their pictures belong here; remove the file',
  ],
  [
    'a list of authors',
    {'services/authors.yml': 'me: {name: Me}\n'},
    'services/authors.yml:1:1 files of an entry belong in its own folder, such as services/example/index.md; move this file there, or remove it',
  ],
];

const TEXTS: readonly Mistake[] = [
  [
    'a record in UTF-16',
    {[RECORD]: utf16(text(RECORD))},
    'services/alpha/service.yml:1:1 the file is in UTF-16; save it as UTF-8',
  ],
  [
    'an article in UTF-16 BE',
    {[ARTICLE]: utf16(text(ARTICLE), true)},
    'services/alpha/index.md:1:1 the file is in UTF-16; save it as UTF-8',
  ],
  [
    'a translation in UTF-16 without a byte order mark',
    {[JAPANESE]: Buffer.from(text(JAPANESE), 'utf16le')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:1:1 the file is in UTF-16; save it as UTF-8',
  ],
  [
    'a translation in Shift_JIS',
    {[JAPANESE]: Buffer.from('2d2d2d0a7469746c653a2083548381837483580a2d2d2d0a', 'hex')},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:2:8 the file is not valid UTF-8 from here on, perhaps Shift_JIS, EUC-JP or Latin-1; save it as UTF-8',
  ],
  [
    'a record in Windows-1252',
    {[RECORD]: windows(text(RECORD).replace('Big files', 'Big – files'))},
    'services/alpha/service.yml:175:13 the file is not valid UTF-8 from here on, perhaps Shift_JIS, EUC-JP or Latin-1; save it as UTF-8',
  ],
  [
    'a record that is an image',
    {[RECORD]: Buffer.from('ffd8ffe000104a464946', 'hex')},
    'services/alpha/service.yml:1:5 the file contains a NUL character, so it is binary or damaged; save it as UTF-8 text',
  ],
  [
    'a record with a NUL character',
    {[RECORD]: text(RECORD).replace('Big files', 'Big\0files')},
    'services/alpha/service.yml:175:12 the file contains a NUL character, so it is binary or damaged; save it as UTF-8 text',
  ],
  [
    'an article with a NUL character',
    {[ARTICLE]: text(ARTICLE).replace('Service alpha is', 'Service alpha\0is')},
    'services/alpha/index.md:6:14 the file contains a NUL character, so it is binary or damaged; save it as UTF-8 text',
  ],
  [
    'a record with CR line endings',
    {[RECORD]: text(RECORD).replaceAll('\n', '\r')},
    'services/alpha/service.yml:1:1 the file has CR as line ends; "npm run check:content -- --fix" replaces them with plain line feeds',
  ],
  [
    'a record of 5 MB',
    {[RECORD]: text(RECORD).replace('Big files', 'x'.repeat(5_000_000))},
    'services/alpha/service.yml:1:1 the file has 5003483 bytes; the maximum is 200000',
  ],
  [
    'an article of 5 MB',
    {[ARTICLE]: `${text(ARTICLE)}${'word '.repeat(1_000_000)}`},
    'services/alpha/index.md:1:1 the file has 5002402 bytes; the maximum is 200000',
  ],
  [
    'an empty article',
    {[ARTICLE]: ''},
    'services/alpha/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'an empty translation',
    {[JAPANESE]: ''},
    'i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md:1:1 the front matter is missing; the file must start with "---", title, description, "---"',
  ],
  [
    'a record that is a folder',
    {[RECORD]: null, [`${RECORD}/a.txt`]: 'a'},
    'services/alpha/service.yml/a.txt:1:1 service.yml must be a file, not a folder; remove the folder',
  ],
];

const COVERS: readonly Mistake[] = [
  [
    'no cover',
    {[COVER]: null},
    'services/alpha/cover.jpg:1:1 the file is missing; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'an empty cover',
    {[COVER]: ''},
    'services/alpha/cover.jpg:1:1 the file is not a JPEG image; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that is not a JPEG',
    {[COVER]: Buffer.from('GIF89a')},
    'services/alpha/cover.jpg:1:1 the file is not a JPEG image; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that is a renamed PNG',
    {[COVER]: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')},
    'services/alpha/cover.jpg:1:1 the file is not a JPEG image; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that is a text',
    {[COVER]: 'to be drawn\n'},
    'services/alpha/cover.jpg:1:1 the file is not a JPEG image; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a truncated cover',
    {[COVER]: cover(service()).subarray(0, -1)},
    'services/alpha/cover.jpg:1:1 the picture is damaged or was edited; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover with a wrong size',
    {[COVER]: jpeg(800, 600)},
    'services/alpha/cover.jpg:1:1 the picture has 800 × 600 pixels; it must have 1200 × 630; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that is too large',
    {[COVER]: jpeg(1200, 630, 100_001)},
    'services/alpha/cover.jpg:1:1 the file has 100001 bytes; it must have fewer than 100000; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover that was not drawn by the command',
    {[COVER]: jpeg()},
    'services/alpha/cover.jpg:1:1 the picture was not drawn from the record; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'the cover of another entry',
    {...beta(), [COVER]: cover(service({slug: 'beta'}))},
    'services/alpha/cover.jpg:1:1 the picture does not match the record, which has changed or belongs to another entry; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover with an outdated colour',
    values({color: '#112233'}),
    'services/alpha/cover.jpg:1:1 the picture does not match the record, which has changed or belongs to another entry; "npm run covers -- alpha" draws it from the record',
  ],
  [
    'a cover with an outdated icon',
    values({icon: 'cloudflare'}),
    'services/alpha/cover.jpg:1:1 the picture does not match the record, which has changed or belongs to another entry; "npm run covers -- alpha" draws it from the record',
  ],
];

const list = (...entries: readonly string[]) =>
  `storage:\n${entries.map((entry) => `  ${entry}\n`).join('')}`;

const TAG_LISTS: readonly Mistake[] = [
  [
    'an unused tag',
    tagFiles('storage', 'icon'),
    'services/tags.yml:6:1 tag "icon" is not used by any service; use it or remove it',
  ],
  [
    'a tag in upper case',
    {...edited(TAGS, 'storage:', 'Storage:')},
    'services/tags.yml:1:1 key "Storage" must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a tag with a space',
    {
      [TAGS]: `${text(TAGS)}cloud storage:\n  label: C\n  permalink: /c\n  description: C\n  group: other\n`,
    },
    'services/tags.yml:6:1 key "cloud storage" must be lower-case words joined by hyphens, such as "amazon-s3"',
  ],
  [
    'a tag with another permalink',
    edited(TAGS, '/storage', '/store'),
    'services/tags.yml:3:14 storage.permalink is "/store"; it must be "/storage"',
  ],
  [
    'a tag whose permalink has several segments',
    edited(TAGS, '/storage', '/cloud/storage'),
    'services/tags.yml:3:14 storage.permalink is "/cloud/storage"; it must be "/" and the tag in kebab-case, such as "/object-storage"',
  ],
  [
    'a tag whose permalink has no slash',
    edited(TAGS, '/storage', 'storage'),
    'services/tags.yml:3:14 storage.permalink is "storage"; it must be "/" and the tag in kebab-case, such as "/object-storage"',
  ],
  [
    'a tag without a label',
    {[TAGS]: list('permalink: /storage', 'description: Keeps files', 'group: other')},
    'services/tags.yml:2:3 storage.label is missing; it must be text',
  ],
  [
    'a tag without a description',
    {[TAGS]: list('label: Storage', 'permalink: /storage', 'group: other')},
    'services/tags.yml:4:3 storage.description is missing; it must be text',
  ],
  [
    'a tag with an unknown key',
    {
      [TAGS]: list(
        'label: Storage',
        'permalink: /storage',
        'description: Keeps files',
        'group: other',
        'color: red',
      ),
    },
    'services/tags.yml:6:3 storage: unknown key "color"; allowed: label, permalink, description, group',
  ],
  [
    'a tag without a group',
    edited(TAGS, '  group: other\n', ''),
    'services/tags.yml:4:3 storage.group is missing; it must be one of hosting, testing, ai, work, code, interfaces, other',
  ],
  [
    'a tag in an unknown group',
    edited(TAGS, 'group: other', 'group: others'),
    'services/tags.yml:5:10 storage.group is "others"; did you mean "other"?',
  ],
  [
    'a group in the Japanese list',
    edited(TAGS_JA, 'storageの説明', 'storageの説明\n  group: other'),
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:5:3 storage: unknown key "group"; allowed: label, permalink, description',
  ],
  [
    'full-width digits in a tag',
    edited(TAGS, 'About storage', 'About storage ３'),
    'services/tags.yml:4:16 storage.description contains the full-width digits "３", which searches do not find; write 0 to 9',
  ],
  [
    'a tag as a text',
    {[TAGS]: 'storage: Storage\n'},
    'services/tags.yml:1:10 storage is "Storage"; it must be a group of keys (label, permalink, description, group)',
  ],
  [
    'tags as a list',
    {[TAGS]: '- storage\n'},
    'services/tags.yml:1:1 the file contains a list of 1; it must contain keys with their values',
  ],
  [
    'a duplicate tag',
    {[TAGS]: `${text(TAGS)}${text(TAGS)}`},
    'services/tags.yml:6:1 not valid YAML: duplicate key; keep one of the two',
  ],
  [
    'two tags with the same label',
    {
      ...tagFiles('storage', 'store'),
      ...values({tags: ['storage', 'store']}),
      [TAGS]: yaml({
        storage: {
          label: 'Storage',
          permalink: '/storage',
          description: 'Keeps files',
          group: 'other',
        },
        store: {label: 'Storage', permalink: '/store', description: 'Keeps', group: 'other'},
      }),
    },
    'services/tags.yml:7:10 store.label is also that of the tag "storage"; change one of the two',
  ],
  [
    'a tag that the Japanese list lacks',
    {...values({tags: ['storage', 'icon']}), [TAGS]: tagFiles('storage', 'icon')[TAGS]!},
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:2:3 tag "icon" of services/tags.yml is missing here; add it with a Japanese label and description',
  ],
  [
    'a tag that only the Japanese list has',
    {[TAGS_JA]: tagFiles('storage', 'icon')[TAGS_JA]!},
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:5:1 tag "icon" is missing in services/tags.yml; add it there, or remove it here',
  ],
  [
    'a Japanese tag with another permalink',
    edited(TAGS_JA, '/storage', '/hozon'),
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:3:14 storage.permalink is "/hozon"; it must be "/storage"',
  ],
  [
    'a Japanese tag in English',
    edited(TAGS_JA, 'storageの説明', 'About storage'),
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:4:16 storage.description must be in Japanese, but has no Japanese characters',
  ],
  [
    'a misspelt tag in the Japanese list',
    edited(TAGS_JA, 'storage:', 'storge:'),
    'i18n/ja/docusaurus-plugin-content-blog-services/tags.yml:1:1 tag "storge" is missing in services/tags.yml; did you mean "storage"?',
  ],
  [
    'tags that are invalid YAML',
    edited(TAGS, 'label: STORAGE', 'label: "STORAGE'),
    'services/tags.yml:2:10 this quote is not closed; write " after the last character of the text',
  ],
  [
    'a conflict in the tags',
    {[TAGS]: `<<<<<<< HEAD\n${text(TAGS)}=======\n>>>>>>> theirs\n`},
    'services/tags.yml:1:1 unresolved git conflict; keep one side and remove the marker lines of "<", "=" and ">"',
  ],
  [
    'markup in a tag',
    edited(TAGS, 'About storage', 'About **storage**'),
    'services/tags.yml:4:16 storage.description contains "**storage**", which would be shown as it is; write the text without markup',
  ],
  [
    'code in a tag',
    edited(TAGS, 'About storage', 'About `storage`'),
    'services/tags.yml:4:16 storage.description contains a backtick, which would be shown as it is; remove it',
  ],
];

export const FILES: readonly Mistake[] = [
  ...MISSING,
  ...NAMES,
  ...SURPLUS,
  ...TEXTS,
  ...COVERS,
  ...TAG_LISTS,
];
