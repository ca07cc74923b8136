/** `npm run new`: from answers to files. */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems, inspectCatalogue, inspectTranslations} from '@site/src/catalogue';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import {type Answers, completeAnswers} from '@site/src/cli/new/questions';
import {
  catalogue,
  catalogueFiles,
  parseCompany,
  tags,
  writeTree,
} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const NAMED = ['--name', 'Beta: the second', '--homepage', 'https://example.com/beta'];
const SERVICE = ['service', 'beta', ...NAMED, '--company', 'acme', '--tags', 'storage'];

const run = (root: string, ...args: readonly string[]) => runCommand('new', root, args);

describe('the command', () => {
  it('writes a service that passes the check as a draft, in both languages', () => {
    const root = writeTree(catalogueFiles());
    const {status, stdout} = run(root, ...SERVICE);
    expect(stdout).toMatchInlineSnapshot(`
      "wrote services/beta/service.yml
      wrote services/beta/index.md
      wrote i18n/ja/docusaurus-plugin-content-blog-services/beta/index.md
      wrote services/beta/cover.jpg

      The entry is a draft: "npm start" shows it at /services/beta, "npm start -- --locale ja" at /ja/services/beta.
      Fill in the record and both articles, then run "npm run check:content -- beta".
      Next steps: docs/contributing.md#drafts
      "
    `);
    expect(status).toBe(0);
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
    const twins = inspectTranslations(root).filter(({page}) => page.includes('beta'));
    expect(twins.map(({state}) => state)).toEqual(['current']);
    const {services} = inspectCatalogue(root).catalogue!;
    expect(services.find(({slug}) => slug === 'beta')).toMatchObject({
      draft: true,
      name: {en: 'Beta: the second', ja: 'Beta: the second'},
      vendor: {en: 'Company acme', ja: '企業acme'},
      tags: ['storage'],
      category: 'keeping',
    });
  });

  it('writes a company', () => {
    const root = writeTree(catalogueFiles());
    expect(run(root, 'company', 'beta', ...NAMED).status).toBe(0);
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
  });

  it('writes an article in Japanese only', () => {
    const root = writeTree(catalogueFiles());
    expect(run(root, ...SERVICE, '--language', 'ja').stdout).not.toContain('i18n/ja');
    const text = readFileSync(path.join(root, 'services/beta/index.md'), 'utf8');
    expect(text).toContain('\nlanguage: ja\n');
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
  });

  it.each([
    ['a missing answer without a terminal', ['service', 'beta', ...NAMED], 2, '--tags is missing'],
    ['an invalid slug', ['service', 'Beta', ...NAMED], 2, 'the slug "Beta" '],
    ['a reserved slug', ['service', 'tags', ...NAMED], 2, 'is reserved for pages of the site'],
    ['a flag of services for a company', ['company', ...SERVICE.slice(1)], 2, 'has no --company'],
    [
      'a slug that exists',
      ['service', 'alpha', ...SERVICE.slice(2)],
      1,
      'shown at /services/alpha',
    ],
    ['a name that exists', [...SERVICE, '--name-ja', 'サービスalpha'], 1, 'Service alpha'],
  ])('refuses %s and writes nothing', (_, args, code, message) => {
    const root = writeTree(catalogueFiles());
    const {status, stdout, stderr} = run(root, ...args);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([code, '']);
  });

  it('does not overwrite a file', () => {
    const root = writeTree(catalogueFiles());
    mkdirSync(path.join(root, 'services/beta/cover.jpg'), {recursive: true});
    const {status, stderr} = run(root, ...SERVICE);
    expect([status, stderr]).toEqual([
      1,
      'services/beta/cover.jpg already exists; delete it, or choose another slug\n',
    ]);
  });
});

describe('an answer', () => {
  const all = catalogue({
    tags: TagsSchema.parse(tags('storage', 'icon', 'e-2-e')),
    companies: [parseCompany({name: {en: 'Acme, Inc.', ja: 'アクメ'}, aliases: ['ACM']})],
  });
  const given = {name: 'Beta', homepage: 'https://example.com/', vendor: 'B', tags: 'icon'};

  it.each<[Answers, Answers]>([
    [{tags: 'E2E, Icon,icon'}, {tags: 'e-2-e,icon'}],
    [{company: 'Acme Inc'}, {company: 'acme'}],
    [{company: 'アクメ'}, {company: 'acme', 'vendor-ja': 'アクメ'}],
    [{kind: 'Open source software'}, {kind: 'open-source'}],
  ])('can be in any spelling: %j', async (answers, expected) => {
    const {problems, answers: read} = await completeAnswers('service', {...given, ...answers}, all);
    expect([problems, read]).toEqual([[], expect.objectContaining(expected)]);
  });

  it.each<[Answers, string]>([
    [{homepage: 'example.com'}, '--homepage "example.com" must be a complete URL'],
    [
      {kind: 'both sides'},
      '--kind "both sides" is not a kind of service; allowed: cloud-service, open-source, both',
    ],
    [{company: 'acne'}, '--company "acne" has no folder below companies/; did you mean "acme"?'],
    [{tags: 'storge'}, '--tags "storge" is not in services/tags.yml; did you mean "storage"?'],
    [{color: 'red'}, '--color "red" must be a colour'],
    [{icon: 'cloudfare'}, 'or none for a monogram; did you mean "cloudflare"?'],
  ])('that is wrong is explained: %j', async (answers, problem) => {
    const {problems} = await completeAnswers('service', {...given, ...answers}, all);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('is asked for if no flag gives it, and again if it is wrong', async () => {
    const replies = ['', 'Beta', '', '', 'acne', 'acme'];
    const asked: string[] = [];
    const told: string[] = [];
    const {answers} = await completeAnswers(
      'service',
      {homepage: given.homepage, tags: 'icon'},
      all,
      {
        ask: (question) => {
          asked.push(question);
          return Promise.resolve(replies.shift() ?? '');
        },
        show: (line) => told.push(line),
      },
    );
    expect(asked.slice(0, 6)).toEqual([
      'Name, as the vendor writes it: ',
      'Name, as the vendor writes it: ',
      'Name in Japanese texts [Beta]: ',
      'Kind [cloud-service]: ',
      'Company, a folder below companies/, or none [none]: ',
      'Company, a folder below companies/, or none [none]: ',
    ]);
    expect(told).toContain('  must not be empty');
    expect(told).toContain('acme');
    expect(answers).toMatchObject({name: 'Beta', company: 'acme', vendor: 'Acme, Inc.'});
  });
});
