import {existsSync} from 'node:fs';
import path from 'node:path';
import {Failure} from '../command';

/** Default folder of the built site. */
export const BUILD = 'build';

/**
 * Checks that a folder has a built site.
 * @throws Failure if it has not
 */
export function requireBuild(folder = BUILD): void {
  if (!existsSync(path.join(folder, '_headers'))) {
    const where = folder === BUILD ? '' : ` in ${folder}`;
    throw new Failure(`there is no built site${where}; run "npm run build" first`);
  }
}
