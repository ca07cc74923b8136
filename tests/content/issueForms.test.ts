/** The issue forms, which GitHub hides without a message if they are invalid. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadTags} from '@site/src/catalogue';
import {KINDS} from '@site/src/catalogue/vocabulary';

type Field = {
  readonly type: string;
  readonly id?: string;
  readonly attributes: {readonly label?: string; readonly options?: readonly string[]};
};
type Form = {readonly name: string; readonly description: string; readonly body: readonly Field[]};

const ROOT = path.resolve(import.meta.dirname, '../..');
const FORMS = path.join(ROOT, '.github/ISSUE_TEMPLATE');
const read = (file: string): Form => parse(readFileSync(path.join(FORMS, file), 'utf8')) as Form;

const isBilingual = (line: string | undefined): boolean =>
  /^[^\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]+ \/ .*[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(line ?? '');

describe.each(readdirSync(FORMS).filter((file) => file !== 'config.yml'))('%s', (file) => {
  const {name, description, body} = read(file);
  const fields = body.filter(({type}) => type !== 'markdown');

  it('has ids and labels that GitHub accepts', () => {
    const types = ['input', 'textarea', 'dropdown', 'checkboxes'];
    expect(fields.filter(({type}) => !types.includes(type))).toEqual([]);
    const ids = fields.map(({id}) => id);
    expect(ids.filter((id) => !/^[\w-]+$/.test(id ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(fields.map(({attributes}) => attributes.label)).size).toBe(ids.length);
  });

  it('is in both languages', () => {
    const lines = [name, description, ...fields.map(({attributes}) => attributes.label)];
    expect(lines.filter((line) => !isBilingual(line))).toEqual([]);
  });
});

it('the form for a service offers every kind and every tag', () => {
  const japanese = loadTags(ROOT, 'ja');
  const {body} = read('add-service.yml');
  const optionsOf = (field: string) => body.find(({id}) => id === field)!.attributes.options;
  expect(optionsOf('kind')).toEqual(Object.values(KINDS).map(({en, ja}) => `${en} / ${ja}`));
  expect(optionsOf('tags')).toEqual(
    Object.entries(loadTags(ROOT, 'en')).map(
      ([tag, {label}]) => `${label} / ${japanese[tag]!.label} (${tag})`,
    ),
  );
});
