import {count, define} from './command';
import {BUILD, requireBuild} from './site/build';
import {listen, serveSite} from './site/server';

export const command = define(
  'Serves a built site on localhost like a plain static host, with its headers and redirects, for the end-to-end tests.',
  'serve:static',
  'serve:static -- build-variant 4174',
)
  .argument('[folder]', 'folder of the built site', BUILD)
  .argument('[port]', 'port on localhost', count, 4173)
  .action(async (folder, port) => {
    requireBuild(folder);
    console.error(`serving ${folder} at ${await listen(serveSite(folder), port)}`);
  });
