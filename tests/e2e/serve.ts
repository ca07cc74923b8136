/** Usage: tsx tests/e2e/serve.ts FOLDER PORT */
import {serveSite} from './server';

const [folder = 'build', port = '4173'] = process.argv.slice(2);
serveSite(folder).listen(Number(port));
