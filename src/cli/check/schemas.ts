import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {jsonSchemaFiles, loadCategories} from '../../catalogue';

/**
 * Writes the JSON Schemas of the records, which editors use to complete and explain keys.
 * @param root folder of the site
 */
export function writeSchemas(root: string): void {
  for (const {file, text} of jsonSchemaFiles(loadCategories(root))) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
