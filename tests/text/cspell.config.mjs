// British English spelling. Names that are in no dictionary are listed in words.txt, and the words of
// the names of all entries are known.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

const records = [
  ['services', 'service.yml'],
  ['companies', 'company.yml'],
]
  .flatMap(([folder, file]) => readdirSync(folder).map((slug) => `${folder}/${slug}/${file}`))
  .filter(existsSync)
  .map((file) => parse(readFileSync(file, 'utf8')));
const names = records.flatMap(({slug, name, vendor, aliases = []}) => [
  slug,
  name.en ?? name,
  vendor?.en ?? vendor ?? '',
  ...aliases,
]);

export default {
  version: '0.2',
  language: 'en-GB',
  globRoot: '../..',
  files: [
    '*.md',
    'docs/**/*.{md,mdx}',
    'services/*/index.md',
    'services/*/service.yml',
    'services/tags.yml',
    'companies/*/index.md',
    'companies/*/company.yml',
    'src/theme/README.md',
  ],
  dictionaryDefinitions: [{name: 'words', path: './words.txt'}],
  // Dictionaries of identifiers would accept too many misspellings.
  dictionaries: ['words', '!npm', '!typescript', '!node', '!html', '!css', '!fonts'],
  // Words that the British dictionary accepts in another sense or as a variant.
  flagWords: [
    'analog->analogue',
    'analyze->analyse',
    'analyzed->analysed',
    'analyzes->analyses',
    'artifact->artefact',
    'artifacts->artefacts',
    'authorize->authorise',
    'authorized->authorised',
    'canceled->cancelled',
    'catalog->catalogue',
    'catalogs->catalogues',
    'center->centre',
    'centers->centres',
    'customize->customise',
    'customized->customised',
    'gray->grey',
    'license->licence (the noun)',
    'licenses->licences (the noun)',
    'optimize->optimise',
    'optimized->optimised',
    'organization->organisation',
    'organizations->organisations',
    'organize->organise',
    'organized->organised',
    'organizes->organises',
    'recognize->recognise',
    'recognized->recognised',
    'recognizes->recognises',
    'summarize->summarise',
    'summarizes->summarises',
    'summarized->summarised',
    'synchronize->synchronise',
    'synchronized->synchronised',
  ],
  patterns: [
    {name: 'japanese', pattern: '/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]+/gu'},
    {name: 'code-fence', pattern: '/^\\s*(```+|~~~+)[\\s\\S]*?^\\s*\\1/gm'},
    {name: 'code-span', pattern: '/`[^`\\n]*`/g'},
    {name: 'mdx-comment', pattern: '/\\{\\/\\*.*?\\*\\/\\}/g'},
    {name: 'jsx-tag', pattern: '/<\\/?[A-Z][^>]*>/g'},
    {name: 'host', pattern: '/\\b[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}(?:\\/\\S*)?/g'},
    {name: 'package', pattern: '/@[\\w-]+\\/[\\w-]+/g'},
    // Names with American spelling, such as Data Center and MIT License.
    {
      name: 'names',
      pattern: '/(?<=\\b[A-Z]\\w* )(?:Catalog|Center|License)\\b|\\bLICENSE\\b/g',
    },
    {name: 'yaml-keys', pattern: '/^[ -]*[A-Za-z]+:(?=\\s)/gm'},
    {
      name: 'yaml-identifiers',
      pattern:
        '/^[ -]*(?:id|slug|company|topic|tags|source):.*$|^ +[\\w-]+: *\\{url:.*$|^  [\\w-]+:$|source: [\\w-]+/gm',
    },
    // Search aliases, which may contain other spellings.
    {name: 'yaml-aliases', pattern: '/^aliases:.*(?:\\n +- .*)*/gm'},
  ],
  ignoreRegExpList: [
    'japanese',
    'code-fence',
    'code-span',
    'mdx-comment',
    'jsx-tag',
    'host',
    'package',
    'names',
  ],
  overrides: [
    {
      filename: '**/*.yml',
      ignoreRegExpList: ['yaml-keys', 'yaml-identifiers', 'yaml-aliases'],
    },
  ],
  words: names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []),
};
