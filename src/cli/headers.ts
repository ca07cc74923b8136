import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Argument} from 'commander';
import {parseHeaderRules} from '../plugins/publish/headers';
import {BUILD, define, requireBuild} from './command';
import {FORMATS} from './headers/formats';

export const command = define(
  'Prints the headers in the file _headers of the built site in the syntax of another server.',
  'npx tsx src/cli/main.ts headers nginx',
  'npx tsx src/cli/main.ts headers caddy /srv/site',
)
  .addArgument(new Argument('<server>', 'server whose syntax is used').choices([...FORMATS.keys()]))
  .argument('[folder]', 'folder of the built site', BUILD)
  .action((server: string, folder: string) => {
    requireBuild(folder);
    const rules = parseHeaderRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
    process.stdout.write(FORMATS.get(server)!(rules));
  });
