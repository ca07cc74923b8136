import {define} from './command';
import {buildSite} from './site/build';

export const command = define('Builds the site, all languages, into build/.', 'build').action(() =>
  buildSite(),
);
