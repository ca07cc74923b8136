import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../catalogue/vocabulary';
import {Failure} from '../command';
import {type DocusaurusOptions, runOnSite} from './docusaurus';

/**
 * Up to this number, one process builds all languages, which is faster. It does not release the
 * memory of the first language, about 5 MB per service.
 */
const MAX_SERVICES_IN_ONE_RUN = 200;

/**
 * The runs of `docusaurus build` that build a site in all languages.
 * @param folder folder of the site
 * @returns the arguments of each run after `build`; the runs must be sequential
 */
function listRuns(folder: string): readonly (readonly string[])[] {
  const entries = readdirSync(path.join(folder, 'services'), {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).length <= MAX_SERVICES_IN_ONE_RUN
    ? [[]]
    : LOCALES.map((locale) => ['--locale', locale]);
}

/**
 * Builds a site in all languages, by default that of the working directory.
 * @throws Failure if a run fails; later runs do not start
 */
export async function buildSite(options: DocusaurusOptions = {}): Promise<void> {
  for (const args of listRuns(options.folder ?? '.')) {
    await runOnSite(['build', ...args], options);
  }
}

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
