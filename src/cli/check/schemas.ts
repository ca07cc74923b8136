import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {listJsonSchemas, loadCategories} from '../../catalogue';

/**
 * Writes the JSON Schemas of the records, which editors use to complete and explain keys.
 * @param root folder of the site
 */
export async function writeSchemas(root: string): Promise<void> {
  for (const {file, schema} of listJsonSchemas(loadCategories(root))) {
    const target = path.join(root, file);
    const options = {...(await resolveConfig(target)), filepath: target};
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, await format(JSON.stringify(schema), options));
  }
}
