/**
 * The quantities of a text: amounts of money, of what services count and limit, and dates.
 *
 * A quantity is a number in digits that stands right before (or, for money, behind) one of the
 * units below; English may have one adjective between the two ("100 concurrent builds"). Left
 * out on purpose: numbers in words, numbers without a unit or with a counter that fits anything
 * (versions, ports, what a page lists itself, 3つ, 5件), a single unit of time ("1 day" is a
 * rate, not a limit), and days without a year.
 */

/** A number with what it counts, in a form that is the same in both languages. */
export type Quantity = {
  /** Such as `0.023 USD`, `1000000 request` or, of a date, `2026-11-20`. */
  readonly value: string;
  /** As the text writes it. */
  readonly written: string;
  /** Where in the text it begins. */
  readonly index: number;
};

/** Currencies: the forms before a number, and those behind it. */
const CURRENCIES = {
  USD: {before: 'US\\$|\\$|USD', behind: 'USD|US dollars?|dollars?|米?ドル'},
  JPY: {before: '[¥￥]|JPY', behind: 'JPY|yen|円'},
  EUR: {before: '€|EUR', behind: '€|EUR|euros?|ユーロ'},
  GBP: {before: '£|GBP', behind: 'GBP|pounds?|ポンド'},
};

/** Units of time, of which a single one is no limit. */
const TIMES = {
  millisecond: 'ms|milliseconds?|ミリ秒',
  second: 'seconds?|秒',
  minute: 'minutes?|分(?!の)間?',
  hour: 'hours?|時間',
  day: 'days?|日間?',
  week: 'weeks?|週間',
  month: 'months?|[かヶカヵ]月間?',
  year: 'years?|年(?!代)間?',
};

const UNITS = {
  ...TIMES,
  percent: '%|％|percent|パーセント',
  byte: 'bytes?|バイト',
  ...Object.fromEntries(
    ['KB', 'kB', 'MB', 'GB', 'TB', 'PB', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'Gbps', 'Mbps'].map(
      (unit) => [unit, unit],
    ),
  ),
  request: 'requests?|リクエスト',
  operation: 'operations?|オペレーション',
  call: 'calls?|コール',
  user: 'users?|ユーザー',
  member: 'members?|メンバー',
  seat: 'seats?|シート',
  person: 'people|persons?|人',
  company: 'companies|社',
  project: 'projects?|プロジェクト',
  workspace: 'workspaces?|ワークスペース',
  repository: 'repositories|repos?|リポジトリ',
  bucket: 'buckets?|バケット',
  object: 'objects?|オブジェクト',
  part: 'parts?|パート',
  file: 'files?|ファイル',
  page: 'pages?|ページ',
  site: 'sites?|サイト',
  domain: 'domains?|ドメイン',
  region: 'regions?|リージョン',
  build: 'builds?|ビルド',
  run: 'runs?',
  test: 'tests?|テスト',
  issue: 'issues?',
  credit: 'credits?|クレジット',
  token: 'tokens?|トークン',
  character: 'characters?|文字',
  icon: 'icons?|アイコン',
  language: 'languages?|言語',
  star: 'stars?|スター',
};

const MULTIPLIERS: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  億: 1e8,
};

/** Not part of a word, a version, an address, a longer number or a date. */
const START = '(?<![\\w.,/:#月-])';
const NUMBER = '(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const MULTIPLIER = `(?:[ -]?(?<multiplier>${Object.keys(MULTIPLIERS).join('|')}))?`;
/** The end of a word in Latin letters; Japanese goes on without a space. */
const END = '(?![A-Za-z])';
const ADJECTIVE = '(?:(?!of|to|and|or|per|in|for|a|an|the|with|from)[a-z-]+ )?';

type Form = {readonly unit: string; readonly pattern: RegExp};

const MONEY: readonly Form[] = Object.entries(CURRENCIES).flatMap(([unit, {before, behind}]) => [
  {unit, pattern: new RegExp(`(?<![A-Za-z])(?:${before}) ?${NUMBER}${MULTIPLIER}`, 'g')},
  {unit, pattern: new RegExp(`${START}${NUMBER}${MULTIPLIER} ?(?:${behind})${END}`, 'g')},
]);

const ANY_UNIT = Object.values(UNITS).join('|');
/** All units at once: one pass over a text is several times faster than one for each. */
const COUNT = new RegExp(
  `${START}${NUMBER}${MULTIPLIER}(?:[ -]?(?<unit>${ANY_UNIT})| ${ADJECTIVE}(?<far>${ANY_UNIT}))${END}`,
  'g',
);
const UNIT_FORMS = Object.entries(UNITS).map(([unit, forms]) => ({
  unit,
  // What follows the form decides too ("2分の1"), and has been looked at already.
  pattern: new RegExp(`^(?:${forms})$`),
}));

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTH = `(?<month>${MONTHS.join('|')})`;
const DATES = [
  `${START}(?<year>\\d{4})-(?<month>\\d{2})(?:-(?<day>\\d{2}))?(?![\\w-])`,
  `(?<year>\\d{4})年(?:(?<month>\\d{1,2})月(?:(?<day>\\d{1,2})日)?)?(?!代)`,
  `${START}(?<day>\\d{1,2}) ${MONTH} (?<year>\\d{4})`,
  `${MONTH} (?<day>\\d{1,2}), (?<year>\\d{4})`,
  `${MONTH} (?<year>\\d{4})`,
  `${START}(?<year>19\\d\\d|20[0-4]\\d)(?![\\w%年]|[.,]\\d)`,
].map((source) => new RegExp(source, 'g'));

/** Every quantity of a text, in its order; none overlaps another. */
export function findQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  // What has been read is blanked, so that no other form reads a part of it again.
  let rest = text;
  const read = (pattern: RegExp, valueOf: (groups: Groups) => string | undefined) => {
    for (const match of rest.matchAll(pattern)) {
      const [written] = match;
      const value = valueOf(match.groups!);
      if (value !== undefined) {
        found.push({value, written, index: match.index});
      }
      rest =
        rest.slice(0, match.index) +
        ' '.repeat(written.length) +
        rest.slice(match.index + written.length);
    }
  };
  if (!/\d/.test(text)) {
    return found;
  }
  for (const pattern of DATES.slice(0, -1)) {
    read(pattern, dateOf);
  }
  for (const {unit, pattern} of MONEY) {
    read(pattern, (groups) => `${amountOf(groups)} ${unit}`);
  }
  read(COUNT, (groups) => {
    const form = groups.unit ?? groups.far!;
    const {unit} = UNIT_FORMS.find(({pattern}) => pattern.test(form))!;
    const amount = amountOf(groups);
    return amount === 1 && unit in TIMES ? undefined : `${amount} ${unit}`;
  });
  // A bare year comes last: with a unit, such a number is no year.
  read(DATES.at(-1)!, dateOf);
  return found.sort((a, b) => a.index - b.index);
}

type Groups = Readonly<Record<string, string | undefined>>;

function amountOf({number, multiplier}: Groups): number {
  const factor = multiplier === undefined ? 1 : MULTIPLIERS[multiplier]!;
  // Rounded, since 4.35 million is not to be 4350000.000000001.
  return Number((Number(number!.replaceAll(',', '')) * factor).toPrecision(12));
}

function dateOf({year, month, day}: Groups): string {
  const name = MONTHS.indexOf(month ?? '');
  const number = name === -1 ? month : String(name + 1);
  return [year, number, day]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}
