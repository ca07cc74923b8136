import {compressedSize} from './pages';

/**
 * Compressed bytes that each page of these costs all pages: its address in the router, its
 * modules in the registry, its scripts in the table of file names. Measured by taking the
 * pages out of the scripts and compressing what is left.
 * @param scripts the scripts of every page
 * @param paths addresses of pages that a catalogue has more of as it grows
 * @throws Error when a page is not found in the scripts, which then have another form
 */
export function bytesPerPage(scripts: readonly string[], paths: readonly string[]): number {
  const smaller = [...scripts];
  const remove = (pattern: string): RegExpExecArray[] =>
    smaller.flatMap((script, index) => {
      const found = [...script.matchAll(new RegExp(`${pattern},?`, 'g'))];
      smaller[index] = found.reduce((left, [text]) => left.replace(text, ''), script);
      return found;
    });
  for (const path of paths) {
    const routes = remove(`\\{path:"${path}",component:[\\w$]+\\("${path}","\\w+"\\),exact:!0\\}`);
    const [names] = remove(`"${path}-\\w+":\\{[^\\]]*?"content":"[\\da-f]{8}"\\}`);
    const chunk = /"content":"([\da-f]{8})"/.exec(names?.[0] ?? '')?.[1];
    if (routes.length === 0 || chunk === undefined) {
      throw new Error(`${path} is not found in the scripts of the site in the form they had`);
    }
    // Of digits alone, a name is a number, which the minifier writes as it is shortest.
    remove(`(?:"?${chunk}"?|0x${Number(chunk).toString(16)}):\\[\\(\\)=>[^\\]]*?\\]`);
    // In the tables of the runtime: the hash of the file, and the name itself.
    remove(`(?<=[{,])"?${chunk}"?:"[\\da-f]{8}"`);
  }
  const sizeOf = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + compressedSize(text), 0);
  return (sizeOf(scripts) - sizeOf(smaller)) / paths.length;
}
