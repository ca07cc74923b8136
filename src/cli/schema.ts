import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {jsonSchemaFiles, loadCategories} from '../catalogue';
import {define} from './command';

export const command = define(
  'Writes the JSON Schemas of the records, by which editors complete and explain their keys.',
  'schema',
).action(() => {
  for (const {file, text} of jsonSchemaFiles(loadCategories('.'))) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
});
