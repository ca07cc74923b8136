/** The forms for issues, and who and what else GitHub reads below `.github`. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkForm} from './issueForms';
import packageJson from '../../package.json';

const GITHUB = path.resolve(import.meta.dirname, '../../.github');
const FORMS = path.join(GITHUB, 'ISSUE_TEMPLATE');
const REPOSITORY = packageJson.repository.url.replace(/^git\+|\.git$/g, '');

const read = (file: string): string => readFileSync(path.join(GITHUB, file), 'utf8');

describe('the issue forms', () => {
  const forms = readdirSync(FORMS).filter((file) => file !== 'config.yml');

  it('are those for a service, a fact and a bug', () => {
    expect(forms.sort()).toEqual(['add-service.yml', 'bug.yml', 'correct-fact.yml']);
  });

  it.each(forms)('%s is one that GitHub accepts', (file) => {
    expect(checkForm(read(`ISSUE_TEMPLATE/${file}`))).toEqual([]);
  });

  it('are the only way to an issue, beside links into this repository', () => {
    const config = parse(read('ISSUE_TEMPLATE/config.yml')) as {
      readonly blank_issues_enabled: boolean;
      readonly contact_links: readonly Readonly<Record<string, string>>[];
    };
    expect(config.blank_issues_enabled).toBe(false);
    for (const link of config.contact_links) {
      expect(Object.keys(link).sort()).toEqual(['about', 'name', 'url']);
      expect(link.url).toMatch(new RegExp(`^${REPOSITORY}/`));
    }
  });
});

const GOOD = `
name: Example
description: An example
body:
  - type: input
    id: first
    attributes: {label: First}
    validations: {required: true}
  - type: dropdown
    id: second
    attributes: {label: Second, options: [a, b]}
`;

describe('the check of forms', () => {
  it('passes a good form', () => {
    expect(checkForm(GOOD)).toEqual([]);
  });

  it.each([
    ['an id twice', 'id: second', 'id: first', 'the same id'],
    ['a label twice', 'label: Second', 'label: First', 'the same label'],
    ['an option twice', '[a, b]', '[a, a]', 'must not name an option twice'],
    ['an unknown type', 'type: input', 'type: text', 'body.0.type'],
    ['an id that cannot be filled in', 'id: first', 'id: First one', 'body.0.id'],
    ['an element without a label', '{label: First}', '{}', 'body.0.attributes.label'],
    ['an unknown key', 'validations:', 'validation:', 'Unrecognized key: "validation"'],
    ['no name', 'name: Example', '', 'name: '],
    ['no description', 'description: An example', '', 'description: '],
  ])('finds %s', (_, part, replacement, message) => {
    const bad = GOOD.replace(part, replacement);
    expect(bad).not.toBe(GOOD);
    expect(checkForm(bad).join('\n')).toContain(message);
  });

  it('finds a form that asks for nothing', () => {
    const text = `{name: A, description: B, body: [{type: markdown, attributes: {value: C}}]}`;
    expect(checkForm(text)).toEqual(['body: must ask for something']);
  });
});

it('the code owners are of the organisation that owns the repository', () => {
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

  it('cover packages and actions, some days after a release', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
    for (const {cooldown} of updates) {
      expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
    }
  });

  it('name packages that are there', () => {
    const patterns = Object.values(npm.groups ?? {}).flatMap(({patterns: names}) => names);
    const ignored = (npm.ignore ?? []).map((rule) => rule['dependency-name']);
    expect([...patterns, ...ignored].filter((pattern) => matches(pattern).length === 0)).toEqual(
      [],
    );
  });

  it('leave alone what is pinned under overrides', () => {
    const ignored = (npm.ignore ?? [])
      .filter(({versions}) => versions === undefined)
      .flatMap((rule) => matches(rule['dependency-name']));
    const pinned = Object.entries(overrides).filter(([, version]) => !version.startsWith('$'));
    expect(ignored.sort()).toEqual(pinned.map(([name]) => name).sort());
  });
});
