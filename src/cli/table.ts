/** Prints rows in columns of equal width, the first to the left and the others to the right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(formatTable(header, rows, [0]).join('\n'));
}

/**
 * Rows as lines of columns of equal width.
 * @param leftAligned which columns start at the left
 */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  leftAligned: readonly number[],
): string[] {
  const widths = header.map((_, column) =>
    [header, ...rows].reduce((width, row) => Math.max(width, widthOf(row[column] ?? '')), 0),
  );
  return [header, widths.map((width) => '-'.repeat(width)), ...rows].map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(widths[column]! - widthOf(cell));
        return leftAligned.includes(column) ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Columns that a text takes in a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (isWide(character) ? 2 : 1), 0);

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** Whether a character, such as a Japanese one, takes two columns of a terminal. */
export const isWide = (character: string): boolean => WIDE.test(character);
