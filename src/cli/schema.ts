/** Writes the JSON Schemas of the records, by which editors complete and explain their keys. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {jsonSchemaFiles} from '../catalogue';

for (const {file, text} of jsonSchemaFiles()) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
