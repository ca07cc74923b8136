/**
 * Programs rely on the schemas of the API, so changes are checked against the published versions.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {breakingChanges, PUBLISHED_SCHEMAS} from '@site/src/api/compatibility';
import {jsonSchemas} from '@site/src/api/descriptions';

const text = readFileSync(path.resolve(import.meta.dirname, '../..', PUBLISHED_SCHEMAS), 'utf8');
const published = JSON.parse(text) as Record<string, unknown>;

type Schema = {
  $defs: Record<
    string,
    {properties: Record<string, {enum?: string[]; type?: unknown}>; required: string[]}
  >;
};
/** The published schemas, with a change to the schema of services. */
const changed = (change: (schema: Schema) => void): Record<string, unknown> => {
  const copy = JSON.parse(text) as Record<string, Schema>;
  change(copy.service!);
  return copy;
};

describe('the schemas of the API', () => {
  it('are compatible with the published ones', () => {
    expect(
      breakingChanges(published, jsonSchemas()),
      'Keep the old keys in src/api/schemas.ts beside the new ones; what cannot stay compatible needs a new version of the API.',
    ).toEqual([]);
  });

  it('are committed as the build writes them', () => {
    expect(
      `${JSON.stringify(jsonSchemas(), null, 1)}\n`,
      'Run "npm run check:content -- --fix", and raise SCHEMA_VERSION in src/api/addresses.ts for new keys.',
    ).toBe(text);
  });
});

describe('a change', () => {
  it.each<[string, (schema: Schema) => void, RegExp]>([
    [
      'that removes a key',
      ({$defs}) => delete $defs.Service!.properties.vendor,
      /^\/service\/\$defs\/Service\/properties\/vendor was removed$/,
    ],
    [
      'that renames a key',
      ({$defs}) => {
        const {vendor, ...properties} = $defs.Service!.properties;
        $defs.Service!.properties = {...properties, provider: vendor!};
      },
      /vendor was removed$/,
    ],
    [
      'that leaves a key out at times',
      ({$defs}) => $defs.Value!.required.pop(),
      /required no longer contains "until"$/,
    ],
    [
      'that gives another type',
      ({$defs}) => ($defs.Money!.properties.amount!.type = 'string'),
      /amount\/type changed from "number" to "string"$/,
    ],
    [
      'that takes a word out of a list',
      ({$defs}) => $defs.Service!.properties.kind!.enum!.pop(),
      /kind\/enum no longer contains "both"$/,
    ],
  ])('%s is incompatible', (_, change, complaint) => {
    const [found, ...others] = breakingChanges(published, changed(change));
    expect(found).toMatch(complaint);
    expect(others).toEqual([]);
  });

  it.each<[string, (schema: Schema) => void]>([
    ['that adds a key', ({$defs}) => ($defs.Service!.properties.rating = {type: 'number'})],
    ['that adds a word', ({$defs}) => $defs.Service!.properties.kind!.enum!.push('hardware')],
    ['of a description', ({$defs}) => Object.assign($defs.Money!, {description: 'An amount.'})],
  ])('%s is compatible', (_, change) => {
    expect(breakingChanges(published, changed(change))).toEqual([]);
  });
});
