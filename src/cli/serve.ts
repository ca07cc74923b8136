/** Serves a built site to this machine. Usage: tsx src/cli/serve.ts [FOLDER [PORT]] */
import {listen, serveSite} from './site/server';

const [folder = 'build', port = '4173'] = process.argv.slice(2);
void listen(serveSite(folder), Number(port));
