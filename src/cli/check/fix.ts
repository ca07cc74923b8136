import {isUtf8} from 'node:buffer';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkLayout,
  fixLayout,
  recordFiles,
  schemaFor,
  tryCategories,
  YamlFile,
} from '../../catalogue';

/** A file that was written anew, and what had to change in it. */
export type FixedFile = {readonly file: string; readonly changes: readonly string[]};

/**
 * Lays out records. Neither symbolic links are followed nor files changed in which a text would be
 * lost, as they are not in UTF-8.
 * @param root folder of the site
 * @param isNamed which of them
 */
export function fixRecords(
  root: string,
  isNamed: (file: string) => boolean = () => true,
): FixedFile[] {
  const categories = tryCategories(root);
  return recordFiles(root)
    .filter(({file}) => isNamed(file))
    .flatMap(({file, kind}) => {
      const absolute = path.join(root, file);
      const bytes = readFileSync(absolute);
      const source = new YamlFile(file, bytes.toString());
      if (
        !isUtf8(bytes) ||
        checkLayout(source, kind, schemaFor(kind, source, categories)).length === 0
      ) {
        return [];
      }
      const {text, changes} = fixLayout(source.text, kind, schemaFor(kind, source, categories));
      if (changes.length === 0) {
        return [];
      }
      writeFileSync(absolute, text);
      return [{file, changes}];
    });
}
