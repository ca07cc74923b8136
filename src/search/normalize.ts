/** A text as it is compared, and where each of its characters came from. */
export type Normalized = {
  readonly text: string;
  /** Offset in the original of each character of `text`, and at the end the original's length. */
  readonly offsets: readonly number[];
};

/** Half-width kana keep their voice mark as a character of its own; the two belong together. */
const UNITS = /[\uff66-\uff9d][\uff9e\uff9f]?|[\s\S]/gu;

/**
 * Brings spellings that mean the same to one form: full and half width (NFKC), case,
 * hiragana and katakana, and the long-vowel mark, which is written or left out
 * (サーバー, サーバ).
 */
export function normalize(text: string): string {
  return normalizeWithOffsets(text).text;
}

/** Like {@link normalize}, and tells where each character came from, so that a match can be shown in the original. */
export function normalizeWithOffsets(text: string): Normalized {
  let normalized = '';
  const offsets: number[] = [];
  for (const unit of text.matchAll(UNITS)) {
    const folded = fold(unit[0]);
    offsets.push(...Array<number>(folded.length).fill(unit.index));
    normalized += folded;
  }
  offsets.push(text.length);
  return {text: normalized, offsets};
}

const HIRAGANA_TO_KATAKANA = 0x60;

function fold(unit: string): string {
  return unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
    )
    .replace(/[ー・’']/g, '');
}
