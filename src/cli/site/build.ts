import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../catalogue/vocabulary';
import {Failure} from '../command';
import {runDocusaurus} from './docusaurus';

/**
 * Up to so many services, one process builds all languages, which is faster. It keeps the memory
 * that the first one took, though: some 5 MB for each service.
 */
const MAX_SERVICES_IN_ONE_RUN = 200;

/**
 * The runs of `docusaurus build` that build a site in all languages, one after the other, by
 * their arguments.
 * @param folder the site
 */
export function listRuns(folder: string): readonly (readonly string[])[] {
  const entries = readdirSync(path.join(folder, 'services'), {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).length <= MAX_SERVICES_IN_ONE_RUN
    ? [[]]
    : LOCALES.map((locale) => ['--locale', locale]);
}

/**
 * Builds the site of the working directory in all languages.
 * @param env what the build reads differently from this process
 * @throws Failure after the first run that fails, which is the last one
 */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const args of listRuns('.')) {
    await runDocusaurus(['build', ...args], {env});
  }
}

/** The folder of the built site, unless another is asked for. */
export const BUILD = 'build';

/** @throws Failure where a folder holds no built site */
export function requireBuild(folder = BUILD): void {
  if (!existsSync(path.join(folder, '_headers'))) {
    const where = folder === BUILD ? '' : ` in ${folder}`;
    throw new Failure(`there is no build${where}; run npm run build first`);
  }
}
