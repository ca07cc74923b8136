import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {breakingChanges, PUBLISHED_SCHEMAS} from '../../api/compatibility';
import {jsonSchemas} from '../../api/descriptions';
import {jsonSchemaFiles, loadCategories} from '../../catalogue';
import {Failure} from '../command';

/**
 * Writes the JSON Schemas of the records, which editors use to complete and explain keys, and those
 * of the API, which later versions must stay compatible with.
 * @param root folder of the site
 * @throws Failure if programs that use the API would break
 */
export function writeSchemas(root: string): void {
  for (const {file, text} of jsonSchemaFiles(loadCategories(root))) {
    write(path.join(root, file), text);
  }
  const schemas = jsonSchemas();
  const published = path.join(root, PUBLISHED_SCHEMAS);
  const broken = breakingChanges(
    JSON.parse(readFileSync(published, 'utf8')) as Record<string, unknown>,
    schemas,
  );
  if (broken.length > 0) {
    throw new Failure(
      `${PUBLISHED_SCHEMAS} was not changed, because programs that use the API would break:\n${broken.join('\n')}\nKeep the old keys in src/api/schemas.ts next to the new ones.`,
    );
  }
  write(published, `${JSON.stringify(schemas, null, 1)}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
