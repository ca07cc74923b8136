/** Suggestions for new services, from the text of the issue to the files of the draft. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblems, inspectCatalogue} from '@site/src/catalogue';
import {TagsSchema} from '@site/src/catalogue/record/schema';
import {readForm, readIssue} from '@site/src/cli/suggestion/issueForm';
import {readSuggestion} from '@site/src/cli/suggestion/readSuggestion';
import {catalogue, catalogueFiles, tags, writeTree} from '../unit/catalogue/factories';
import {FORM_FILE, FORM_TEXT, suggest} from './suggestedIssue';
import {runCommand} from './runCommand';

const FIELDS = readForm(FORM_TEXT);
const ALL = catalogue({tags: TagsSchema.parse(tags('storage', 'object-storage', 'cloud-storage'))});

const read = (filled: Parameters<typeof suggest>[0] = {}) =>
  readSuggestion(FIELDS, suggest(filled), ALL);

describe('the form', () => {
  it('is split at its headings, with any line endings', () => {
    const body = suggest({purpose: 'First.\n\n### No heading of the form\n\nLast.'});
    const {filled, problems} = readIssue(FIELDS, body.replaceAll('\n', '\r\n'));
    expect(problems).toEqual([]);
    expect(filled).toEqual({
      name: 'Beta Store',
      homepage: 'https://example.com/',
      kind: 'Cloud service / クラウドサービス',
      company: 'Beta, Inc.',
      tags: 'Object storage / オブジェクトストレージ (object-storage)',
      purpose: 'First.\n\n### No heading of the form\n\nLast.',
      sources: 'https://example.com/docs',
      connection: 'I have no connection / 関係はない',
    });
  });

  it.each([
    ['another form', '### Page URL / ページのURL\n\nhttps://example.com/\n'],
    ['nothing', ''],
    ['no form', 'Please add Beta Store.\n'],
  ])('is not found in %s', (_, body) => {
    expect(readIssue(FIELDS, body).problems).toEqual([
      expect.stringMatching(
        /^the issue must have all headings of the form; missing: "### Service name/,
      ),
    ]);
  });

  it('must not contain a field twice', () => {
    const body = `${suggest()}\n### Tags / タグ\n\nRust / Rust (rust)\n`;
    expect(readIssue(FIELDS, body).problems).toEqual([
      'the heading "### Tags / タグ" must occur only once',
    ]);
  });
});

describe('a suggestion', () => {
  it('provides the answers for a draft', () => {
    const {slug, answers, problems} = read({
      kind: 'Cloud service and software / クラウドサービスとソフトウェア',
      tags: 'Object storage / オブジェクトストレージ (object-storage), Cloud storage / クラウドストレージ (cloud-storage)',
    });
    expect(problems).toEqual([]);
    expect(slug).toBe('beta-store');
    expect(answers).toMatchObject({
      name: 'Beta Store',
      'name-ja': 'Beta Store',
      homepage: 'https://example.com/',
      kind: 'both',
      company: 'none',
      vendor: 'Beta, Inc.',
      tags: 'object-storage,cloud-storage',
    });
  });

  it.each(['acme', 'ACME', 'company acme', '企業acme'])(
    'recognises a company of the catalogue in "%s"',
    (company) => {
      expect(read({company}).answers).toMatchObject({company: 'acme', 'vendor-ja': '企業acme'});
    },
  );

  it.each([
    ['Éclair & Söhne 2.0', 'eclair-sohne-2-0'],
    ['  --Beta--  ', 'beta'],
    ['../../etc/passwd', 'etc-passwd'],
    ['$(touch pwned)`id`', 'touch-pwned-id'],
  ])('turns the name %s into the slug %s', (name, slug) => {
    expect(read({name})).toMatchObject({slug, problems: []});
  });

  it('uses the slug that was filled in', () => {
    expect(read({name: 'ベータ', slug: 'beta'})).toMatchObject({slug: 'beta', problems: []});
  });

  it('reports all problems in the terms of the form', () => {
    const {problems} = read({
      name: 'ベータ',
      homepage: 'example.com',
      kind: 'Something else',
      company: '_No response_',
      tags: 'Stowage (storge)',
    });
    expect(problems).toMatchInlineSnapshot(`
      [
        "Slug (end of the URL) / スラッグ（URLの末尾）: cannot be derived from "ベータ"; fill it in, such as "example-store"",
        "Website / 公式サイト: "example.com" must be a complete URL that starts with "https://"",
        "Kind / 種類: "Something else" is not a kind of service; allowed: cloud-service, open-source, both",
        "Company or project / 提供元の企業やプロジェクト: is missing: Vendor",
        "Tags / タグ: "storge" is not in services/tags.yml; did you mean "storage"?",
      ]
    `);
  });

  it.each([
    '../evil',
    '..',
    '/etc',
    'a/b',
    'Beta',
    'a b',
    '-a',
    '$(id)',
    '`id`',
    '.git',
    '__proto__',
  ])('rejects the slug %s', (slug) => {
    expect(read({slug}).problems).toEqual([
      `Slug (end of the URL) / スラッグ（URLの末尾）: "${slug}" must be lower-case words joined by hyphens, such as "amazon-s3"`,
    ]);
  });

  it('rejects a name of several lines', () => {
    expect(read({name: 'Beta\nslug: other'}).problems).toEqual([
      'Service name / サービス名: must be one line, without control characters',
    ]);
  });

  it('rejects a slug that is a page of the site', () => {
    expect(read({slug: 'archive'}).problems).toEqual([
      expect.stringMatching(/^Slug \(end of the URL\) .*: "archive" is reserved/),
    ]);
  });

  it('rejects an entry that exists', () => {
    expect(read({name: 'service ALPHA'}).problems).toEqual([
      expect.stringContaining('is the name of an existing'),
    ]);
  });
});

describe('the command', () => {
  function run(body: string | null) {
    const root = writeTree(catalogueFiles({[FORM_FILE]: FORM_TEXT}));
    writeFileSync(path.join(root, 'event.json'), JSON.stringify({issue: {body}}));
    const result = runCommand('suggestion', root, ['event.json', 'result']);
    const text = (file: string) =>
      existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
    return {...result, root, text};
  }

  it('writes a draft that passes the check', () => {
    const {status, stderr, root, text} = run(suggest({tags: 'Storage / ストレージ (storage)'}));
    expect([status, stderr]).toEqual([0, '']);
    expect(text('result/slug')).toBe('beta-store');
    expect(text('result/problems.txt')).toBeUndefined();
    expect(text('services/beta-store/service.yml')).toContain('draft: true');
    expect(formatProblems(inspectCatalogue(root).problems)).toBe('0 problems');
  });

  it('writes the problems instead of a draft, with workflow commands disabled', () => {
    const hostile = suggest({name: '::set-output name=slug::evil', slug: '../evil'});
    const {status, stdout, stderr, text} = run(hostile);
    expect([status, stdout, stderr]).toEqual([0, 'no draft was written\n', '']);
    expect(text('result/problems.txt')).toMatch(/"\.\.\/evil" must be lower-case words/);
    expect(text('result/slug')).toBeUndefined();
  });

  it('treats an issue without text as one without the form', () => {
    expect(run(null).text('result/problems.txt')).toContain('all headings of the form');
  });
});
