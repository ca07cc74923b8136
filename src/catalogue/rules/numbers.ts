/** The numbers in digits of a text, which its translation must have too. */

export type NumberInText = {
  /** Without the marks between thousands. */
  readonly value: string;
  readonly index: number;
};

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Numbers of an English text that its Japanese rendering lacks; 3 billion may stand there as 30億. */
export function missingNumbers(english: string, japanese: string): NumberInText[] {
  const there = new Set(
    Array.from(japanese.normalize('NFKC').matchAll(NUMBER), ([number]) => plain(number)),
  );
  return [...english.matchAll(NUMBER)].flatMap(({0: number, index}) => {
    const value = plain(number);
    const isBillion = english.slice(index + number.length).startsWith(' billion');
    return there.has(value) || (isBillion && there.has(String(Number(value) * 10)))
      ? []
      : [{value, index}];
  });
}

const plain = (number: string): string => number.replaceAll(',', '');
