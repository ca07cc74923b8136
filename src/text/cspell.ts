import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Problem} from '../catalogue';

/**
 * Checks the spelling of the English.
 * @param root folder of the site
 * @param config the file that says what is checked, relative to `root`
 * @param names what entries are called; a word of a name is right as the name has it
 * @returns the number of files, and a problem for each word that is unknown or unwanted
 */
export async function checkEnglish(
  root: string,
  config: string,
  names: readonly string[] = [],
): Promise<{readonly files: number; readonly problems: readonly Problem[]}> {
  // An ES module, which CommonJS can import only like this.
  const {lint} = await import('cspell');
  const known = new Set(names.flatMap(wordsOf));
  const problems: Problem[] = [];
  const failures: unknown[] = [];
  const {files} = await lint(
    [],
    {root, config: path.join(root, config), progress: false, showSuggestions: true},
    {
      issue: ({uri = '', row, col, text, isFlagged, suggestions: [nearest] = []}) => {
        if (!isFlagged && known.has(text.toLowerCase())) {
          return;
        }
        const verdict = isFlagged ? 'is not how this site spells it' : 'is not in any dictionary';
        const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
        problems.push({
          file: path.relative(root, fileURLToPath(uri)).split(path.sep).join('/'),
          line: row,
          column: col,
          message: `"${text}" ${verdict}${hint} (cspell)`,
        });
      },
      error: (_, error) => failures.push(error),
    },
  );
  if (failures.length > 0) {
    throw failures[0] instanceof Error ? failures[0] : new Error(String(failures[0]));
  }
  return {files, problems};
}

/** The words of a name as cspell takes it apart, which also parts `GitHub` in two. */
const wordsOf = (name: string): string[] =>
  [name, name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].flatMap(
    (form) => form.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  );
