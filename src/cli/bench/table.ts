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

/** Columns that a text takes in a terminal, in which Japanese characters are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, character) => width + (/[\u1100-\uff60]/.test(character) ? 2 : 1),
    0,
  );
}
