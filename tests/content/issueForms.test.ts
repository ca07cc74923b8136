/** The issue forms and other configuration that GitHub reads from `.github`. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadTags} from '@site/src/catalogue';
import {KINDS} from '@site/src/catalogue/vocabulary';
import {checkForm, isBilingualLine} from './issueForms';
import packageJson from '../../package.json';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GITHUB = path.join(ROOT, '.github');
const FORMS = path.join(GITHUB, 'ISSUE_TEMPLATE');
const REPOSITORY = packageJson.repository.url.replace(/^git\+|\.git$/g, '');

const read = (file: string): string => readFileSync(path.join(GITHUB, file), 'utf8');

describe('the issue forms', () => {
  const forms = readdirSync(FORMS).filter((file) => file !== 'config.yml');

  it('are one each for a service, a fact and a bug', () => {
    expect(forms.sort()).toEqual(['add-service.yml', 'bug.yml', 'correct-fact.yml']);
  });

  it.each(forms)('%s is valid for GitHub', (file) => {
    expect(checkForm(read(`ISSUE_TEMPLATE/${file}`))).toEqual([]);
  });

  it('are the only way to open an issue, apart from links within the repository', () => {
    const config = parse(read('ISSUE_TEMPLATE/config.yml')) as {
      readonly blank_issues_enabled: boolean;
      readonly contact_links: readonly Readonly<Record<string, string>>[];
    };
    expect(config.blank_issues_enabled).toBe(false);
    for (const link of config.contact_links) {
      expect(Object.keys(link).sort()).toEqual(['about', 'name', 'url']);
      expect([link.about, link.name].filter((text) => !isBilingualLine(text!))).toEqual([]);
      expect(link.url).toMatch(new RegExp(`^${REPOSITORY}/`));
    }
  });
});

describe('the form for a service', () => {
  const form = parse(read('ISSUE_TEMPLATE/add-service.yml')) as {
    readonly body: readonly {
      readonly id?: string;
      readonly attributes: {readonly options?: readonly string[]};
    }[];
  };
  const options: Readonly<Record<string, readonly string[] | undefined>> = Object.fromEntries(
    form.body.map(({id = '', attributes}) => [id, attributes.options]),
  );

  it('offers every kind of service', () => {
    expect(options.kind).toEqual(Object.values(KINDS).map(({en, ja}) => `${en} / ${ja}`));
  });

  it('offers every tag', () => {
    const japanese = loadTags(ROOT, 'ja');
    expect(options.tags).toEqual(
      Object.entries(loadTags(ROOT, 'en')).map(
        ([tag, {label}]) => `${label} / ${japanese[tag]!.label} (${tag})`,
      ),
    );
    // GitHub joins the selected options with commas.
    expect(options.tags!.filter((option) => option.includes(','))).toEqual([]);
  });
});

const GOOD = `
name: Example / 例
description: An example / 1つの例
body:
  - type: input
    id: first
    attributes:
      label: First / 最初
      description: "What comes first.\\n\\n最初のものです。"
    validations: {required: true}
  - type: dropdown
    id: second
    attributes:
      label: Second / 2番目
      options: [A / あ, B / い]
`;

describe('the check of forms', () => {
  it('accepts a valid form', () => {
    expect(checkForm(GOOD)).toEqual([]);
  });

  it.each([
    ['a duplicate id', 'id: second', 'id: first', 'the same id'],
    ['a duplicate label', 'Second / 2番目', 'First / 最初', 'the same label'],
    ['a duplicate option', 'B / い', 'A / あ', 'must not name an option twice'],
    ['options that differ only in case', 'B / い', 'a / あ', 'must not name an option twice'],
    ['an option of GitHub', 'B / い', 'None', '"None" is what GitHub offers by itself'],
    ['an unknown type', 'type: input', 'type: text', 'body.0.type'],
    ['an id that cannot be filled in', 'id: first', 'id: First one', 'body.0.id'],
    ['an element without a label', 'label: First / 最初', '', 'body.0.attributes.label'],
    ['an unknown key', 'validations:', 'validation:', 'Unrecognized key: "validation"'],
    ['no name', 'name: Example / 例', '', 'name: '],
    ['no description', 'description: An example / 1つの例', '', 'description: '],
    ['a name in English alone', 'Example / 例', 'Example', 'name: must be English'],
    ['a label in English alone', 'First / 最初', 'First', 'body.0.attributes.label: must be'],
    ['a label in Japanese alone', 'First / 最初', '最初', 'body.0.attributes.label: must be'],
    [
      'Japanese that comes first',
      'First / 最初',
      '最初 / First',
      'body.0.attributes.label: must be',
    ],
    [
      'a description in one language',
      '最初のものです。',
      '',
      'body.0.attributes.description: must',
    ],
    ['an option in one language', 'B / い', 'B', 'body.1.attributes.options.1: must be English'],
  ])('reports %s', (_, part, replacement, message) => {
    const bad = GOOD.replace(part, replacement);
    expect(bad).not.toBe(GOOD);
    expect(checkForm(bad).join('\n')).toContain(message);
  });

  it('reports a form without a required answer', () => {
    const text = `{name: A / あ, description: B / い, body: [{type: markdown, attributes: {value: "C\\n\\nう"}}]}`;
    expect(checkForm(text)).toEqual(['body: must ask for something']);
  });
});

it('the code owners are teams of the organisation that owns the repository', () => {
  const [organisation] = new URL(REPOSITORY).pathname.slice(1).split('/');
  const owners = read('CODEOWNERS').match(/^[^#\n].*$/gm)!;
  expect(owners.length).toBeGreaterThan(0);
  for (const line of owners) {
    expect(line).toMatch(new RegExp(`^\\S+( @${organisation}/[a-z-]+)+$`));
  }
});

describe('the updates by Dependabot', () => {
  const {updates} = parse(read('dependabot.yml')) as {
    readonly updates: readonly {
      readonly 'package-ecosystem': string;
      readonly cooldown?: {readonly 'default-days'?: number};
      readonly groups?: Readonly<Record<string, {readonly patterns: readonly string[]}>>;
      readonly ignore?: readonly {
        readonly 'dependency-name': string;
        readonly versions?: string[];
      }[];
    }[];
  };
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')!;
  const {dependencies, devDependencies, overrides} = packageJson;
  const known = Object.keys({...dependencies, ...devDependencies, ...overrides});
  const matches = (pattern: string) => {
    const [start = '', end] = pattern.split('*');
    return known.filter((name) => (end === undefined ? name === start : name.startsWith(start)));
  };

  it('cover npm packages and actions, with a cooldown after each release', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
    for (const {cooldown} of updates) {
      expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
    }
  });

  it('name only packages that are used', () => {
    const patterns = Object.values(npm.groups ?? {}).flatMap(({patterns: names}) => names);
    const ignored = (npm.ignore ?? []).map((rule) => rule['dependency-name']);
    expect([...patterns, ...ignored].filter((pattern) => matches(pattern).length === 0)).toEqual(
      [],
    );
  });

  it('ignore exactly the packages pinned under overrides', () => {
    const ignored = (npm.ignore ?? [])
      .filter(({versions}) => versions === undefined)
      .flatMap((rule) => matches(rule['dependency-name']));
    const pinned = Object.entries(overrides).filter(([, version]) => !version.startsWith('$'));
    expect(ignored.sort()).toEqual(pinned.map(([name]) => name).sort());
  });
});
