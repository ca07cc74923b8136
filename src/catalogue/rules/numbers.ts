/** Compares the numbers in digits of a text and its translation. */

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** A Japanese number with units of 10,000 (万) and 100 million (億), such as 21億7,000万. */
const IN_TEN_THOUSANDS = /(?=[\d.,])(?:([\d.,]+)億)?(?:([\d.,]+)万)?([\d,]+)?/g;

/** Factors of the words and letters that follow a number. */
export const FACTORS: Readonly<Record<string, number>> = {
  ...{k: 1e3, thousand: 1e3, 千: 1e3, 万: 1e4, m: 1e6, million: 1e6, 億: 1e8},
  ...{b: 1e9, bn: 1e9, billion: 1e9},
};

/**
 * Numbers of an English text that are missing in the Japanese one, as written, but without
 * separators of thousands. 30億 matches "3 billion".
 */
export function missingNumbers(english: string, japanese: string) {
  const there = numbersIn(japanese.normalize('NFKC'));
  return [...english.matchAll(NUMBER)].flatMap(({0: number, index}) => {
    const value = plain(number);
    const word = /^ (million|billion)/.exec(english.slice(index + number.length))?.[1];
    const isThere =
      there.has(value) ||
      (word !== undefined && there.has(String(Math.round(Number(value) * FACTORS[word]!))));
    return isThere ? [] : [{value, index}];
  });
}

function numbersIn(japanese: string): Set<string> {
  const numbers = new Set(Array.from(japanese.matchAll(NUMBER), ([number]) => plain(number)));
  for (const [, high, middle, low] of japanese.matchAll(IN_TEN_THOUSANDS)) {
    if (high !== undefined || middle !== undefined) {
      const sum = Number(plain(high)) * 1e8 + Number(plain(middle)) * 1e4 + Number(plain(low));
      numbers.add(String(Math.round(sum)));
    }
  }
  return numbers;
}

const FACTOR = /^ ?(thousand|million|billion|bn|[kmb](?![a-z])|[千万億])/i;

/** Words for the number 0. */
const FREE = /\b(?:free|no|none|unlimited|included)\b|無料|無償|無制限|なし|込み/i;

/**
 * The numbers in a figure as a page prints it: "$0.015 / GB-month" holds 0.015, 「9,800円」 9800 and
 * "1.5 million" both 1.5 and 1500000.
 */
export function readNumbers(shown: string): number[] {
  const text = shown.normalize('NFKC').replace(/(?<=\d)[ \u2009\u202F'’](?=\d{3}(?!\d))/g, ',');
  const held = [...numbersIn(text)].map(Number);
  for (const {0: written, index} of text.matchAll(/\d+(?:[.,]\d+)*/g)) {
    const word = FACTOR.exec(text.slice(index + written.length, index + written.length + 12))?.[1];
    const factor = FACTORS[word?.toLowerCase() ?? ''] ?? 1;
    // A comma may be a separator of thousands or, in European figures, the decimal sign.
    const readings = [plain(written), written.replaceAll('.', '').replace(',', '.')];
    held.push(...readings.flatMap((one) => [Number(one), Number(one) * factor]));
  }
  return held;
}

/** Whether a figure as a page prints it holds a number; words such as "Free" hold 0. */
export const holdsNumber = (shown: string, number: number): boolean =>
  readNumbers(shown).some((one) => Math.abs(one - number) <= Math.abs(number) * 1e-9) ||
  (number === 0 && FREE.test(shown.normalize('NFKC')));

const plain = (number = ''): string => number.replaceAll(',', '');
