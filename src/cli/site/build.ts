import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadCatalogue} from '../../catalogue';
import {LOCALES} from '../../catalogue/vocabulary';
import {BUILD_COMMAND} from '../../site';
import {Failure} from '../command';
import {compileConfiguration} from './configuration';
import {type DocusaurusOptions, runDocusaurus} from './docusaurus';

/**
 * Up to this number, one process builds all languages, which is faster. It does not release the
 * memory of the first language, about 5 MB per service.
 */
const MAX_SERVICES_IN_ONE_RUN = 200;

/**
 * Up to this number, a build renders its pages on the main thread. Docusaurus would start a thread
 * for each hundred pages, but each loads React and a bundler again, which takes longer than it saves.
 */
const MAX_SERVICES_ON_ONE_THREAD = 100;

/** Environment of a build with this number of services. */
const environmentFor = (services: number): Readonly<Record<string, string>> => ({
  ...BUILD_COMMAND,
  ...(services <= MAX_SERVICES_ON_ONE_THREAD ? {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'} : {}),
});

/**
 * The runs of `docusaurus build` that build a site in all languages.
 * @param services number of services
 * @returns the arguments of each run after `build`; the runs must be sequential
 */
const listRuns = (services: number): readonly (readonly string[])[] =>
  services <= MAX_SERVICES_IN_ONE_RUN ? [[]] : LOCALES.map((locale) => ['--locale', locale]);

/**
 * Builds a site in all languages, by default that of the working directory. Checks the content while
 * the first run starts, which uses a single core.
 * @throws ContentError with all problems of the content, after the run was stopped
 * @throws Failure if a run fails; later runs do not start
 */
export async function buildSite(options: DocusaurusOptions = {}): Promise<void> {
  const {folder = '.', env} = options;
  const configuration = await compileConfiguration(folder);
  const services = countServices(folder);
  const stop = new AbortController();
  const run = (args: readonly string[]): Promise<void> =>
    runDocusaurus(['build', ...args, '--config', configuration], {
      ...options,
      env: {...env, ...environmentFor(services)},
      signal: stop.signal,
    });
  const [first, ...later] = listRuns(services);
  const running = run(first!);
  try {
    loadCatalogue(folder);
  } catch (error) {
    stop.abort();
    await running.catch(() => undefined);
    throw error;
  }
  await running;
  for (const args of later) {
    await run(args);
  }
}

const countServices = (folder: string): number =>
  readdirSync(path.join(folder, 'services'), {withFileTypes: true}).filter((entry) =>
    entry.isDirectory(),
  ).length;

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
