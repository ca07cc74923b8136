/**
 * Writes the headers of the built site, which stand in `build/_headers`, in the syntax of
 * another server. Usage: npm run -s headers -- nginx|caddy [FOLDER]
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHeaderRules} from '../plugins/publish/headers';
import {FORMATS} from './headers/formats';

const [server = '', folder = 'build'] = process.argv.slice(2);
const format = FORMATS.get(server);
if (format === undefined) {
  throw new Error(`Name the server: ${[...FORMATS.keys()].join(' or ')}`);
}
process.stdout.write(format(parseHeaderRules(readFileSync(path.join(folder, '_headers'), 'utf8'))));
