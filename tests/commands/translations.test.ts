/** The commands for translations, each run on a copy of the content of the site. */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {acceptTranslation, inspectTranslations} from '@site/src/catalogue';
import {runCommand} from './runCommand';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONTENT = ['services', 'companies', 'docs', 'i18n/ja'];

const SERVICE = 'services/amazon-s3/index.md';
const SERVICE_JA = 'i18n/ja/docusaurus-plugin-content-blog-services/amazon-s3/index.md';
const DOC = 'docs/intro.md';
const DOC_JA = 'i18n/ja/docusaurus-plugin-content-docs/current/intro.md';

class Content {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'devshelf-'));

  /** Copies the content and accepts all translations. */
  constructor() {
    onTestFinished(() => rmSync(this.#root, {recursive: true}));
    for (const folder of CONTENT) {
      cpSync(path.join(ROOT, folder), path.join(this.#root, folder), {recursive: true});
    }
    for (const {page, translation} of inspectTranslations(this.#root)) {
      this.#write(translation, acceptTranslation(this.read(translation), this.read(page)));
    }
  }

  run(command: 'check:content' | 'translated', ...args: readonly string[]) {
    return runCommand(command, this.#root, args);
  }

  /** Runs the command as if npm had been called in a folder of the content. */
  runIn(folder: string, command: 'translated', ...args: readonly string[]) {
    return runCommand(command, this.#root, args, {INIT_CWD: path.join(this.#root, folder)});
  }

  read(file: string): string {
    return readFileSync(path.join(this.#root, file), 'utf8');
  }

  /** Changes the last sentence of a page. */
  edit(file: string): void {
    const text = this.read(file);
    const edited = text.replace(/\.\s*$/, ', as of today.\n');
    expect(edited).not.toBe(text);
    this.#write(file, edited);
  }

  remove(file: string): void {
    rmSync(path.join(this.#root, file));
  }

  /** Paths of the Japanese pages that are outdated. */
  outdated(): string[] {
    return inspectTranslations(this.#root)
      .filter(({state}) => state === 'outdated')
      .map(({translation}) => translation);
  }

  /** Text of each file, by path. */
  snapshot(): Readonly<Record<string, string>> {
    const files = readdirSync(this.#root, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#root, path.join(entry.parentPath, entry.name)));
    return Object.fromEntries(files.map((file) => [file, this.read(file)]));
  }

  #write(file: string, text: string): void {
    writeFileSync(path.join(this.#root, file), text);
  }
}

describe('check:content', () => {
  it('reports that all translations are current', () => {
    const {status, stdout, stderr} = new Content().run('check:content');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/of (\d+) translations, \1 are current and 0 outdated\n$/);
    expect(status).toBe(0);
  });

  it('warns about the Japanese page of a changed article, and passes', () => {
    const content = new Content();
    content.edit(SERVICE);
    const {status, stdout, stderr} = content.run('check:content');
    expect(stderr).toBe(
      `${SERVICE_JA}:1:1 warning: the Japanese page is outdated because ${SERVICE} has changed; ` +
        `update it, then run "npm run translated -- ${SERVICE_JA}"\n` +
        '  see docs/contributing.md#translations\n\n',
    );
    expect(stdout).toMatch(/ and 1 outdated\n$/);
    expect(status).toBe(0);
  });

  it.each([
    ['a slug', SERVICE.split('/')[1]!],
    ['a folder', 'services'],
    ['a file', SERVICE_JA],
  ])('limits the report to %s', (_, word) => {
    const content = new Content();
    content.edit(SERVICE);
    content.edit(DOC);
    const {status, stdout, stderr} = content.run('check:content', word);
    expect(stderr).toContain(`${SERVICE_JA}:1:1 warning`);
    expect(stderr).not.toContain(DOC_JA);
    expect([status, stdout]).toEqual([0, `no problems in ${word}\n`]);
  });

  it.each([
    [SERVICE, SERVICE_JA],
    [DOC, DOC_JA],
  ])('warns that %s has no Japanese page, and counts it', (page, translation) => {
    const content = new Content();
    content.remove(translation);
    const {status, stderr, stdout} = content.run('check:content');
    expect(stderr).toBe(
      `${page}:1:1 warning: the page has no Japanese version; to translate it, write ${translation}\n` +
        '  see docs/contributing.md#translations\n\n',
    );
    expect(stdout).toMatch(/are current and 0 outdated, 1 missing\n$/);
    expect(status).toBe(0);
  });
});

describe('translated', () => {
  it.each([
    ['by its Japanese name', SERVICE_JA],
    ['by its English name', SERVICE],
    ['from a shell that completes to ./', `./${SERVICE_JA}`],
    ['from a shell with backslashes', SERVICE_JA.replaceAll('/', '\\')],
    ['by its slug', 'amazon-s3'],
    ['by its folder', 'services/amazon-s3/'],
    ['by the folder of its Japanese page', path.dirname(SERVICE_JA)],
  ])('accepts only the page given %s', (_, name) => {
    const content = new Content();
    content.edit(SERVICE);
    content.edit(DOC);
    const before = content.snapshot();
    const {status, stdout, stderr} = content.run('translated', name);
    expect([status, stdout, stderr]).toEqual([0, `updated ${SERVICE_JA}\n`, '']);

    const after = content.snapshot();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.map((file) => file.split(path.sep).join('/'))).toEqual([SERVICE_JA]);
    expect(content.outdated()).toEqual([DOC_JA]);
  });

  it('resolves a path relative to the folder in which npm was called', () => {
    const content = new Content();
    content.edit(SERVICE);
    content.edit(DOC);
    const {status, stdout} = content.runIn('services/amazon-s3', 'translated', 'index.md');
    expect([status, stdout]).toEqual([0, `updated ${SERVICE_JA}\n`]);
    expect(content.outdated()).toEqual([DOC_JA]);
  });

  it('accepts all pages', () => {
    const content = new Content();
    content.edit(SERVICE);
    content.edit(DOC);
    const {status, stdout} = content.run('translated', '--all');
    expect(status).toBe(0);
    expect(stdout).toContain(`updated ${SERVICE_JA}\n`);
    expect(stdout).toContain(`updated ${DOC_JA}\n`);
    expect(content.outdated()).toEqual([]);
  });

  it.each([
    [
      'unknown pages among known ones',
      [SERVICE, 'docs/nothing.md', 'amazon-s4', DOC],
      'there is no entry, file or folder "docs/nothing.md"\n' +
        'there is no entry, file or folder "amazon-s4"; did you mean "amazon-s3"?\n',
    ],
    [
      'files that are no pages',
      ['services/amazon-s3/service.yml', 'services/tags.yml'],
      '"services/amazon-s3/service.yml" is not a page and contains none\n"services/tags.yml" is not a page and contains none\n',
    ],
    ['a page beside --all', ['--all', SERVICE], 'use either --all or pages, not both\n'],
    ['no page at all', [], 'name the pages to mark, or use --all\n'],
  ])('rejects %s and writes nothing', (_, names, message) => {
    const content = new Content();
    content.edit(SERVICE);
    const before = content.snapshot();
    const {status, stdout, stderr} = content.run('translated', ...names);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`${message}See npm run translated -- --help\n`);
    expect(content.snapshot()).toEqual(before);
  });

  it('rejects a page without a translation', () => {
    const content = new Content();
    content.remove(DOC_JA);
    const {status, stderr} = content.run('translated', DOC);
    expect([status, stderr]).toEqual([1, `${DOC_JA} does not exist; translate ${DOC} first\n`]);
  });
});
