import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {layOut, recordFiles} from '../../catalogue';

/**
 * Lays out records.
 * @param root folder of the site
 * @param isNamed which of them
 * @returns the files that changed
 */
export function fixRecords(
  root: string,
  isNamed: (file: string) => boolean = () => true,
): string[] {
  return recordFiles(root)
    .filter(({file}) => isNamed(file))
    .flatMap(({file, kind}) => {
      const absolute = path.join(root, file);
      const text = readFileSync(absolute, 'utf8');
      const laidOut = layOut(text, kind);
      if (laidOut === text) {
        return [];
      }
      writeFileSync(absolute, laidOut);
      return [file];
    });
}
