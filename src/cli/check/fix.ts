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

/** A rewritten file, relative to the site, and what was changed in it. */
export type FixedFile = {readonly file: string; readonly changes: readonly string[]};

/**
 * Fixes the layout of records: key order, quotes, spaces, line endings. Does not follow symbolic
 * links, and skips files that are not valid UTF-8, because rewriting them would lose characters.
 * @param root folder of the site
 * @param isNamed selects records by their path; by default, all
 * @returns the rewritten files
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
