import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {guideTo, inspectCatalogue, type Problem} from '@site/src/catalogue';
import {GUIDE_SECTIONS} from '@site/src/catalogue/rules/problems';
import {formatReport} from '@site/src/cli/check/report';
import {
  article,
  catalogueFiles,
  DESCRIPTION,
  fact,
  serviceFiles,
  writeTree,
} from '../catalogue/factories';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const problem = (overrides: Partial<Problem> = {}): Problem => ({
  file: 'services/alpha/service.yml',
  line: 2,
  column: 7,
  message: 'kind is "x"; allowed: y',
  ...overrides,
});

const report = (problems: readonly Problem[], text?: string): string =>
  formatReport(problems, 'error', 'text', () => text);
const annotate = (problems: readonly Problem[]): string =>
  formatReport(problems, 'error', 'github', () => undefined);

describe('the text report', () => {
  it('shows every problem of an invalid catalogue, in order', () => {
    const root = writeTree(
      catalogueFiles({
        ...serviceFiles({
          kind: 'cloud-servise',
          tags: ['storge'],
          facts: [
            fact({text: {en: 'It has 2 regions.', ja: 'リージョンは2つです。'}, topics: 'x'}),
          ],
        }),
        'services/alpha/index.md': article({
          frontMatter: `title: Service alpha\ndescription: ${DESCRIPTION}`,
          body: 'For regions see <Fact id="regoins" />.',
        }),
        'services/alpha/cover.jpg': null,
      }),
    );
    const text = formatReport(inspectCatalogue(root).problems, 'error', 'text', (file) =>
      file.endsWith('.jpg') ? undefined : readFileSync(path.join(root, file), 'utf8'),
    );
    expect(text).toMatchInlineSnapshot(`
      "services/alpha/cover.jpg:1:1 the file is missing; "npm run covers -- alpha" draws it from the record
        see docs/contributing.md#covers

      services/alpha/index.md:10:17 <Fact id="regoins" /> cites a fact that the record does not have; did you mean "regions"?
        10 | For regions see <Fact id="regoins" />.
           |                 ^
        see docs/contributing.md#articles

      services/alpha/service.yml:10:7 kind is "cloud-servise"; did you mean "cloud-service"?
        10 | kind: cloud-servise
           |       ^
        see docs/contributing.md#record

      services/alpha/service.yml:22:5 tag "storge" is not declared in services/tags.yml; did you mean "storage"?
        22 |   - storge
           |     ^
        see docs/contributing.md#tags

      services/alpha/service.yml:193:5 facts[0]: unknown key "topics"; did you mean "topic"?
        193 |     topics: x
            |     ^
        see docs/contributing.md#record"
    `);
  });

  it('marks a warning', () => {
    expect(formatReport([problem()], 'warning', 'text', () => undefined)).toMatchInlineSnapshot(`
      "services/alpha/service.yml:2:7 warning: kind is "x"; allowed: y
        see docs/contributing.md#record"
    `);
  });

  it('places the caret below wide characters and tabs', () => {
    const rows = report([problem({column: 6})], '\n漢字\tab').split('\n');
    expect(rows.slice(1, 3)).toEqual(['  2 | 漢字 ab', `    | \u3000\u3000   ^`]);
  });

  it('shortens long lines around the position', () => {
    const line = `${'a'.repeat(200)}X${'b'.repeat(200)}`;
    const [, excerpt, caret] = report([problem({column: 201})], `\n${line}`).split('\n');
    expect(excerpt).toBe(`  2 | …${'a'.repeat(50)}X${'b'.repeat(39)}…`);
    expect(excerpt![caret!.indexOf('^')]).toBe('X');
  });

  it.each([
    ['of a missing file', undefined],
    ['where the line is empty', 'a\n\nb'],
    ['of the mark above the front matter', 'a\n---\n'],
    ['beyond the end', 'a'],
  ])('shows no line %s', (_, text) => {
    expect(report([problem()], text).split('\n')).toHaveLength(2);
  });
});

describe('the report for GitHub', () => {
  it('is one annotation per problem', () => {
    expect(annotate([problem({line: 9}), problem()])).toMatchInlineSnapshot(`
      "::error file=services/alpha/service.yml,line=2,col=7::kind is "x"; allowed: y%0ASee docs/contributing.md#record
      ::error file=services/alpha/service.yml,line=9,col=7::kind is "x"; allowed: y%0ASee docs/contributing.md#record"
    `);
  });

  it('escapes characters that would end a value or the message', () => {
    expect(
      annotate([problem({file: 'a,b:c%.yml', message: '100% wrong:\r\na, b'})]),
    ).toMatchInlineSnapshot(
      `"::error file=a%2Cb%3Ac%25.yml,line=2,col=7::100%25 wrong:%0D%0Aa, b%0ASee docs/contributing.md#record"`,
    );
  });

  it('distinguishes warnings from errors', () => {
    expect(formatReport([problem()], 'warning', 'github', () => undefined)).toMatch(/^::warning /);
  });
});

describe('the guide', () => {
  it.each([
    ['docs/contributing.md'],
    ['i18n/ja/docusaurus-plugin-content-docs/current/contributing.md'],
  ])('of %s has every section that messages link to', (file) => {
    const ids = [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\{\/\* #([\w-]+) \*\/\}/g),
    ];
    expect(ids.map(([, id]) => id)).toEqual(expect.arrayContaining([...GUIDE_SECTIONS]));
  });

  it.each([
    ['services/alpha/service.yml', 'record'],
    ['services/alpha/cover.jpg', 'covers'],
    ['services/tags.yml', 'tags'],
    ['services/alpha/index.md', 'articles'],
    ['i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md', 'translations'],
    ['README', 'files'],
  ])('explains %s in #%s', (file, section) => {
    expect(guideTo(problem({file}))).toBe(`docs/contributing.md#${section}`);
  });

  it('explains a rule in the section that the problem names', () => {
    expect(guideTo(problem({help: 'drafts'}))).toBe('docs/contributing.md#drafts');
  });
});
