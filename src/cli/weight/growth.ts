import {compressedSize} from './pages';

/**
 * Compressed bytes that each of these pages adds to the scripts of every page: its path in the
 * router, its modules in the registry, its scripts in the table of file names. Measured by removing
 * the pages from the scripts and compressing the rest.
 * @param scripts texts of the scripts that are on every page
 * @param paths paths of pages whose number grows with the catalogue
 * @returns bytes after brotli 11 per page
 * @throws Error if the scripts do not have the expected form
 */
export function bytesPerPage(scripts: readonly string[], paths: readonly string[]): number {
  const smaller = [...scripts];
  const remove = (pattern: string, key?: string): RegExpExecArray[] =>
    smaller.flatMap((script, index) => {
      const found = [...script.matchAll(new RegExp(`${pattern},?`, 'g'))].filter(
        ([, written]) => key === undefined || nameOf(written!) === key,
      );
      smaller[index] = found.reduce((left, [text]) => left.replace(text, ''), script);
      return found;
    });
  for (const path of paths) {
    const routes = remove(`\\{path:"${path}",get component\\(\\)\\{return[^}]*\\},exact:!0\\}`);
    const [names] = remove(`"${path}-\\w+":\\{[^\\]]*?"content":"[\\da-f]+"\\}`);
    const chunk = /"content":"([\da-f]+)"/.exec(names?.[0] ?? '')?.[1];
    if (routes.length === 0 || chunk === undefined) {
      throw new Error(
        `${path} was not found in the scripts of the site; their form differs from the one that src/cli/weight/growth.ts expects`,
      );
    }
    remove(`(?<=[{,])("\\w+"|\\w+):\\[\\(\\)=>[^\\]]*?\\]`, chunk);
    // Entry in the tables of the runtime: name of the chunk and hash of the file.
    remove(`(?<=[{,])("\\w+"|\\w+):"[\\da-f]{8}"`, chunk);
  }
  const sizeOf = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + compressedSize(text), 0);
  return (sizeOf(scripts) - sizeOf(smaller)) / paths.length;
}

/** Name of a property as the minifier writes it: quoted, or as the shortest form of a number. */
const nameOf = (written: string): string =>
  written.startsWith('"')
    ? written.slice(1, -1)
    : /^\d/.test(written)
      ? String(Number(written))
      : written;
