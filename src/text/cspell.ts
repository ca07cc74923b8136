import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Problem} from '../catalogue';

/**
 * Checks the spelling of English texts with cspell.
 * @param root folder of the site
 * @param config path of the cspell configuration, relative to `root`
 * @param names names of entries, whose words count as known
 * @returns the number of files, and a problem for each unknown or forbidden word
 * @throws Error if cspell reports one, such as for an invalid configuration
 */
export async function checkEnglish(
  root: string,
  config: string,
  names: readonly string[] = [],
): Promise<{readonly files: number; readonly problems: readonly Problem[]}> {
  // cspell is an ES module, which CommonJS can only import dynamically.
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

/** The words of a name in lower case, whole and split at camel case as cspell does. */
const wordsOf = (name: string): string[] =>
  [name, name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].flatMap(
    (form) => form.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  );
