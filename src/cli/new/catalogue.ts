/**
 * `npm run new -- catalogue`: turns a clone into an empty catalogue on another subject. The records,
 * the articles and the tests about them go; the engine with its documentation and tests stays.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InvalidArgumentError} from 'commander';
import packageJson from '../../../package.json';
import {inspectTranslations, twinOf} from '../../catalogue';
import identity from '../../site/identity.json';
import {LOCALES} from '../../site/locales';
import {writeSchemas} from '../checkContent';
import {define, Failure, writeText} from '../command';
import {drawCard} from '../draw';
import {accept} from '../translated';

type Text = 'name' | 'tagline' | 'taglineJa' | 'category' | 'categoryJa';
type Answers = Readonly<Record<Text | 'homepage' | 'repository', string>>;

type Files = readonly (readonly [file: string, text: string])[];

/** Folders that git ignores. */
const IGNORED = ['.cache', '.docusaurus', '.git', 'build', 'build-variant', 'node_modules'];

/** Tests that don't depend on the content. */
const ENGINE_TESTS = [
  'unit/|mistakes/|site/|text/|fixtures/catalogue',
  'build/(?:pages|html|links|security)|content/jsonSchema|e2e/(?:chromium|fixtures|setup|smoke)',
].join('|');

/** Files about the content of this catalogue. */
const CONTENT = [
  /^(?:services|companies|i18n\/ja\/docusaurus-plugin-content-blog-\w+)\/(?!company\/)[^/]+\//,
  /^(?:docs|i18n\/ja\/docusaurus-plugin-content-docs\/current)\/categories\//,
  /^(?:static\/img\/social-card\.\w+\.png|\.github\/(?:screenshot\.png|workflows\/browsers\.yml))$/,
  new RegExp(`^tests/(?!${ENGINE_TESTS})`),
];

/** Creates the parser of an option whose values have this form. */
const formOf = (pattern: RegExp, form: string) => (given: string) => {
  if (!pattern.test(given)) {
    throw new InvalidArgumentError(`It must be ${form}.`);
  }
  return given;
};
/** A text that means the same in Markdown, YAML and TypeScript. */
const plain = formOf(/^[^<>{}[\]"'`\\:#|&*\r\n]{1,120}$/, 'one line without quotes and brackets');
const url = formOf(/^https:\/\/[\w.-]+(?:\/[\w.-]+)*\/?$/, 'a URL with https');
const repository = formOf(/^[\w-]+\/[\w.-]+$/, 'of the form owner/name');

export const command = define(
  'Turns this clone into an empty catalogue on another subject: deletes the entries, tags and categories and the tests about them, and keeps the engine. All changes must be committed, so that git keeps what it deletes.',
  'npm run new -- catalogue --name "Map Shelf" --category "Map tiles"',
)
  .option('--name <name>', 'name of the site', plain, 'My Catalogue')
  .option('--tagline <text>', 'what it is about', plain, 'Services, each value with its source')
  .option('--tagline-ja <text>', 'the same in Japanese', plain, '出典付きのサービス紹介')
  .option('--category <name>', 'first category', plain, 'Services')
  .option('--category-ja <name>', 'the same in Japanese', plain, 'サービス')
  .option('--homepage <url>', 'URL of the published site', url, 'https://catalogue.example/')
  .option('--repository <name>', 'owner/name on GitHub', repository, 'example/catalogue')
  .action(async (answers: Answers) => {
    assertCommitted();
    const key = slugOf(answers.category);
    const own = listFiles().filter((file) => CONTENT.some((pattern) => pattern.test(file)));
    own.forEach(remove);
    for (const [file, text] of [...rename(answers, key), ...startOf(answers, key)]) {
      writeText(file, text);
    }
    writeSchemas();
    inspectTranslations('.').forEach(accept);
    const card = readFileSync('static/img/social-card.svg');
    for (const locale of LOCALES) {
      writeFileSync(`static/img/social-card.${locale}.png`, await drawCard(card, locale));
    }
    console.log(`${answers.name} is an empty catalogue now, with the category "${key}".
"npm run preview" builds and shows it. To add the first service:
1. Declare its tags in services/tags.yml and ${twinOf('services/tags.yml')}.
2. npm run new -- service example-store
Next steps: docs/own-catalogue.md`);
  });

/** @throws Failure if git knows of changes; without a repository there are none */
function assertCommitted(): void {
  const args = ['status', '--porcelain', '--', '.', ':!node_modules'];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  if (status === 0 && stdout !== '') {
    throw new Failure(`commit or stash these changes first, so that nothing is lost:\n${stdout}`);
  }
}

/** Removes a file, and the folders that are empty without it. */
function remove(file: string): void {
  rmSync(file, {recursive: true});
  const folder = path.dirname(file);
  if (readdirSync(folder).length === 0) {
    remove(folder);
  }
}

/** The key of a category or site: lower-case words joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'services';

/** Paths of the files below a folder of the repository, with forward slashes. */
const listFiles = (folder = ''): string[] =>
  readdirSync(`./${folder}`, {withFileTypes: true})
    .filter(({name}) => folder !== '' || !IGNORED.includes(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${folder}${entry.name}/`) : folder + entry.name,
    );

/** The files that name this catalogue or its subject, with the names of the new one. */
function rename(answers: Answers, key: string): Files {
  const [owner] = answers.repository.split('/') as [string];
  const own = /github\.com\/(.+?)\/(.+?)\.git$/.exec(packageJson.repository.url)!;
  const site: readonly Replacement[] = [
    [packageJson.homepage.replace(/\/$/, ''), answers.homepage.replace(/\/$/, '')],
    [`${own[1]}/${own[2]}`, answers.repository],
    [`@${own[1]}/`, `@${owner}/`],
    [packageJson.name, slugOf(answers.name)],
    [identity.title, answers.name],
  ];
  const subject: readonly Replacement[] = [
    [' of cloud services and open source software for developers', ''],
    ['開発者向けのクラウドサービスとオープンソースソフトウェアを、', ''],
    ['docs/categories/storage', `docs/categories/${key}`],
    ['amazon-s3', 'other-store'],
    ['Amazon S3', 'Other Store'],
    ['object-storage', key],
    ['object storage', answers.category],
    ['Object storage', answers.category],
    ['オブジェクトストレージ', answers.categoryJa],
  ];
  const isProse = (file: string) => /\.mdx?$|^package\.json$/.test(file);
  return listFiles()
    .filter((file) => !/\.(?:png|jpg|ico)$|^src\/cli\/new\/catalogue/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const replaced = replaceAll(text, isProse(file) ? [...site, ...subject] : site);
      const changed = EDITS[file]?.(replaced, key) ?? replaced;
      return changed === text ? [] : [[file, changed] as const];
    });
}

type Replacement = readonly [old: string, replacement: string];

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((result, [old, replacement]) => result.replaceAll(old, replacement), text);

/** What changes in a file besides names. */
const EDITS: Readonly<Record<string, (text: string, key: string) => string>> = {
  'README.md': (text) => text.replace(/^!\[.*\n\n/m, ''),
  'CONTRIBUTING.md': (text) =>
    text
      .replace(/^(?:- `tests\/(?:commands|bench|search|hosting)`|\| `npm run bench`).*\n/gm, '')
      .replace('the commands, the built pages, the search and the hosting', 'the built pages')
      .replace(', unused files, exports and packages (knip),', ''),
  'sidebars.ts': (text, key) =>
    text.replace(/(?:'categories\/[\w-]+',\s*)+/, `'categories/${key}',`),
  'static/img/social-card.svg': (text) => text.replace(/^ *<g lang=.*\n/gm, ''),
  // The tests that are kept don't use all of the engine.
  'package.json': (text) =>
    text
      .replace(' && knip', '')
      .replace(/"test:site": ".*"/, '"test:site": "vitest run --project build"')
      .replace(/,\s*"bench": ".*"/, ''),
  '.github/ISSUE_TEMPLATE/add-service.yml': (text) =>
    text.replace(/^ {2}- type: .*\n {4}id: tags\n(?: {4}.*\n|\n)*/m, ''),
};

/** The first files of the content. */
function startOf(answers: Answers, key: string): Files {
  const {name: title, tagline, taglineJa, category, categoryJa} = answers;
  const template = (file: string, ownName: string) =>
    replaceAll(readFileSync(path.join(__dirname, 'catalogue', file), 'utf8'), [
      ['<key>', key],
      ['<category>', ownName],
      ['<category-ja>', categoryJa],
    ]);
  const page = `docs/categories/${key}.md`;
  const texts = {title, tagline: {en: [tagline], ja: [taglineJa]}};
  return [
    ['docs/intro.md', template('docs/intro.md', category)],
    [twinOf('docs/intro.md'), template('ja/intro.md', categoryJa)],
    [page, template('docs/category.md', category)],
    [twinOf(page), template('ja/category.md', categoryJa)],
    ['services/categories.yml', template('categories.yml', category)],
    ['services/tags.yml', '{}\n'],
    [twinOf('services/tags.yml'), '{}\n'],
    ['src/site/identity.json', JSON.stringify(texts, null, 2)],
  ];
}
