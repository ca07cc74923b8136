/** Prints a table, with the first column aligned left and the others right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(formatTable(header, rows, [0]).join('\n'));
}

/**
 * Formats a table as lines of text: header, rule, rows.
 * @param leftAligned indexes of the columns that are aligned left; the others are aligned right
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

/** Width of a text in columns of a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (isWide(character) ? 2 : 1), 0);

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** Whether a character, such as a Japanese one, is two columns wide in a terminal. */
export const isWide = (character: string): boolean => WIDE.test(character);
