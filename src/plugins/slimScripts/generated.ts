/**
 * Shorter forms of modules that Docusaurus generates and that each page loads. They mean the same
 * to the browser; what goes is what only the build and the server make use of.
 */
import type {DocusaurusConfig} from '@docusaurus/types';

/** Options that have done their work once the site is built. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** The module `docusaurus.config` without the options that have done their work. */
export function slimConfig(config: DocusaurusConfig): string {
  const kept = Object.entries(config).filter(([option]) => !BUILD_ONLY.has(option));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}

/**
 * The module `registry` without name and number of each module, which react-loadable needs on
 * the server only.
 * @throws Error when the module is not in the form that is known
 */
export function slimRegistry(registry: string): string {
  const slim = registry.replace(/, ("[^"\n]+"), require\.resolveWeak\(\1\)\]/g, ']');
  if (slim.includes('resolveWeak')) {
    throw new Error('The registry of Docusaurus has another form than it had');
  }
  return slim;
}

/** The modules `routes` and `routesChunkNames`, of which the first has keys of the second. */
export type RouteTables = {readonly routes: string; readonly chunkNames: string};

/**
 * The tables of routes without the hashes that tell routes of one path apart, where a path has
 * only one route.
 */
export function slimRoutes({routes, chunkNames}: RouteTables): RouteTables {
  const names = JSON.parse(chunkNames) as Readonly<Record<string, unknown>>;
  const pathOf = (key: string): string => key.replace(/-[^-]+$/, '');
  const counts = new Map<string, number>();
  for (const key of Object.keys(names)) {
    counts.set(pathOf(key), (counts.get(pathOf(key)) ?? 0) + 1);
  }
  const isAlone = (path: string): boolean => counts.get(path) === 1;
  const slimNames = Object.entries(names).map(([key, value]) => {
    const path = pathOf(key);
    // Not without a hash at all: Docusaurus cuts it off when it looks for the scripts of a path.
    return [isAlone(path) ? `${path}-0` : key, value];
  });
  return {
    routes: routes.replace(/ComponentCreator\('([^']+)', '[^']+'\)/g, (creation, path: string) =>
      isAlone(path) ? `ComponentCreator('${path}', '0')` : creation,
    ),
    chunkNames: JSON.stringify(Object.fromEntries(slimNames)),
  };
}
