/**
 * Numbers in texts. Quantities are amounts with a unit of the tables below, such as prices and
 * limits, and dates. A single unit of time ("1 day" is a rate) and dates without a year don't count.
 */

/**
 * A quantity with its start in the text. The value doesn't depend on the language: `0.023 USD`,
 * `1000000 request` or `2026-11-20`. What is written has both bounds of a range.
 */
export type Quantity = {readonly value: string; readonly written: string; readonly index: number};

const TIMES = /^(?:millisecond|second|minute|hour|day|week|month|year)$/;
/** Units: a name, which is an English word in the singular or a sign, and other words. */
const UNITS = [
  'millisecond ms|ミリ秒, second 秒間?, minute 分間?(?![のけ野類割散析]), hour 時間, day 日間?(?!本)',
  'week 週間, month [かカヶヵ]月間?, year 年間?(?![代生])',
  'USD US\\$|\\$|dollars?|米?ドル, JPY ¥|yen|円, EUR €|euros?|ユーロ, percent %|パーセント',
  'KB キロバイト, MB megabytes?|メガバイト, GB gigabytes?|ギガバイト, TB terabytes?|テラバイト',
  'KiB キビバイト, MiB メビバイト, GiB ギビバイト, TiB テビバイト, metre メートル, kilometre km|キロメートル',
  'person people|人(?!気)|名(?!前), user ユーザー?, member メンバー, seat シート, account アカウント',
  'employee 従業員|社員, customer 顧客, licence ライセンス, company 社(?![員会内外]), team チーム',
  'credit クレジット, request リクエスト, read 読み取り, write 書き込み, search 検索',
  'session セッション, connection 接続, operation オペレーション, project プロジェクト',
  'build ビルド, test テスト, job ジョブ, issue 課題, event イベント, bucket バケット',
  'object オブジェクト, file ファイル, page ページ, icon アイコン, rule ルール, record レコード',
  'character 文字(?!列), site サイト, domain ドメイン, region リージョン, zone ゾーン, core コア',
  'location 拠点, city 都市, country [かカヶヵ]国, worker ワーカー',
]
  .flatMap((row) => row.split(', '))
  .map((unit) => {
    const [name = '', others = ''] = unit.split(' ');
    const english = name.replace(/y$/, '(?:y|ie)').replace(/ch$/, 'che?');
    const words = `${english}s?|${others}`;
    return {name, words, whole: new RegExp(`^(?:${words})$`, 'i')};
  });

/** Factors of the words and letters that follow a number. */
const FACTORS: Readonly<Record<string, number>> = {
  ...{k: 1e3, thousand: 1e3, 千: 1e3, 万: 1e4, m: 1e6, million: 1e6, 億: 1e8},
  ...{b: 1e9, bn: 1e9, billion: 1e9},
};

const NUMBER =
  '\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:k\\b| ?(?:thousand|million|billion)|千?[万億]|千|(?<=[万億])[\\d,]+)*';
/** Up to two words before a unit, which don't begin another part of the sentence. */
const QUALIFIERS =
  ' (?:(?!(?:an?|and|are|as|at|by|for|from|in|is|more|of|on|or|per|than|that|the|to|with)\\b)[a-z][\\w/-]* ){1,2}?';
/** Currency before the number, lower bound of a range, number, and unit. */
const AMOUNT = new RegExp(
  '(?<![\\w.,#:/-]|第|\\d月|(?:version|port|バージョン|ポート) ?)' +
    `((?:US)?\\$|[¥€]|(?:USD|JPY|EUR) )?(?:(${NUMBER}) ?(?:[-–〜～~]|to |から))?(${NUMBER})` +
    '\\+?(?![\\d:/]\\d|[.,-]\\d)' +
    `(?:(?:-| ?(?:[a-z]+(?=[ァ-ヺ]))?[ァ-ヺー]{0,12}?|${QUALIFIERS})` +
    `(${UNITS.map(({words}) => words).join('|')})(?!目|(?<=[a-z])[a-z])|(?![\\w年]))`,
  'gi',
);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';
const [MONTH, DAY] = ['(0?[1-9]|1[0-2])', '([12]\\d|3[01]|0?[1-9])'];
/** `2026-11-20`, `2026年11月20日`, `20 November 2026` or `November 20, 2026`, also without the day. */
const DATE = new RegExp(
  `(?<![\\d.,-])(\\d{4})(?:[-/]${MONTH}(?:[-/]${DAY})?(?!\\d)|年(?![代間])(?:${MONTH}月(?:${DAY}日)?)?)` +
    `|(?:\\b${DAY} )?\\b(${MONTHS.replaceAll(' ', '|')})[a-z]*\\.? (?:${DAY}, )?(\\d{4})\\b`,
  'g',
);

export function findQuantities(text: string): Quantity[] {
  if (!/\d/.test(text)) {
    return [];
  }
  const found: Quantity[] = [];
  for (const {index, 0: written, ...parts} of text.matchAll(DATE)) {
    const year = parts[1] ?? parts[9]!;
    const month = parts[2] ?? parts[4] ?? (parts[7] && String(MONTHS.indexOf(parts[7]) / 4 + 1));
    const day = parts[3] ?? parts[5] ?? parts[6] ?? parts[8];
    const value = [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-');
    found.push({value, written, index});
  }
  const rest = text.replace(DATE, (date) => '\uFFFC'.repeat(date.length));
  for (const {index, 0: match, 1: sign, 2: lower, 3: upper, 4: word} of rest.matchAll(AMOUNT)) {
    const unit = UNITS.find(({whole}) => whole.test((sign ?? word ?? '').trim()))?.name;
    const written = sign ? match.slice(0, match.lastIndexOf(upper!) + upper!.length) : match;
    const [scale = ''] = /[^\d,.]+$/.exec(upper!) ?? [];
    for (const bound of lower ? [lower, upper!] : [upper!]) {
      // The scale of "1-2 million" is that of both bounds.
      const number = numberOf(/\d$/.test(bound) ? bound + scale : bound);
      const isYear = unit === undefined && /^(?:19\d|20[0-4])\d$/.test(bound);
      if (isYear || (unit !== undefined && !(number === 1 && TIMES.test(unit)))) {
        const from = lower && bound === upper ? written.lastIndexOf(bound) : 0;
        const value = `${number} ${unit ?? ''}`.trim();
        found.push({value, written: written.slice(from), index: index + from});
      }
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/** The value of a number with scale words, such as `1.5 million` or `1億2,000万`. */
function numberOf(written: string): number {
  let sum = 0;
  for (const [, digits, scales = ''] of written.matchAll(/([\d,.]+) ?([千万億]+|[a-z]+)?/gi)) {
    sum += (scales.match(/[千万億]|[a-z]+/gi) ?? []).reduce(
      (product, scale) => product * FACTORS[scale.toLowerCase()]!,
      Number(plain(digits!)),
    );
  }
  return Number(sum.toPrecision(12));
}

const DIGITS = /\d+(?:[.,:]\d+)*/g;

/** Numbers of an English text that the Japanese one lacks, without commas. 30億 is "3 billion". */
export function missingNumbers(english: string, japanese: string) {
  const numbers = [...english.matchAll(DIGITS)];
  const there = numbersIn(numbers.length > 0 ? japanese.normalize('NFKC') : '');
  return numbers.flatMap(({0: number, index}) => {
    const value = plain(number);
    const word = /^ (million|billion)/.exec(english.slice(index + number.length))?.[1];
    const whole = word && String(Math.round(Number(value) * FACTORS[word]!));
    return there.has(value) || there.has(whole ?? value) ? [] : [{value, index}];
  });
}

/** The numbers of a text as written, and the sums of those with 億 and 万, such as 21億7,000万. */
function numbersIn(japanese: string): Set<string> {
  const sums = japanese.matchAll(/\d[\d.,]*[億万](?:\d[\d.,]*[億万]?)*/g);
  return new Set([
    ...Array.from(japanese.matchAll(DIGITS), ([number]) => plain(number)),
    ...Array.from(sums, ([sum]) => String(Math.round(numberOf(sum)))),
  ]);
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
  const read = Array.from(text.matchAll(/\d+(?:[.,]\d+)*/g), ({0: written, index}) => {
    const word = FACTOR.exec(text.slice(index + written.length, index + written.length + 12))?.[1];
    const factor = FACTORS[word?.toLowerCase() ?? ''] ?? 1;
    // A comma may be a separator of thousands or, in European figures, the decimal sign.
    const readings = [plain(written), written.replaceAll('.', '').replace(',', '.')];
    return readings.flatMap((one) => [Number(one), Number(one) * factor]);
  });
  return [...Array.from(numbersIn(text), Number), ...read.flat()];
}

/** Whether a figure as a page prints it holds a number; words such as "Free" hold 0. */
export const holdsNumber = (shown: string, number: number): boolean =>
  readNumbers(shown).some((one) => Math.abs(one - number) <= Math.abs(number) * 1e-9) ||
  (number === 0 && FREE.test(shown.normalize('NFKC')));

const plain = (number: string): string => number.replaceAll(',', '');
