/** Serves a built site for the end-to-end tests. Usage: tsx tests/site/serve.ts FOLDER PORT */
import {listen, serveSite} from './server';

const [folder = '', port = ''] = process.argv.slice(2);
void listen(serveSite(folder), Number(port));
