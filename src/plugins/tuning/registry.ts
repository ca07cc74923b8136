import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Name and number of a module, as they follow the function that loads it. */
const NAME_AND_NUMBER = /, ("[^"\n]+"), require\.resolveWeak\(\1\)\]/g;

/**
 * The registry, Docusaurus' table of the modules of all pages, without name and number of each,
 * which the server collects while it renders and a browser never reads.
 * @throws Error when the table has another form than that of the Docusaurus we know
 */
export function slimRegistry(registry: string): string {
  const slim = registry.replace(NAME_AND_NUMBER, ']');
  const modules = registry.match(/\bimport\(/g)?.length;
  if (modules !== registry.match(NAME_AND_NUMBER)?.length || slim.includes('resolveWeak')) {
    throw new Error(
      'The registry of Docusaurus has another form than src/plugins/tuning/registry.ts knows',
    );
  }
  return slim;
}

/**
 * Writes the registry for browsers beside the one that Docusaurus has generated.
 * @param generatedFilesDir folder of what Docusaurus generates
 * @returns the alias that puts the one in the place of the other
 */
export function registryAlias(generatedFilesDir: string): Readonly<Record<string, string>> {
  const registry = path.join(generatedFilesDir, 'registry');
  const file = path.join(generatedFilesDir, 'tuning/registry.js');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, slimRegistry(readFileSync(`${registry}.js`, 'utf8')));
  return {[registry]: file};
}
