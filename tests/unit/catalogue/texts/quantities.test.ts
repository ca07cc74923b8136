import {expect, it} from 'vitest';
import {findQuantities} from '@site/src/catalogue/texts/quantities';

const valuesIn = (text: string): string[] => findQuantities(text).map(({value}) => value);

/** Texts with the values of their quantities, in the units that both languages share. */
const QUANTITIES: readonly (readonly [text: string, ...values: string[]])[] = [
  ['$5, US$6, 7 USD, 8 dollars, €9', '5 USD', '6 USD', '7 USD', '8 USD', '9 EUR'],
  ['$1.2 billion and 31.4 billion yen', '1200000000 USD', '31400000000 JPY'],
  ['$5/user/month, 5 USD per 100 GB', '5 USD', '5 USD', '100 GB'],
  ['月額5米ドル、月5ドル、¥1,000', '5 USD', '5 USD', '1000 JPY'],
  ['1億2,000万円、8万5,500円、約314億円', '120000000 JPY', '85500 JPY', '31400000000 JPY'],
  ['99.99%, 11 percent, 10GB, 2 terabytes', '99.99 percent', '11 percent', '10 GB', '2 TB'],
  ['a 10-minute limit for 30 days', '10 minute', '30 day'],
  ['100+ users, (10 users), 2×50 GB', '100 user', '10 user', '50 GB'],
  ['4.35 million requests, 50k requests', '4350000 request', '50000 request'],
  ['1,000万リクエスト、1.5億人', '10000000 request', '150000000 person'],
  ['100 concurrent API requests', '100 request'],
  ['3 Availability Zones, 5 pull requests', '3 zone', '5 request'],
  ['10GBまで、500人、30日間、6か月', '10 GB', '500 person', '30 day', '6 month'],
  ['100カスタムドメイン、10 Webサイト', '100 domain', '10 site'],
  ['10-20 GB, 10〜20 GB, 10 to 20 GB', '10 GB', '20 GB', '10 GB', '20 GB', '10 GB', '20 GB'],
  [
    '$10–20, 5〜10ドル, 10-20%',
    ...['10 USD', '20 USD', '5 USD', '10 USD', '10 percent', '20 percent'],
  ],
  ['2027-03-22, 2027/3/2, 2027-03', '2027-03-22', '2027-03-02', '2027-03'],
  ['22 March 2027, March 22, 2027, in March 2027', '2027-03-22', '2027-03-22', '2027-03'],
  ['from 2019 to 2021. In 2026 it got 5 GB', '2019', '2021', '2026', '5 GB'],
  ['2027年3月から、2024〜2026年', '2027-03', '2024', '2026'],
];

/** Texts with numbers that are no quantities, by reason. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  versions: [
    'Go 1.24, HTTP/2, OAuth 2.0 access tokens',
    'version 5 projects',
    'バージョン5ユーザー',
  ],
  names: ['S3 users', '37signals users', '2FA tokens', 'UTF-8 files', '2-factor tokens'],
  'numbers of things': [
    'ISO 27001',
    'on port 9000 requests arrive',
    'issue #100 users',
    '10.0.0.1:2020',
  ],
  ordinals: ['第3リージョン', '3ページ目', 'the 3rd user', '5日目'],
  'fractions, ratios and times': ['1/2 GB', '24/7 users', '16:9 pages', '12:30 hours', '3分の2'],
  'a single unit of time': ['1 day, twice a month', '1か月分、1日あたり'],
  'general counters': ['1つ、2つ、3件、5行、4個、5回'],
  'days without a year': ['on 22 March', '3月22日に'],
  'other words': ['2010年代', '5分野', 'the 2010s', '5 apples', '10 toString', 'one hundred users'],
  'other clauses': ['the 2 of them, 3 or more projects', 'from 10. Users can', '上位10、ユーザー'],
  code: ['cost$5', '${5}', '5 \uFFFC | GB'],
};

/** Sentences and translations with the same quantities. */
const TRANSLATIONS: readonly (readonly [english: string, japanese: string])[] = [
  ['$0.023 per GB-month', '1か月あたり0.023ドル'],
  ['1 million requests', '100万リクエスト'],
  ['100 concurrent API requests', '100 APIリクエスト'],
  ['10 to 20 gigabytes', '10〜20ギガバイト'],
  ['2 cores, 3 devices and 4 environments', '2コア、3台、4環境'],
  ['12,000 yen', '1万2,000円'],
  ['30 days and 6 months', '30日間と6か月'],
  ['on 20 November 2026', '2026年11月20日に'],
  ['2019–2021', '2019年〜2021年'],
];

it.each(QUANTITIES)('%s', (text, ...values) => {
  expect(valuesIn(text)).toEqual(values);
});

it.each(Object.entries(OTHERS))('%s are no quantities', (_, texts) => {
  expect(texts.flatMap(valuesIn)).toEqual([]);
});

it.each(TRANSLATIONS)('"%s" and "%s" have the same quantities', (english, japanese) => {
  expect(valuesIn(english)).not.toEqual([]);
  expect(valuesIn(japanese)).toEqual(valuesIn(english));
});

it.each([
  ['Up to 5 TiB for 20 USD', '6: 5 TiB', '16: 20 USD'],
  ['30日間の、2026年11月20日に', '0: 30日間', '6: 2026年11月20日'],
  ['from $10–20', '5: $10–20', '9: 20'],
])('the offsets in "%s" are those of the text', (text, ...expected) => {
  expect(findQuantities(text).map(({index, written}) => `${index}: ${written}`)).toEqual(expected);
});
