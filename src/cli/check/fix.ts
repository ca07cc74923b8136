import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {layOut, recordFiles} from '../../catalogue';

/** Lays out every record below the root; returns the files that changed. */
export function fixRecords(root: string): string[] {
  return recordFiles(root).flatMap(({file, kind}) => {
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
