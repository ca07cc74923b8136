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
