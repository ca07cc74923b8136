import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {breakingChanges, PUBLISHED_SCHEMAS} from '../api/compatibility';
import {jsonSchemas} from '../api/descriptions';
import {jsonSchemaFiles, loadCategories} from '../catalogue';
import {define, Failure} from './command';

export const command = define(
  'Writes the JSON Schemas of the records, which editors use to complete and explain keys, and those of the API, which later versions must stay compatible with.',
  'schema',
).action(() => {
  for (const {file, text} of jsonSchemaFiles(loadCategories('.'))) {
    write(file, text);
  }
  const schemas = jsonSchemas();
  const published = existsSync(PUBLISHED_SCHEMAS)
    ? (JSON.parse(readFileSync(PUBLISHED_SCHEMAS, 'utf8')) as Record<string, unknown>)
    : {};
  const broken = breakingChanges(published, schemas);
  if (broken.length > 0) {
    throw new Failure(
      `${PUBLISHED_SCHEMAS} was not changed, because programs that use the API would break:\n${broken.join('\n')}\nKeep the old keys in src/api/schemas.ts next to the new ones.`,
    );
  }
  write(PUBLISHED_SCHEMAS, `${JSON.stringify(schemas, null, 1)}\n`);
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
