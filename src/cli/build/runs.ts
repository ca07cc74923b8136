import {readdirSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../catalogue/vocabulary';

/**
 * Up to so many services, one process builds all languages, which is faster. It keeps the memory
 * that the first one took, though: some 5 MB for each service.
 */
const MOST_TOGETHER = 200;

/**
 * The runs of `docusaurus build` that build the site, one after the other, by their arguments.
 * @param root folder of the site
 */
export function listRuns(root: string): readonly (readonly string[])[] {
  const folders = readdirSync(path.join(root, 'services'), {withFileTypes: true});
  return folders.filter((entry) => entry.isDirectory()).length <= MOST_TOGETHER
    ? [[]]
    : LOCALES.map((locale) => ['--locale', locale]);
}
