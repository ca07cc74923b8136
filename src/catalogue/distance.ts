/** The Levenshtein distance of two texts: how many characters to insert, remove or replace. */
export function distance(one: string, other: string): number {
  /** Distances of each start of `one` to the start of `other` that was read so far. */
  let row = Array.from({length: one.length + 1}, (_, length) => length);
  for (let end = 1; end <= other.length; end++) {
    const next = [end];
    for (let start = 1; start <= one.length; start++) {
      const replaced = row[start - 1]! + (one[start - 1] === other[end - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[start]! + 1, next[start - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
