/**
 * A catalogue of one's own, from a copy of the repository to its first two entries. As it is small,
 * Docusaurus also lists the texts of the interface here, each of which has a translation.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {ensureChromium} from '../e2e/chromium';
import {COMPANIES, SERVICES} from '../fixtures/slugs';
import {linkPackages, withTemporaryFolder} from '../site/copy';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TWINS = 'i18n/ja/docusaurus-plugin-content-blog-services';
const TAG = {label: 'Shop', permalink: '/shop', description: 'Shops that sell tea leaves'};
const SLUGS = ['kettle-club', 'leaf-house'];

/** The files of the repository that git does not ignore. */
function copyRepository(folder: string): void {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).trim().split('\n');
  for (const file of files) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  linkPackages(ROOT, folder);
}

/** Runs a command as a newcomer types it, and returns what it prints. */
function run(folder: string, command: string): string {
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: {...process.env, INIT_CWD: folder, PORT: '4190'},
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** Replaces passages of a file. */
function edit(
  folder: string,
  file: string,
  ...edits: readonly (readonly [RegExp, string])[]
): void {
  const place = path.join(folder, file);
  const text = edits.reduce((t, [old, next]) => t.replace(old, next), readFileSync(place, 'utf8'));
  writeFileSync(place, text);
}

/** Fills in the draft of a shop, and publishes it. */
function publish(folder: string, slug: string): void {
  edit(
    folder,
    `services/${slug}/service.yml`,
    [/^draft.*\n/m, ''],
    [
      /$/,
      `goodFor:
  - {en: Small orders, ja: 少量の注文}
watchOut:
  - {en: No shipping in August, ja: 8月は発送なし}
facts:
  - {id: leaves, topic: feature, text: {en: It sells 12 kinds of leaves., ja: 12種類の茶葉を扱います。}, source: home}
`,
    ],
  );
  const english = 'Each order leaves the shop on the day after it was paid, packed in paper.\n\n';
  const japanese = '注文は、支払いの翌日に店から発送されます。包装には紙を使います。\n\n';
  const texts = [
    [
      'services',
      'A shop for tea leaves that takes small orders, packs them in paper and ships the next day',
      english.repeat(29),
    ],
    [
      TWINS,
      '茶葉の店です。少量の注文も受け付け、支払いの翌日に、紙の袋に入れて店から発送します。',
      japanese.repeat(40),
    ],
  ] as const;
  for (const [parent, description, text] of texts) {
    const heading = parent === TWINS ? '茶葉' : 'Leaves';
    edit(
      folder,
      `${parent}/${slug}/index.md`,
      [/(?<=^description: ).*/m, description],
      [/(?<=\n---\n)[^]*/, `\n${description}\n\n{/* truncate */}\n`],
      [/$/, `\n## ${heading} {/* #leaves */}\n\n<Fact id="leaves" />\n\n${text}`],
    );
  }
}

/** The files of a folder that name one of the entries of this repository. */
const filesThatName = (folder: string, words: readonly string[]): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:png|jpg|webp|ico)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return words.some((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text));
    });

/** Prefix that Docusaurus adds to messages without a translation; no real message starts with it. */
const UNTRANSLATED = '\u2063untranslated:';

/** The messages of the interface that are not in Japanese after Docusaurus has added all of them. */
function untranslatedIn(folder: string): string[] {
  const program = 'node node_modules/@docusaurus/core/bin/docusaurus.mjs';
  run(folder, `${program} write-translations --locale ja --messagePrefix ${UNTRANSLATED}`);
  const files = readdirSync(path.join(folder, 'i18n/ja'), {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, 'i18n/ja', file), 'utf8');
      const messages = JSON.parse(text) as Readonly<Record<string, {readonly message: string}>>;
      return Object.entries(messages)
        .filter(([, {message}]) => !isJapanese(message))
        .map(([id, {message}]) => `${file}: "${id}" is "${message}"`);
    });
}

/** Docusaurus ships some texts of the theme untranslated and without the prefix. */
const isJapanese = (message: string): boolean =>
  !message.startsWith(UNTRANSLATED) &&
  (['API', 'GitHub', 'Tea Shelf'].includes(message) ||
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message) ||
    !/\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')));

/** Names that are also words, or of hosts and tools that the documentation of the engine names. */
const ALSO_WORDS = ['linear', 'world', 'cloudflare', 'cloudflare-pages', 'playwright'];

it('is emptied, filled, checked, built and read', {timeout: 600_000}, () =>
  withTemporaryFolder((folder) => {
    copyRepository(folder);
    const answers =
      '--name "Tea Shelf" --tagline "Shops for tea" --tagline-ja お茶の店 --category "Tea shops" --category-ja お茶の店';
    run(folder, `npm run new -- catalogue ${answers}`);
    expect(readdirSync(path.join(folder, 'services')).sort()).toEqual([
      'categories.yml',
      'rates.yml',
      'tags.yml',
    ]);
    run(folder, 'npm run check:content');
    run(folder, 'npm run check:format');

    writeFileSync(
      path.join(folder, 'services/tags.yml'),
      JSON.stringify({shop: {...TAG, group: 'other'}}, null, 2),
    );
    const japanese = {...TAG, label: '店', description: '茶葉を売る店'};
    writeFileSync(path.join(folder, TWINS, 'tags.yml'), JSON.stringify({shop: japanese}, null, 2));
    for (const slug of SLUGS) {
      const home = `https://example.com/${slug}`;
      const flags = `--name "Tea ${slug}" --homepage ${home} --vendor "Example, Inc." --tags shop`;
      run(folder, `npm run new -- service ${slug} ${flags}`);
      publish(folder, slug);
    }
    run(folder, 'npm run translated -- --all');
    expect(run(folder, 'npm run check:content')).toContain('2 services and 0 companies');
    run(folder, 'npm run build');

    const index = readFileSync(path.join(folder, 'build/api/v1/services.json'), 'utf8');
    const {services} = parse(index) as {readonly services: readonly {readonly slug: string}[]};
    expect(services.map(({slug}) => slug).sort()).toEqual(SLUGS);
    const names = [...SERVICES, ...COMPANIES].filter((slug) => !ALSO_WORDS.includes(slug));
    expect(filesThatName(path.join(folder, 'build'), [...names, 'DevShelf'])).toEqual([]);

    // After the build, which must not need the messages that this adds.
    expect(untranslatedIn(folder)).toEqual([]);

    run(folder, 'npm run test:site');
    ensureChromium();
    run(folder, 'npm run test:e2e -- --project site');
  }),
);
