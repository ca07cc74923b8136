/** Words that mark unfinished text. */
const PLACEHOLDER =
  /(?<![\w-])(?:TODO|TBD|TBA|FIXME|XXX|WIP)(?![\w-])|[Ll]orem ipsum|\[(?:[Ii]nsert|[Yy]our|[Aa]dd)\b[^\]]*\]|（(?:仮|要確認|あとで書く|後で書く|未定)）|ここに.{0,12}(?:書く|記入)/;

/** The first placeholder in a text, with its index. */
export function findPlaceholder(
  text: string,
): {readonly index: number; readonly words: string} | undefined {
  const match = PLACEHOLDER.exec(text);
  return match ? {index: match.index, words: match[0]} : undefined;
}
