/** `npm run check:content`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {acceptTranslation, twinOf} from '@site/src/catalogue';
import {GUIDE_SECTIONS} from '@site/src/catalogue/problems';
import {article, catalogueFiles, recordYaml, service, writeTree} from '../unit/catalogue/factories';
import {runCommand} from './runCommand';

const RECORD = 'services/alpha/service.yml';
const ARTICLE = 'services/alpha/index.md';
const VALID = recordYaml('service', service());

const check = (root: string, ...args: readonly string[]) => runCommand('check:content', root, args);

it('passes if the content has no problems, and counts it', () => {
  const {status, stdout} = check(writeTree(catalogueFiles()));
  expect(stdout).toContain('1 services and 1 companies have no problems');
  expect(status).toBe(0);
});

it('lists all problems, each with its line and the section of the guide, and fails', () => {
  const root = writeTree(
    catalogueFiles({
      [RECORD]: VALID.replace('company: acme', 'company: acmee'),
      [ARTICLE]: article({body: '漢字 <Fact id="regoins" />.'}),
    }),
  );
  const {status, stderr} = check(root);
  expect(stderr).toMatchInlineSnapshot(`
    "companies/acme/index.md:1:1 warning: the page has no Japanese version; to translate it, write i18n/ja/docusaurus-plugin-content-blog-companies/acme/index.md
      see docs/contributing.md#translations

    companies/company/index.md:1:1 warning: the page has no Japanese version; to translate it, write i18n/ja/docusaurus-plugin-content-blog-companies/company/index.md
      see docs/contributing.md#translations

    services/alpha/index.md:1:1 warning: the page has no Japanese version; to translate it, write i18n/ja/docusaurus-plugin-content-blog-services/alpha/index.md
      see docs/contributing.md#translations

    services/alpha/index.md:10:4 <Fact id="regoins" /> cites a fact that the record does not have; did you mean "regions"?
      10 | 漢字 <Fact id="regoins" />.
         | 　　 ^
      see docs/contributing.md#articles

    services/alpha/service.yml:9:10 company "acmee" has no folder below companies/; did you mean "acme"?
      9 | company: acmee
        |          ^
      see docs/contributing.md#references

    2 problems in the content
    "
  `);
  expect(status).toBe(1);
});

it('shows control characters of a file as codes', () => {
  const root = writeTree(
    catalogueFiles({[ARTICLE]: article({body: '\u001B[31m<Fact id="\u001B]0;x\u0007" />.'})}),
  );
  const {stderr} = check(root);
  // oxlint-disable-next-line no-control-regex -- They are meant.
  expect(stderr).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  expect(stderr).toContain(' | <U+001B>[31m<Fact id="<U+001B>]0;x<U+0007>" />.');
});

it('annotates a pull request in a workflow', () => {
  const root = writeTree(
    catalogueFiles({[RECORD]: VALID.replace('kind: cloud-service', 'kind: 100%')}),
  );
  const {stderr} = runCommand('check:content', root, [], {GITHUB_ACTIONS: 'true'});
  expect(stderr).toMatch(
    /^::error file=services\/alpha\/service.yml,line=\d+,col=7::.*"100%25".*%0ASee /m,
  );
});

it.each(['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'])(
  'the guide in %s has every section that messages link to',
  (folder) => {
    const text = readFileSync(path.join(folder, 'contributing.md'), 'utf8');
    const ids = [...text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining([...GUIDE_SECTIONS]));
  },
);

it('limits the report to the given entries', () => {
  const root = writeTree(
    catalogueFiles({[RECORD]: VALID.replace('kind: cloud-service', 'kind: x')}),
  );
  expect(check(root, 'alpha').status).toBe(1);
  expect(check(root, 'acme')).toMatchObject({status: 0, stdout: 'no problems in acme\n'});
});

it('warns about an outdated Japanese page', () => {
  const twin = twinOf(ARTICLE);
  const files = catalogueFiles({[twin]: acceptTranslation(article(), 'another text')});
  expect(check(writeTree(files)).stderr).toContain(
    `${twin}:1:1 warning: the Japanese page is outdated`,
  );
});
