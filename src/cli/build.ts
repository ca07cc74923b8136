import {define} from './command';
import {buildSite} from './site/build';

export const command = define('Builds the site in all languages into build/.', 'build').action(() =>
  buildSite(),
);
