/** Prints rows in columns of equal width, the first to the left and the others to the right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => widthOf(row[column] ?? ''))),
  );
  for (const row of [header, widths.map((width) => '-'.repeat(width)), ...rows]) {
    console.log(
      row
        .map((cell, column) => {
          const space = ' '.repeat(widths[column]! - widthOf(cell));
          return column === 0 ? cell + space : space + cell;
        })
        .join('  '),
    );
  }
}

/** Columns that a text takes in a terminal, in which Japanese characters are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, character) => width + (/[\u1100-\uff60]/.test(character) ? 2 : 1),
    0,
  );
}
