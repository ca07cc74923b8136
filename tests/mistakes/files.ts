/** Mistakes in the names and contents of files, in covers and in lists of tags. */
import {twinOf} from '@site/src/catalogue';
import {
  article,
  cover,
  type Draft,
  type Files,
  jpeg,
  service,
  tagFiles,
  tags,
  yaml,
} from '../unit/catalogue/factories';
import {
  ARTICLE,
  COVER,
  DOCUMENT,
  JAPANESE,
  inFile,
  type Mistake,
  PROFILE,
  RECORD,
  renamed,
  TAGS,
  TAGS_JA,
  textOf,
  values,
} from './site';

const DIRECTORY = 'companies/company/config.yml';

/** Missing, misnamed and superfluous files. */
const NAMES: readonly Mistake[] = [
  ['no record', {[RECORD]: null}, '1:1', 'needs its record'],
  ['no article', {[ARTICLE]: null, [JAPANESE]: null}, '1:1', 'needs an article'],
  ['no profile', {[PROFILE]: null, [twinOf(PROFILE)]: null}, '1:1', 'needs an article'],
  ['no settings', {[DIRECTORY]: null}, '1:1', 'the file is missing'],
  ['no tags', {[TAGS]: null}, '1:1', 'restore it'],
  ['a record in upper case', renamed(RECORD, 'Service.yml'), '1:1', 'rename it to "service.yml"'],
  ['an article as MDX', renamed(ARTICLE, 'index.mdx'), '1:1', 'rename it to index.md'],
  ['a cover as PNG', renamed(COVER, 'cover.png'), '1:1', '"npm run covers -- alpha"'],
  ['tags with another extension', renamed(TAGS, 'tags.yaml'), '1:1', 'rename it to tags.yml'],
  ['a second page', {'services/alpha/more.md': article()}, '1:1', 'remove it'],
  ['a page outside of folders', {'services/hello.md': article()}, '1:1', 'in its own folder'],
  ['a subfolder', {'services/alpha/a/service.yml': 'a'}, '1:1', 'no subfolders'],
  ['a record that is a folder', {[`${RECORD}/a.txt`]: 'a', [RECORD]: null}, '1:1', 'not a folder'],
  ['a hidden file', {'services/alpha/.DS_Store': 'x'}, '1:1', 'remove it'],
  ['a copy of an editor', {'services/alpha/index.md~': 'x'}, '1:1', 'remove it'],
  ['a folder with an underscore', {'services/_draft/notes.md': 'x'}, '1:1', 'remove it'],
  [
    'a name that is code',
    {'services/alpha/a.webp!data:,x.png': 'x'},
    '1:1',
    'rename it to "a.webp',
  ],
  [
    'a Japanese page here',
    {'services/alpha/index.ja.md': 'x'},
    '1:1',
    `move this one to ${JAPANESE}`,
  ],
  [
    'an English translation',
    {'i18n/en/docusaurus-plugin-content-blog-services/a.md': 'x'},
    '1:1',
    'no page',
  ],
  ['a translated record', {[twinOf(RECORD)]: textOf(RECORD)}, '1:1', 'both languages use'],
  ['a translation of nothing', {[twinOf('services/b/index.md')]: 'b'}, '1:1', 'does not exist'],
  ['a note among the documents', {'docs/notes.txt': 'To do'}, '1:1', 'only pages'],
  [
    'a document in upper case',
    {'docs/My Guide.md': textOf(DOCUMENT), [twinOf('docs/My Guide.md')]: textOf(twinOf(DOCUMENT))},
    '1:1',
    'rename it to "my-guide.md"',
  ],
];

/** Files that are not text of a reasonable size. */
const TEXTS: readonly Mistake[] = [
  ['UTF-16', {[RECORD]: Buffer.from(`\uFEFF${textOf(RECORD)}`, 'utf16le')}, '1:4', 'as UTF-8'],
  ['Latin-1', {[ARTICLE]: Buffer.from('---\ntitle: Café', 'latin1')}, '2:11', 'not valid UTF-8'],
  ['an image', {[RECORD]: Buffer.from('ffd8ffe000104a464946', 'hex')}, '1:5', 'NUL character'],
  ['5 MB', {[ARTICLE]: article() + 'word '.repeat(1_000_000)}, '1:1', 'the maximum is 60000'],
  ['too many lines', {[ARTICLE]: article() + 'a\n-\n'.repeat(1000)}, '1:1', 'the maximum is 2000'],
  ['a git conflict', {[RECORD]: 'slug: alpha\n=======\n'}, '2:1', 'conflict'],
  ['the lines of Windows', {[ARTICLE]: article().replaceAll('\n', '\r\n')}, '1:4', 'LF'],
  ['a byte order mark', {[ARTICLE]: `\uFEFF${article()}`}, '1:1', 'without one'],
];

/** Covers, which a command draws from the record. */
const COVERS: readonly Mistake[] = (
  [
    ['no cover', null, 'the file is missing'],
    ['a cover of another format', '<svg/>', 'not drawn from the record'],
    ['a cover from elsewhere', jpeg(), 'not drawn from the record'],
    ['a cover that ends early', cover(service()).subarray(0, -1), 'damaged'],
    ['the cover of another entry', cover(service({slug: 'beta'})), 'does not match the record'],
  ] as const
).map(([what, file, essence]) => [what, {[COVER]: file}, '1:1', essence]);

const MORE: Draft = {tags: ['storage', 'icon']};
const ICON = tagFiles('storage', 'icon');
const inTags = (overrides: Draft): Files => ({
  [TAGS]: yaml({storage: {...(tags('storage').storage as Draft), ...overrides}}),
});

/** The lists of tags in both languages. */
const TAG_LISTS: readonly Mistake[] = [
  ['a tag that is not used', ICON, '6:1', 'not used by any service'],
  ['a key that is no slug', {[TAGS]: yaml(tags('Storage'))}, '1:1', 'joined by hyphens'],
  ['a permalink without a slash', inTags({permalink: 'storage'}), '3:14', 'must be "/storage"'],
  ['a permalink of another tag', inTags({permalink: '/store'}), '3:14', 'must be "/storage"'],
  ['an unknown group', inTags({group: 'others'}), '5:10', 'did you mean "other"'],
  ['markup in a tag', inTags({description: 'Keeps **it**'}), '4:16', 'without markup'],
  ...inFile(TAGS_JA, ['an English tag', ['storageの説明', 'Files'], '4:16', 'in Japanese']),
  [
    'two tags with one label',
    {
      [TAGS]: String(ICON[TAGS]).replace('ICON', 'Storage'),
      [TAGS_JA]: ICON[TAGS_JA]!,
      ...values(MORE),
    },
    '7:10',
    'also that of the tag "storage"',
  ],
  ['a tag of one language', {...values(MORE), [TAGS]: ICON[TAGS]!}, `${TAGS_JA}:2:3`, 'icon'],
  ['a tag of one translation', {[TAGS_JA]: ICON[TAGS_JA]!}, '5:1', 'remove it here'],
];

export const FILES: readonly Mistake[] = [...NAMES, ...TEXTS, ...COVERS, ...TAG_LISTS];
