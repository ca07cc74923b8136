import {count, define} from './command';
import {BUILD, requireBuild} from './site/build';
import {listen, serveSite} from './site/server';

export const command = define(
  'Serves a built site to this machine as plain static hosts do, with its headers and redirects; for the end-to-end tests.',
  'serve:static',
  'serve:static -- build-variant 4174',
)
  .argument('[folder]', 'the built site', BUILD)
  .argument('[port]', 'where it is served', count, 4173)
  .action(async (folder, port) => {
    requireBuild(folder);
    console.error(`serving ${folder} at ${await listen(serveSite(folder), port)}`);
  });
