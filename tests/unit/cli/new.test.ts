/** `npm run new`, from its answers to the files, on small trees and as a process. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
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
import {promptAnswers, completeAnswers} from '@site/src/cli/new/questions';
import {findDuplicate, uniqueDate} from '@site/src/cli/new/duplicates';
import {
  catalogue,
  catalogueFiles,
  jpeg,
  parseService,
  serviceFiles,
  tagFiles,
  tags,
  writeTree,
} from '../catalogue/factories';
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
};

/** The picture that belongs to the draft of the service. */
const COVER = {'services/beta/cover.jpg': stampCover(jpeg(), SERVICE as CoverSubject)};

function write(root: string, texts: Texts): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
}

/** A catalogue with the drafts of a service and a company in it. */
function treeWithDrafts(): string {
  const root = writeTree(catalogueFiles(COVER));
  write(root, draftService(SERVICE));
  write(root, draftCompany({...ANSWERS, slug: 'beta-corp'}));
  return root;
}

describe('the drafts', () => {
  it('pass every check, with both articles and current translations', () => {
    const root = treeWithDrafts();
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems in the content');
    const twins = inspectTranslations(root).filter(({page}) => page.includes('beta'));
    expect(twins.map(({state}) => state)).toEqual(['current', 'current']);
  });

  it('belong to the catalogue only for those who ask for them', () => {
    const root = treeWithDrafts();
    const slugs = (withDrafts: boolean) => {
      const {services, companies} = loadCatalogue(root, {withDrafts});
      return [...services, ...companies].map(({slug}) => slug);
    };
    expect(slugs(false)).toEqual(['alpha', 'acme']);
    expect(slugs(true)).toEqual(['beta', 'alpha', 'acme', 'beta-corp']);
    expect(loadCatalogue(root).services).toHaveLength(1);
  });

  it('take the tags with them that nothing else has', () => {
    const root = writeTree(catalogueFiles({...tagFiles('storage', 'icon'), ...COVER}));
    write(root, draftService({...SERVICE, tags: ['icon']}));
    expect(Object.keys(loadCatalogue(root).tags)).toEqual(['storage']);
    expect(Object.keys(loadCatalogue(root, {withDrafts: true}).tags)).toEqual(['storage', 'icon']);
  });

  it('are drafts to the blog plugin in both languages, and others are not', () => {
    const root = treeWithDrafts();
    const draftOf = (page: string) => recordFrontMatter(root, path.join(root, page))?.draft;
    const japanese = 'i18n/ja/docusaurus-plugin-content-blog-';
    expect(draftOf('services/beta/index.md')).toBe(true);
    expect(draftOf(`${japanese}services/beta/index.md`)).toBe(true);
    expect(draftOf('companies/beta-corp/index.md')).toBe(true);
    expect(draftOf('services/alpha/index.md')).toBeUndefined();
  });

  it('say what is missing once they are to be published', () => {
    const root = treeWithDrafts();
    const file = path.join(root, 'services/beta/service.yml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^draft: .*\n/m, ''));
    expect(formatProblems(inspectCatalogue(root).problems)).toMatchInlineSnapshot(`
      "i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:3:1 the description has 6 characters; it must have 40 to 100, to fit into search results
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:7:1 "この項目は下書きです。" is a sentence of the draft; write what the entry is about, or make it a draft again with "draft: true"
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:13:1 this comment says what to write here; write that, and remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:17:1 this comment says what to write here; write that, and remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:21:1 this comment says what to write here; write that, and remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:25:1 this comment says what to write here; write that, and remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:29:1 this comment says what to write here; write that, and remove it
      i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md:33:1 this comment says what to write here; write that, and remove it
      services/beta/index.md:1:1 the article has 24 words, cited facts included; it must have 400 to 900
      services/beta/index.md:3:1 the description has 6 characters; it must have 70 to 160, to fit into search results
      services/beta/index.md:6:1 "This entry is a draft." is a sentence of the draft; write what the entry is about, or make it a draft again with "draft: true"
      services/beta/index.md:12:1 this comment says what to write here; write that, and remove it
      services/beta/index.md:16:1 this comment says what to write here; write that, and remove it
      services/beta/index.md:20:1 this comment says what to write here; write that, and remove it
      services/beta/index.md:24:1 this comment says what to write here; write that, and remove it
      services/beta/index.md:28:1 this comment says what to write here; write that, and remove it
      services/beta/index.md:32:1 this comment says what to write here; write that, and remove it
      services/beta/service.yml:49:10 goodFor must hold at least one line; only a draft may be without
      services/beta/service.yml:50:11 watchOut must hold at least one line; only a draft may be without
      services/beta/service.yml:52:8 facts must hold at least one fact; only a draft may be without
      20 problems in the content"
    `);
  });
});

describe('the answers by flags', () => {
  const all = catalogue({tags: TagsSchema.parse(tags('storage', 'icon'))});

  it('fill in the rest', () => {
    const {answers, problems} = completeAnswers(
      'service',
      {name: 'Beta', homepage: 'https://example.com/', company: 'acme', tags: 'icon, storage'},
      all,
    );
    expect(problems).toEqual([]);
    expect(answers).toMatchInlineSnapshot(`
      {
        "color": "#0a5277",
        "company": "acme",
        "description": "Draft of an entry about Beta.",
        "description-ja": "Betaについての項目の下書きです。",
        "homepage": "https://example.com/",
        "icon": "none",
        "kind": "cloud-service",
        "name": "Beta",
        "name-ja": "Beta",
        "tags": "icon, storage",
        "vendor": "Company acme",
        "vendor-ja": "企業acme",
      }
    `);
  });

  it('are all looked at, each problem with what would be right', () => {
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
        "--homepage "example.com" must be a complete address that starts with "https://"",
        "--kind "cloud" is no kind; allowed: cloud-service, open-source, both",
        "--company "acne" does not exist below companies/; did you mean "acme"?",
        "--vendor is missing: Vendor",
        "--tags "storge" is not in services/tags.yml; did you mean "storage"?",
        "--icon "cloudfare" must be the slug of an icon of simple-icons, such as "cloudflare", or null for a monogram; did you mean "cloudflare"?",
        "--color "red" must be a colour of six lower-case digits in quotes, such as "#0a5277"",
      ]
    `);
  });
});

describe('the questions', () => {
  it('ask for what is not given, and again where an answer does not hold', async () => {
    const replies = ['', 'Beta', '', '', 'acne', 'acme', '', '', 'storge', 'storage'];
    const asked: string[] = [];
    const told: string[] = [];
    const answers = await promptAnswers(
      'service',
      {homepage: 'https://example.com/'},
      catalogue(),
      (question) => {
        asked.push(question);
        return Promise.resolve(replies.shift() ?? '');
      },
      (complaint) => told.push(complaint),
    );
    expect(asked).toMatchInlineSnapshot(`
      [
        "Name, as the vendor writes it: ",
        "Name, as the vendor writes it: ",
        "Name in Japanese texts [Beta]: ",
        "Kind (cloud-service, open-source, both) [cloud-service]: ",
        "Company, a folder below companies/, or none [none]: ",
        "Company, a folder below companies/, or none [none]: ",
        "Vendor [Company acme]: ",
        "Vendor in Japanese texts [企業acme]: ",
        "Tags of services/tags.yml: ",
        "Tags of services/tags.yml: ",
        "Icon of simpleicons.org [none]: ",
        "Colour [#0a5277]: ",
        "Description for search results, English [Draft of an entry about Beta.]: ",
        "Description for search results, Japanese [Betaについての項目の下書きです。]: ",
      ]
    `);
    expect(told).toMatchInlineSnapshot(`
      [
        "must not be empty",
        ""acne" does not exist below companies/; did you mean "acme"?",
        ""storge" is not in services/tags.yml; did you mean "storage"?",
      ]
    `);
    expect(answers).toMatchObject({name: 'Beta', company: 'acme', vendor: 'Company acme'});
  });
});

describe('what is taken', () => {
  const all = catalogue({services: [parseService({aliases: ['Elder'], draft: true})]});

  it.each([
    ['the slug', 'alpha'],
    ['the name', 'SERVICE ALPHA'],
    ['the name', 'サービスalpha'],
    ['an alias', 'elder'],
  ])('is told as %s of the entry that has it: %s', (what, word) => {
    const message = findDuplicate('service', ['free', word], all);
    expect(message).toContain(`is ${what} of an entry that exists, a draft:`);
    expect(message).toContain('services/alpha/service.yml, shown at /services/alpha');
  });

  it('is nothing else, and a company may be called like a service', () => {
    expect(findDuplicate('service', ['beta', 'acme'], all)).toBeUndefined();
    expect(findDuplicate('company', ['alpha'], all)).toBeUndefined();
  });

  it('is a date too', () => {
    const now = new Date('2026-11-20T00:00:00.500Z');
    expect(uniqueDate('service', now, all)).toBe('2026-11-20T00:00:01Z');
    expect(uniqueDate('company', now, all)).toBe('2026-11-20T00:00:00Z');
  });
});

describe('the command', () => {
  // Each test starts a process, which takes its time on a busy machine.
  vi.setConfig({testTimeout: 60_000});

  const run = (root: string, ...args: readonly string[]) => runCommand('new', root, args);
  const FLAGS = ['--name=Beta', '--homepage=https://example.com/', '--company=acme'];

  it('writes record, articles and cover, which pass the check', () => {
    const root = writeTree(catalogueFiles());
    const {status, stdout, stderr} = run(root, 'service', 'beta', ...FLAGS, '--tags=storage');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^wrote services\/beta\/service\.yml\nwrote services\/beta\/index\.md\nwrote i18n\/ja\/\S+\/beta\/index\.md\nwrote services\/beta\/cover\.jpg\n/,
    );
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems in the content');
  });

  it('asks nobody where there is no terminal, and writes nothing', () => {
    const root = writeTree(catalogueFiles());
    const {status, stderr} = run(root, 'service', 'beta', ...FLAGS);
    expect([status, stderr]).toEqual([1, '--tags is missing: Tags of services/tags.yml\n']);
    expect(existsSync(path.join(root, 'services/beta'))).toBe(false);
  });

  const TWIN = 'i18n/ja/docusaurus-plugin-content-blog-services/beta';

  it('writes nothing where one of the files is there, and names it', () => {
    const files = {[`${TWIN}/index.md`]: 'old\n', 'services/beta/cover.jpg': jpeg()};
    const root = writeTree(catalogueFiles(files));
    const {status, stdout, stderr} = run(root, 'service', 'beta', ...FLAGS, '--tags=storage');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `${TWIN}/index.md exists already\nservices/beta/cover.jpg exists already\nNothing was written. Delete what an earlier entry has left, or choose another slug.\n`,
    );
    expect(existsSync(path.join(root, 'services/beta/index.md'))).toBe(false);
    expect(readFileSync(path.join(root, TWIN, 'index.md'), 'utf8')).toBe('old\n');
  });

  it('takes back what it has written when a later file cannot be written', () => {
    const root = writeTree(catalogueFiles({[TWIN]: 'a file in the place of the folder\n'}));
    const {status, stdout, stderr} = run(root, 'service', 'beta', ...FLAGS, '--tags=storage');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${TWIN}/index.md cannot be written: `);
    expect(stderr).toContain('Nothing was written.');
    expect(existsSync(path.join(root, 'services/beta'))).toBe(false);
    expect(existsSync(path.join(root, TWIN))).toBe(true);
  });

  it.each([
    ['a slug that is taken', ['service', 'alpha'], '"alpha" is the slug of an entry that exists'],
    ['a slug in capitals', ['service', 'Beta'], 'lower-case words joined by hyphens'],
    ['another kind', ['servise', 'beta'], 'did you mean "service"?'],
    ['an unknown flag', ['company', 'beta', '--nam=x'], '--nam=x; did you mean "--name"?'],
    ['nothing', [], 'Usage: npm run new -- service|company SLUG [flags]'],
  ])('refuses %s', (_, args, message) => {
    const {status, stdout, stderr} = run(
      writeTree({...catalogueFiles(), ...serviceFiles()}),
      ...args,
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });
});
