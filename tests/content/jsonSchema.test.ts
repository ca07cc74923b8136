/** The JSON Schemas for editors are up to date and accept the records as they are written. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ContentTree, listJsonSchemas, loadCategories} from '@site/src/catalogue';
import type {RecordKind} from '@site/src/catalogue/kinds';
import {company, type Draft, service} from '../unit/catalogue/factories';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const validators = Object.fromEntries(
  (['service', 'company'] as const).map((kind) => {
    const schema = JSON.parse(read(`static/schema/${kind}.json`)) as Record<string, unknown>;
    return [kind, new Ajv2020({allErrors: true, strict: true, strictTypes: false}).compile(schema)];
  }),
);

/** Errors of the schema for a record, each with the path of the value. */
function complaintsOf(kind: RecordKind, record: unknown): string[] {
  const validate = validators[kind]!;
  validate(record);
  return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

/** The records of services and companies, by their names. */
const RECORDS = new ContentTree(ROOT).files.flatMap((file) => {
  const [, kind] = /\/(service|company)\.yml$/.exec(file) ?? [];
  return kind ? [{file, kind: kind as RecordKind}] : [];
});

describe('the JSON Schemas', () => {
  it.each(listJsonSchemas(loadCategories(ROOT)))(
    'are committed as "npm run check:content -- --fix" writes them: $file',
    ({file, schema}) => {
      expect(JSON.parse(read(file))).toEqual(schema);
    },
  );

  it.each(RECORDS)('accept $file, which names its schema', ({file, kind}) => {
    const text = read(file);
    expect(complaintsOf(kind, parse(text))).toEqual([]);
    const [, named] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    expect(path.posix.join(path.posix.dirname(file), named ?? '')).toBe(
      `static/schema/${kind}.json`,
    );
  });

  it.each<[string, RecordKind, Draft, string]>([
    ['a word outside of the list', 'service', service({kind: 'saas'}), '/kind must be equal'],
    ['a bare word for a claim', 'service', service({freeTier: 'perhaps'}), '/freeTier must match'],
    ['a missing key', 'company', company({links: undefined}), "property 'links'"],
    ['a URL without https', 'company', company({links: {homepage: 'x'}}), '/links/homepage'],
  ])('reject %s', (_, kind, record, complaint) => {
    const plain: unknown = JSON.parse(JSON.stringify(record));
    expect(complaintsOf(kind, plain).join('\n')).toContain(complaint);
  });
});
