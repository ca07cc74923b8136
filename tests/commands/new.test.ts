/** `npm run new`: from answers to files, on small trees and as a process. */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  type CoverSubject,
  formatProblems,
  inspectCatalogue,
  inspectTranslations,
  loadCatalogue,
  recordFrontMatter,
  stampCover,
} from '@site/src/catalogue';
import {draftCompany, draftService, type Texts} from '@site/src/cli/new/drafts';
import {type Answers, completeAnswers, promptAnswers} from '@site/src/cli/new/questions';
import {writeEntry} from '@site/src/cli/new/write';
import {Failure} from '@site/src/cli/command';
import {findDuplicate, uniqueDate} from '@site/src/cli/new/duplicates';
import {
  attributes,
  catalogue,
  catalogueFiles,
  jpeg,
  parseCompany,
  parseService,
  serviceFiles,
  tagFiles,
  tags,
  writeTree,
} from '../unit/catalogue/factories';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import {runCommand} from './runCommand';

const ANSWERS = {
  slug: 'beta',
  name: {en: 'Beta: the second', ja: 'ベータ'},
  description: {en: 'Draft.', ja: '下書きです。'},
  homepage: 'https://example.com/beta',
  icon: null,
  color: '#0a5277',
  date: '2026-11-20T12:00:00Z',
};
const SERVICE = {
  ...ANSWERS,
  kind: 'both',
  company: 'acme',
  vendor: {en: 'Acme', ja: 'アクメ'},
  tags: ['storage'],
  category: 'keeping',
  attributes: Object.keys(attributes()),
};

/** The cover of the draft service. */
const COVER = {'services/beta/cover.jpg': stampCover(jpeg(), SERVICE as CoverSubject)};

function write(root: string, texts: Texts): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
}

/** All paths below a folder, sorted, with forward slashes. */
const listing = (root: string): string[] =>
  readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** A catalogue with a draft of a service and one of a company. */
function treeWithDrafts(): string {
  const root = writeTree(catalogueFiles(COVER));
  write(root, draftService(SERVICE));
  write(root, draftCompany({...ANSWERS, slug: 'beta-corp'}));
  return root;
}

describe('the drafts', () => {
  it('pass the check, with both articles and current translations', () => {
    const root = treeWithDrafts();
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
    const twins = inspectTranslations(root).filter(({page}) => page.includes('beta'));
    expect(twins.map(({state}) => state)).toEqual(['current', 'current']);
  });

  it('are part of the catalogue only on request', () => {
    const root = treeWithDrafts();
    const slugs = (withDrafts: boolean) => {
      const {services, companies} = loadCatalogue(root, {withDrafts});
      return [...services, ...companies].map(({slug}) => slug);
    };
    expect(slugs(false)).toEqual(['alpha', 'acme']);
    expect(slugs(true)).toEqual(['beta', 'alpha', 'acme', 'beta-corp']);
    expect(loadCatalogue(root).services).toHaveLength(1);
  });

  it('hide tags that only they use', () => {
    const root = writeTree(catalogueFiles({...tagFiles('storage', 'icon'), ...COVER}));
    write(root, draftService({...SERVICE, tags: ['icon']}));
    expect(Object.keys(loadCatalogue(root).tags)).toEqual(['storage']);
    expect(Object.keys(loadCatalogue(root, {withDrafts: true}).tags)).toEqual(['storage', 'icon']);
  });

  it('are drafts for the blog plugin in both languages, unlike other entries', () => {
    const root = treeWithDrafts();
    const draftOf = (page: string) => recordFrontMatter(root, path.join(root, page))?.draft;
    const japanese = 'i18n/ja/docusaurus-plugin-content-blog-';
    expect(draftOf('services/beta/index.md')).toBe(true);
    expect(draftOf(`${japanese}services/beta/index.md`)).toBe(true);
    expect(draftOf('companies/beta-corp/index.md')).toBe(true);
    expect(draftOf('services/alpha/index.md')).toBeUndefined();
  });

  it('report what is missing when they are published', () => {
    const root = treeWithDrafts();
    const file = path.join(root, 'services/beta/service.yml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^draft: .*\n/m, ''));
    expect(formatProblems(inspectCatalogue(root).problems)).toMatchInlineSnapshot(`
      "i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:3:1 the description has 6 characters; it must have 40 to 100 to fit in search results
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:7:1 "この項目は下書きです。" is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:13:1 this comment is a hint from the draft; follow it, then remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:17:1 this comment is a hint from the draft; follow it, then remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:21:1 this comment is a hint from the draft; follow it, then remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:25:1 this comment is a hint from the draft; follow it, then remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:29:1 this comment is a hint from the draft; follow it, then remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:33:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/index.md:1:1 the article has 24 words including cited facts; it must have 400 to 900
      services/beta/index.md:3:1 the description has 6 characters; it must have 70 to 160 to fit in search results
      services/beta/index.md:6:1 "This entry is a draft." is left over from the draft; write what the entry is about, or make it a draft again with "draft: true"
      services/beta/index.md:12:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/index.md:16:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/index.md:20:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/index.md:24:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/index.md:28:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/index.md:32:1 this comment is a hint from the draft; follow it, then remove it
      services/beta/service.yml:62:10 goodFor must contain at least one line; only a draft may have none
      services/beta/service.yml:63:11 watchOut must contain at least one line; only a draft may have none
      services/beta/service.yml:65:8 facts must contain at least one fact; only a draft may have none
      20 problems"
    `);
  });
});

describe('the answers given as flags', () => {
  const all = catalogue({tags: TagsSchema.parse(tags('storage', 'icon'))});

  it('are completed', () => {
    const {answers, problems} = completeAnswers(
      'service',
      {name: 'Beta', homepage: 'https://example.com/', company: 'acme', tags: 'icon, storage'},
      all,
    );
    expect(problems).toEqual([]);
    expect(answers).toMatchInlineSnapshot(`
      {
        "category": "keeping",
        "color": "#0a5277",
        "company": "acme",
        "description": "Draft of an entry about Beta.",
        "description-ja": "Betaについての項目の下書きです。",
        "homepage": "https://example.com/",
        "icon": "none",
        "kind": "cloud-service",
        "name": "Beta",
        "name-ja": "Beta",
        "tags": "icon,storage",
        "vendor": "Company acme",
        "vendor-ja": "企業acme",
      }
    `);
  });

  it('are all validated, and each message says what would be right', () => {
    expect(
      completeAnswers(
        'service',
        {
          homepage: 'example.com',
          kind: 'cloud',
          company: 'acne',
          tags: 'storge,icon',
          color: 'red',
          icon: 'cloudfare',
        },
        all,
      ).problems,
    ).toMatchInlineSnapshot(`
      [
        "--name is missing: Name, as the vendor writes it",
        "--homepage "example.com" must be a complete URL that starts with "https://"",
        "--kind "cloud" is not a kind of service; did you mean "cloud-service"?",
        "--company "acne" has no folder below companies/; did you mean "acme"?",
        "--tags "storge" is not in services/tags.yml; did you mean "storage"?",
        "--icon "cloudfare" must be the slug of an icon of simple-icons, such as "cloudflare", or none for a monogram; did you mean "cloudflare"?",
        "--color "red" must be a colour of six lower-case digits in quotes, such as "#0a5277"",
      ]
    `);
  });
});

describe('the questions', () => {
  it('ask for missing answers, and again after an invalid one', async () => {
    const replies = ['', 'Beta', '', '', 'acne', 'acme', '', '', 'storge', 'storage'];
    const asked: string[] = [];
    const told: string[] = [];
    const answers = await promptAnswers(
      'service',
      {homepage: 'https://example.com/'},
      catalogue(),
      {
        ask: (question) => {
          asked.push(question);
          return Promise.resolve(replies.shift() ?? '');
        },
        show: (line) => told.push(line),
      },
    );
    expect(asked).toMatchInlineSnapshot(`
      [
        "Name, as the vendor writes it: ",
        "Name, as the vendor writes it: ",
        "Name in Japanese texts [Beta]: ",
        "Kind: cloud-service, open-source, both [cloud-service]: ",
        "Company, a folder below companies/, or none [none]: ",
        "Company, a folder below companies/, or none [none]: ",
        "Vendor [Company acme]: ",
        "Vendor in Japanese texts [企業acme]: ",
        "Tags of services/tags.yml, separated by commas: ",
        "Tags of services/tags.yml, separated by commas: ",
        "Category of services/categories.yml, for the comparison [keeping]: ",
        "Icon of simpleicons.org, or none [none]: ",
        "Colour [#0a5277]: ",
        "Description for search results, English [Draft of an entry about Beta.]: ",
        "Description for search results, Japanese [Betaについての項目の下書きです。]: ",
      ]
    `);
    expect(told).toMatchInlineSnapshot(`
      [
        "  must not be empty",
        "acme (Company acme)",
        "  "acne" has no folder below companies/; did you mean "acme"?",
        "storage",
        "  "storge" is not in services/tags.yml; did you mean "storage"?",
        "keeping, running",
      ]
    `);
    expect(answers).toMatchObject({name: 'Beta', company: 'acme', vendor: 'Company acme'});
  });
});

describe('an answer', () => {
  const all = catalogue({
    tags: TagsSchema.parse({
      ...tags('storage', 'icon', 'c'),
      'e-2-e': {label: 'E2E', permalink: '/e-2-e', description: 'End to end', group: 'testing'},
      's-3-compatible': {
        label: 'S3 Compatible',
        permalink: '/s-3-compatible',
        description: 'As S3',
        group: 'hosting',
      },
    }),
    companies: [parseCompany({name: {en: 'Acme, Inc.', ja: 'アクメ'}, aliases: ['ACM']})],
  });
  const given = {name: 'Beta', homepage: 'https://example.com/', vendor: 'B', tags: 'icon'};
  const answersTo = (answers: Answers) => completeAnswers('service', {...given, ...answers}, all);

  it.each([
    ['e2e', 'e-2-e'],
    ['E2E, s3 compatible', 'e-2-e,s-3-compatible'],
    ['S3 Compatible,icon , STORAGE', 's-3-compatible,icon,storage'],
    ['storage icon', 'storage,icon'],
    ['icon, Icon', 'icon'],
  ])('can name tags in any spelling: %s', (tags, slugs) => {
    expect(answersTo({tags})).toMatchObject({answers: {tags: slugs}, problems: []});
  });

  it.each([
    ['s3', 's-3-compatible'],
    ['e2', 'e-2-e'],
    ['storge', 'storage'],
  ])('with an unknown tag suggests a similar one: %s', (tags, slug) => {
    expect(answersTo({tags}).problems).toEqual([
      `--tags "${tags}" is not in services/tags.yml; did you mean "${slug}"?`,
    ]);
  });

  it.each(['C++', '#', '日本'])('does not match a tag by a few of its characters: %s', (tags) => {
    expect(answersTo({tags}).problems).toEqual([expect.stringContaining(`"${tags}" is not in`)]);
  });

  it.each(['acme', 'Acme Inc', 'アクメ', 'acm'])('can name a company: %s', (company) => {
    expect(answersTo({company}).answers).toMatchObject({company: 'acme', 'vendor-ja': 'アクメ'});
  });

  it.each([
    ['Open source software', 'open-source'],
    ['open source', 'open-source'],
    ['クラウドサービス', 'cloud-service'],
  ])('can name a kind: %s', (kind, word) => {
    expect(answersTo({kind}).answers.kind).toBe(word);
  });

  it.each(['none', 'null'])('can leave out icon and company: %s', (none) => {
    expect(answersTo({icon: none, company: none})).toMatchObject({
      answers: {icon: 'none', company: 'none'},
      problems: [],
    });
  });

  it.each(['Be\nta', 'Be\rta', 'Be\u2028ta', 'Be\u0000ta', 'Be\u001b[31mta'])(
    'must be on one line: %j',
    (name) => {
      expect(answersTo({name}).problems).toEqual([
        '--name must be one line, without control characters',
      ]);
    },
  );

  it('fills in a description that ends with a single full stop', () => {
    expect(answersTo({name: 'Beta, Inc.'}).answers.description).toBe(
      'Draft of an entry about Beta, Inc.',
    );
  });
});

describe('duplicates', () => {
  const all = catalogue({services: [parseService({aliases: ['Elder'], draft: true})]});

  it.each([
    ['the slug', 'alpha'],
    ['the name', 'SERVICE ALPHA'],
    ['the name', 'サービスalpha'],
    ['an alias', 'elder'],
  ])('of %s are reported with the entry: %s', (what, word) => {
    const message = findDuplicate('service', ['free', word], all);
    expect(message).toContain(`is ${what} of an existing draft:`);
    expect(message).toContain('services/alpha/service.yml, shown at /services/alpha');
  });

  it('are only reported for the same kind of entry', () => {
    expect(findDuplicate('service', ['beta', 'acme'], all)).toBeUndefined();
    expect(findDuplicate('company', ['alpha'], all)).toBeUndefined();
  });

  it('of a date are avoided', () => {
    const now = new Date('2026-11-20T00:00:00.500Z');
    expect(uniqueDate('service', now, all)).toBe('2026-11-20T00:00:01Z');
    expect(uniqueDate('company', now, all)).toBe('2026-11-20T00:00:00Z');
  });
});

describe('the files', () => {
  const PARTS = {'services/beta/service.yml': 'slug: beta\n', 'companies/b/index.md': 'B\n'};

  it('are written under their names, without temporary files', () => {
    const root = writeTree({'services/tags.yml': ''});
    writeEntry(root, PARTS);
    expect(listing(root)).toEqual([
      ...['companies', 'companies/b', 'companies/b/index.md'],
      ...['services', 'services/beta', 'services/beta/service.yml', 'services/tags.yml'],
    ]);
    expect(readFileSync(path.join(root, 'companies/b/index.md'), 'utf8')).toBe('B\n');
  });

  it.each([
    ['a file cannot be written', {[`services/c/${'long'.repeat(100)}`]: 'C\n'}],
    ['the folder of an entry exists', {'services/alpha/index.md': 'A\n'}],
  ])('are not written at all if %s', (_, last) => {
    const root = writeTree({'services/alpha/notes.txt': 'mine\n'});
    const before = listing(root);
    expect(() => {
      writeEntry(root, {...PARTS, ...last});
    }).toThrow(Failure);
    expect(listing(root)).toEqual(before);
  });

  it('are written while SIGINT is held back', () => {
    const root = writeTree({'services/tags.yml': ''});
    const listeners = process.listenerCount('SIGINT');
    let during = 0;
    writeEntry(root, {
      ...PARTS,
      get 'services/c/index.md'() {
        during = process.listenerCount('SIGINT');
        return 'C\n';
      },
    });
    expect([during, process.listenerCount('SIGINT')]).toEqual([listeners + 1, listeners]);
  });
});

describe('the command', () => {
  const run = (root: string, ...args: readonly string[]) => runCommand('new', root, args);
  const TWIN = 'i18n/ja/docusaurus-plugin-content-blog-services/beta';
  const FLAGS = ['--name=Beta', '--homepage=https://example.com/', '--company=acme'];

  it('writes the record, the articles and the cover, which pass the check', () => {
    const root = writeTree(catalogueFiles());
    const {status, stdout, stderr} = run(root, 'service', 'beta', ...FLAGS, '--tags=storage');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^wrote services\/beta\/service\.yml\nwrote services\/beta\/index\.md\nwrote i18n\/ja\/\S+\/beta\/index\.md\nwrote services\/beta\/cover\.jpg\n/,
    );
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
  });

  it.each([
    ['en', 'This entry is a draft.', 'missing'],
    ['ja', 'この項目は下書きです。', 'only-japanese'],
  ] as const)(
    'writes an article in one language and expects the other later: %s',
    (language, text, state) => {
      const root = writeTree(catalogueFiles());
      const flags = [...FLAGS, '--tags=storage', `--language=${language}`];
      const {status, stderr} = run(root, 'service', 'beta', ...flags);
      expect([status, stderr]).toEqual([0, '']);
      expect(readFileSync(path.join(root, 'services/beta/index.md'), 'utf8')).toContain(text);
      expect(existsSync(path.join(root, TWIN))).toBe(false);
      expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
      const beta = inspectTranslations(root).find(({route}) => route === '/services/beta');
      expect(beta!.state).toBe(state);
    },
  );

  it('does not ask without a terminal, and writes nothing', () => {
    const root = writeTree(catalogueFiles());
    const {status, stderr} = run(root, 'service', 'beta', ...FLAGS);
    expect(status).toBe(2);
    expect(stderr).toBe(
      '--tags is missing: Tags of services/tags.yml, separated by commas\nSee npm run new -- --help\n',
    );
    expect(existsSync(path.join(root, 'services/beta'))).toBe(false);
  });

  it.each([
    ['an article in Japanese', {[`${TWIN}/index.md`]: 'old\n'}, [TWIN]],
    [
      'files of every sort',
      {[`${TWIN}/index.md`]: 'old\n', 'services/beta/notes.txt': 'mine\n'},
      ['services/beta', TWIN],
    ],
    ['a file in the place of a folder', {'services/beta': 'mine\n'}, ['services/beta']],
    ['a record that cannot be read', {'services/beta/service.yml': '{'}, ['services/beta']],
  ])('writes nothing if there is %s, and names it', (_, files, folders) => {
    const root = writeTree(catalogueFiles(files));
    const before = listing(root);
    const {status, stdout, stderr} = run(root, 'service', 'beta', ...FLAGS, '--tags=storage');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `${folders.map((folder) => `${folder} already exists\n`).join('')}Delete the leftovers of an earlier entry, or choose another slug.\n`,
    );
    expect(listing(root)).toEqual(before);
  });

  it('leaves nothing behind if a folder cannot be created', () => {
    const root = writeTree(catalogueFiles());
    rmSync(path.join(root, path.dirname(TWIN)), {recursive: true});
    writeFileSync(path.join(root, path.dirname(TWIN)), 'a file\n');
    const before = listing(root);
    const {status, stdout, stderr} = run(root, 'service', 'beta', ...FLAGS, '--tags=storage');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^i18n\/ja\/\S+: .+\n$/);
    expect(listing(root)).toEqual(before);
  });

  it.each<[string, number, readonly string[], string]>([
    ['a taken slug', 1, ['service', 'alpha'], '"alpha" is the slug of an existing entry'],
    ['a slug in capitals', 2, ['service', 'Beta'], 'lower-case words joined by hyphens'],
    [
      'a word of a route',
      2,
      ['service', 'archive'],
      'reserved for pages of the site: /services/archive',
    ],
    [
      'the directory',
      2,
      ['company', 'company'],
      'reserved for pages of the site: /companies/company',
    ],
    ['another kind', 2, ['servise', 'beta'], 'did you mean "service"?'],
    ['an unknown flag', 2, ['company', 'beta', '--nam=x'], '--nam=x\'; did you mean "--name"?'],
    ['a flag of services', 2, ['company', 'beta', '--tags=x'], 'a company has no --tags'],
    [
      'a name of two lines',
      2,
      ['company', 'beta', '--name=Be\nta', '--homepage=https://example.com/'],
      '--name must be one line',
    ],
    ['nothing', 2, [], "missing required argument 'kind'"],
  ])('rejects %s', (_, code, args, message) => {
    const root = writeTree({...catalogueFiles(), ...serviceFiles()});
    const before = listing(root);
    const {status, stdout, stderr} = run(root, ...args);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(listing(root)).toEqual(before);
  });
});
