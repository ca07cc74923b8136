/**
 * Substring search for Japanese runs. A bigram index selects candidate texts, which are then
 * scanned for the run.
 */
export class RunIndex {
  /** IDs of the texts that contain a bigram, ascending. */
  private readonly postings = new Map<string, number[]>();
  private readonly texts = new Map<number, string>();

  /** @param id must be greater than all IDs added before */
  add(id: number, normalized: string): void {
    let hasPairs = false;
    for (let index = 0; index < normalized.length; index++) {
      if (!isIndexed(normalized.charCodeAt(index))) {
        continue;
      }
      hasPairs = true;
      if (!isIndexed(normalized.charCodeAt(index + 1))) {
        continue;
      }
      const pair = normalized.slice(index, index + 2);
      const posting = this.postings.get(pair);
      if (posting === undefined) {
        this.postings.set(pair, [id]);
      } else if (posting[posting.length - 1] !== id) {
        posting.push(id);
      }
    }
    if (hasPairs) {
      this.texts.set(id, normalized);
    }
  }

  /** Number of non-overlapping occurrences of a normalised run, by ID of the text. */
  find(run: string): Map<number, number> {
    const counts = new Map<number, number>();
    for (const id of this.candidates(run)) {
      const count = countOf(this.texts.get(id)!, run);
      if (count > 0) {
        counts.set(id, count);
      }
    }
    return counts;
  }

  /** The texts with the rarest bigram of the run; all texts for a single character. */
  private candidates(run: string): Iterable<number> {
    let rarest: readonly number[] | undefined;
    for (let index = 0; index + 1 < run.length; index++) {
      const pair = run.slice(index, index + 2);
      const posting = this.postings.get(pair) ?? [];
      if (rarest === undefined || posting.length < rarest.length) {
        rarest = posting;
      }
    }
    return rarest ?? this.texts.keys();
  }
}

/** Whether a UTF-16 code unit is kana, kanji, 々 or a surrogate; excludes Latin and punctuation. */
const isIndexed = (code: number): boolean =>
  code > 0x303f || (code >= 0x2e80 && code < 0x3000) || code === 0x3005 || code === 0x3007;

function countOf(text: string, run: string): number {
  let count = 0;
  for (let at = text.indexOf(run); at >= 0; at = text.indexOf(run, at + run.length)) {
    count++;
  }
  return count;
}
