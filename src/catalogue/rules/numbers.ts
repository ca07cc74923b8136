/** Compares the numbers in digits of a text and its translation. */

export type NumberInText = {
  /** The number as written, without thousands separators. */
  readonly value: string;
  readonly index: number;
};

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** A Japanese number with units of 10,000 (万) and 100 million (億), such as 21億7,000万. */
const IN_TEN_THOUSANDS = /(?=[\d.,])(?:([\d.,]+)億)?(?:([\d.,]+)万)?([\d,]+)?/g;

const WORDS: Readonly<Record<string, number>> = {million: 1e6, billion: 1e9};

/** Numbers of an English text that are missing in the Japanese one. 30億 matches "3 billion". */
export function missingNumbers(english: string, japanese: string): NumberInText[] {
  const there = numbersIn(japanese.normalize('NFKC'));
  return [...english.matchAll(NUMBER)].flatMap(({0: number, index}) => {
    const value = plain(number);
    const word = /^ (million|billion)/.exec(english.slice(index + number.length))?.[1];
    const isThere =
      there.has(value) ||
      (word !== undefined && there.has(String(Math.round(Number(value) * WORDS[word]!))));
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

const plain = (number = ''): string => number.replaceAll(',', '');
