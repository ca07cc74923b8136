import {describe, expect, it, vi} from 'vitest';
import {findQuantities} from '@site/src/catalogue/rules/quantities';
import {Tokens} from '@site/src/catalogue/rules/quantities/tokens';

const valuesIn = (text: string): string[] => findQuantities(text).map(({value}) => value);

/** Texts with the normalised values of their quantities. */
const HITS: Readonly<Record<string, readonly (readonly [text: string, ...values: string[]])[]>> = {
  'money in English': [
    ['$5, US$6, USD 7, 8 USD or 9 dollars', '5 USD', '6 USD', '7 USD', '8 USD', '9 USD'],
    ['$5/month', '5 USD'],
    ['$5/user/month', '5 USD'],
    ['$5/10 users', '5 USD', '10 user'],
    ['5 USD/100 GB', '5 USD', '100 GB'],
    ['$4.50 per million', '4.5 USD'],
    ['$5 USD a month', '5 USD'],
    ['USD5 or 5USD', '5 USD', '5 USD'],
    ['$1.2 billion, $5M and 31.4 billion yen', '1200000000 USD', '5000000 USD', '31400000000 JPY'],
    ['5 US dollars or 5$', '5 USD', '5 USD'],
    ['5 USD, 10 GB', '5 USD', '10 GB'],
    ['0.015 USD per GB', '0.015 USD'],
    ['€5, 6 EUR, 7 €, £8, 9 GBP', '5 EUR', '6 EUR', '7 EUR', '8 GBP', '9 GBP'],
    ['A$5, C$6, CHF 7, ₹800', '5 AUD', '6 CAD', '7 CHF', '800 INR'],
    ['a 5-dollar plan', '5 USD'],
  ],
  'money in Japanese': [
    ['月額5米ドル、5ドル、¥1,000、495円', '5 USD', '5 USD', '1000 JPY', '495 JPY'],
    ['１，０００円', '1000 JPY'],
    ['＄５、￥1,000、US＄7、￡８', '5 USD', '1000 JPY', '7 USD', '8 GBP'],
    ['1万2,000円', '12000 JPY'],
    ['1億2,000万円、3千円、2千5百万円', '120000000 JPY', '3000 JPY', '25000000 JPY'],
    ['約314億円', '31400000000 JPY'],
    ['年契約で月39,800円', '39800 JPY'],
    ['10ユーロ、20ポンド', '10 EUR', '20 GBP'],
    ['月額5 USDから', '5 USD'],
  ],
  'counts right behind the number': [
    ['99.99% and 11 percent, 5 %', '99.99 percent', '11 percent', '5 percent'],
    ['a 10-minute limit, 10 GB or 10GB', '10 minute', '10 GB', '10 GB'],
    ['50 TiB in 10,000 parts', '50 TiB', '10000 part'],
    ['for up to 30 days or 3 years', '30 day', '3 year'],
    ['2 terabytes, 3 gigabytes, 4 megabytes', '2 TB', '3 GB', '4 MB'],
    ['128 KB, 64 kB', '128 KB', '64 kB'],
    ['3 GB-month, 100 GB/user', '3 GB', '100 GB'],
    ['1,000,000 CPU-milliseconds', '1000000 millisecond'],
    ['2 vCPUs and 4 cores', '2 vCPU', '4 core'],
    ['10 ms, 24h, 30 min, 90 sec', '10 millisecond', '24 hour', '30 minute', '90 second'],
    ['500 people, 30 companies, 125 countries', '500 person', '30 company', '125 country'],
    ['100+ users, 1 million+ requests', '100 user', '1000000 request'],
    ['(10 users), “20 users”, ~30 users', '10 user', '20 user', '30 user'],
    ['250-issue limit', '250 issue'],
    ['Up to 100\nusers', '100 user'],
    ['2 licences or 2 licenses', '2 licence', '2 licence'],
    ['1200 x 630 pixels', '630 pixel'],
    ['## 100 Users', '100 user'],
    ['30 days’ notice', '30 day'],
    ['2×50 GB', '50 GB'],
    ['0.5 requests a second', '0.5 request'],
    ['2000 files, 2048 MB', '2000 file', '2048 MB'],
  ],
  'multiplied numbers': [
    ['10 million requests, 4.35 million requests', '10000000 request', '4350000 request'],
    ['1.5 million requests', '1500000 request'],
    ['50k requests, 10K users, 2M tokens', '50000 request', '10000 user', '2000000 token'],
    ['a 5-million-user limit', '5000000 user'],
    ['2 thousand API calls', '2000 call'],
    ['100万リクエスト', '1000000 request'],
    ['1,000万リクエストまで', '10000000 request'],
    ['1.5億人、1千人、100 万人', '150000000 person', '1000 person', '1000000 person'],
  ],
  'words between': [
    ['100 concurrent builds and 3 custom domains', '100 build', '3 domain'],
    ['100 active users', '100 user'],
    ['100 additional GB', '100 GB'],
    ['10 internal users', '10 user'],
    ['50 organization members', '50 member'],
    ['10 API requests', '10 request'],
    ['100 concurrent API requests', '100 request'],
    ['10 million verified people', '10000000 person'],
    ['1,000,000 Class A operations', '1000000 operation'],
    ['10,000 general purpose buckets', '10000 bucket'],
    ['3 Availability Zones', '3 zone'],
    ['5 A/B tests and 7 pull requests', '5 test', '7 request'],
    ['10 S3-compatible buckets', '10 bucket'],
    ['10 user seats, 100 page views', '10 seat', '100 view'],
    ['10 access tokens', '10 token'],
    ['20 simultaneous accesses', '20 access'],
    ['250 Pages projects', '250 project'],
    ['5 up-to-date builds', '5 build'],
    ['100 more users', '100 user'],
    ['10 user-defined tests', '10 test'],
    ['Rarely 100 active users', '100 user'],
    ['In March 100 active users', '100 user'],
    ['10 per cent', '10 percent'],
  ],
  'counts in Japanese': [
    [
      '10GBまで、500人、20ユーザー、30日間、3年間',
      ...['10 GB', '500 person', '20 user', '30 day', '3 year'],
    ],
    ['１００GB、１０ＧＢ', '100 GB', '10 GB'],
    ['100 GiB/月', '100 GiB'],
    ['毎月100 GBまで', '100 GB'],
    ['上限：10 GB／月', '10 GB'],
    ['10メガバイト、10ギガバイト、10テラバイト', '10 MB', '10 GB', '10 TB'],
    [
      '4コア、3台、5環境、15分、15分の実行時間',
      '4 core',
      '3 device',
      '5 environment',
      '15 minute',
      '15 minute',
    ],
    ['5ミリ秒、6か月、6ヶ月間、2週間', '5 millisecond', '6 month', '6 month', '2 week'],
    ['160か国の100社員、3社', '160 country', '100 employee', '3 company'],
    ['100カスタムドメイン、100ページビュー', '100 domain', '100 view'],
    ['100 APIリクエスト、10 Webサイト', '100 request', '10 site'],
    ['100％、11パーセント', '100 percent', '11 percent'],
    ['10ユーザー・5プロジェクト', '10 user', '5 project'],
    ['250課題', '250 issue'],
  ],
  ranges: [
    ['10-20 GB', '10 GB', '20 GB'],
    ['10–20 GB', '10 GB', '20 GB'],
    ['10〜20 GB', '10 GB', '20 GB'],
    ['10 ~ 20 GB', '10 GB', '20 GB'],
    ['１０～２０ＧＢ', '10 GB', '20 GB'],
    ['10 to 20 GB', '10 GB', '20 GB'],
    ['10から20 GB', '10 GB', '20 GB'],
    ['10 GB-20 GB, 10GB–20GB', '10 GB', '20 GB', '10 GB', '20 GB'],
    ['10-20 active users', '10 user', '20 user'],
    ['1-2 days, 1〜2か月', '1 day', '2 day', '1 month', '2 month'],
    ['1-2 million requests', '1000000 request', '2000000 request'],
    ['500 to 1 million requests', '500 request', '1000000 request'],
    ['$10-20, $10–$20', '10 USD', '20 USD', '10 USD', '20 USD'],
    ['$1-2 million', '1000000 USD', '2000000 USD'],
    ['10-20 USD, 5〜10ドル', '10 USD', '20 USD', '5 USD', '10 USD'],
    ['10〜20万円、5,000〜1万円', '100000 JPY', '200000 JPY', '5000 JPY', '10000 JPY'],
    ['10%–20%, 10-20%', '10 percent', '20 percent', '10 percent', '20 percent'],
    ['a 5-10-minute wait', '5 minute', '10 minute'],
  ],
  dates: [
    ['2027-03-22', '2027-03-22'],
    ['2027-03-22T10:00:00Z', '2027-03-22'],
    ['2027-03', '2027-03'],
    ['2027/3/2', '2027-03-02'],
    ['on 22 March 2027', '2027-03-22'],
    ['the 22nd of March 2027, 2 Nov 2027', '2027-03-22', '2027-11-02'],
    ['March 22, 2027', '2027-03-22'],
    ['March 22nd 2027, Sept. 3, 2027', '2027-03-22', '2027-09-03'],
    ['in March 2027', '2027-03'],
    ['since 2027.', '2027'],
    ['It ended in March. 5 users are left', '5 user'],
    ['2019–2021, 2022-2023', '2019', '2021', '2022', '2023'],
    ['from 2019 to 2021', '2019', '2021'],
    ['In 2026 users get 5 GB', '2026', '5 GB'],
    ['In 2026 new customers came', '2026'],
    ['Since 2026, 100 users', '2026', '100 user'],
    ['2027年3月22日に', '2027-03-22'],
    ['2027 年 3 月 22 日', '2027-03-22'],
    ['２０２７年３月から', '2027-03'],
    ['2027年に', '2027'],
    ['2024〜2026年', '2024', '2026'],
    ['1999年と2049年', '1999', '2049'],
  ],
};

/** Texts without a quantity, by reason. */
const NON_HITS: Readonly<Record<string, readonly string[]>> = {
  'no digits': ['', 'one hundred users', '百人のユーザー', 'five to ten GB'],
  'a version': [
    'Go 1.24, HTTP/2, OAuth 2.0, AGPL-3.0, World ID 3.0, Basecamp 5 and S3',
    'OAuth 2.0 access tokens',
    'many had open Redmine 7.0 issues',
    'version 5 projects',
    'Version 5 keeps all projects',
    'バージョン5ユーザー',
    'with Python 3 source files',
    'Basecamp 5 keeps all projects',
    'AGPL-3.0 projects',
    'v2 users, HTTP/2 requests',
    'node:20 users',
    '7.0.0 users',
  ],
  'a name': [
    'S3 users',
    '37signals users',
    '2FA tokens',
    '4K displays',
    '1Password users',
    'UTF-8 files',
  ],
  'a part of an adjective': ['2-factor tokens', '3-way tests', '2-step builds'],
  'a number of a standard, a port or a code': [
    'ISO 27001, RFC 4180 and port 9000',
    'on port 9000 requests arrive',
    'ISO/IEC 27001:2022',
    'error 429 requests',
    'issue #100 users like',
    'RELEASE.2025-10-15T17-29-55Z at 10.0.0.1:2020',
    'at localhost:9000 files are',
    '03-1234-5678',
  ],
  'an ordinal': ['第3リージョン', '3ページ目', '3人目、2年目', 'the 3rd user', '5日目'],
  'a fraction, a ratio, a time': [
    '1/2 GB',
    '24/7 users',
    '16:9 pages',
    '12:30 hours',
    '2分の1',
    '3分の2',
  ],
  'a single unit of time': [
    '1 day, 1 hour, in one day, twice a month',
    '1か月分、1日あたり、1分ごと',
  ],
  'a counter that fits anything': ['1つ、2つ、3件、5行、4個、5回、6種類、7か所', '2通りの読者'],
  'a day without a year': [
    'on 22 March',
    '3月22日に',
    'March 22 users move',
    '22nd March',
    '1月5日から2月3日まで',
  ],
  'another word': ['2010年代', '5分野', '3分類', '10文字列', '3日本', 'the 2010s', '3台湾'],
  'no unit': ['5 apples', '10,000個', '5 of them', '5', '10 constructor', '10 toString'],
  'no whole number': ['10,20 GB', '1,2,3 users', '1.2.3 GB', '1..2'],
  'another clause': [
    'the 2 of them, 3 or more projects',
    'on port 5, users can',
    'by 20 (users pay)',
    'number 5; users',
    'from 10. Users can',
    'on 5 while users wait',
    'the 5 and all users',
    'at 5 the users',
    'one of 5 in projects',
    'up to 5 per user',
    'the 10 keeps users',
    '上位10、ユーザー',
    '10。ユーザー',
    '結果10のユーザー',
    '5 `GB` | GB'.replaceAll('`', '\uFFFC'),
    '10 very much more users',
    '10 quite good new cheap users',
  ],
  'the name of a thing': ['cost$5', 'R$', '$x', '${5}'],
};

/** Translations whose quantities are equal. */
const TRANSLATIONS: readonly (readonly [english: string, japanese: string])[] = [
  ['$0.023 per GB-month', '1か月あたり0.023ドル'],
  ['1 million requests', '100万リクエスト'],
  ['100 concurrent API requests', '100 APIリクエスト'],
  ['5 custom domains', '5カスタムドメイン'],
  ['10 to 20 gigabytes', '10〜20ギガバイト'],
  ['2 cores, 3 devices and 4 environments', '2コア、3台、4環境'],
  ['12,000 yen', '1万2,000円'],
  ['30 days and 6 months', '３０日間と６か月'],
  ['on 20 November 2026', '2026年11月20日に'],
  ['in November 2026', '2026年11月に'],
  ['2019–2021', '2019年〜2021年'],
];

/** Prefixes after which a reading may look far ahead: names, ranges, units, dates, money. */
const HOSTILE = (
  '1 |1万 |a-1|A.1 |1-|1/|1-1 |1〜|1 to |1から|1+|1 a b |1 user |a.|5GB-|5 GB-5 |1ァ|1分の|2026-11-|' +
  '1月|1 May |$1|$1-|5USD-'
).split('|');

/** Number of times that tokens are inspected while a text is read. */
function countLooks(text: string): number {
  const spies = (['is', 'textOf', 'isGlued'] as const).map((name) =>
    vi.spyOn(Tokens.prototype, name),
  );
  findQuantities(text);
  const looks = spies.reduce((sum, {mock}) => sum + mock.calls.length, 0);
  spies.forEach((spy) => {
    spy.mockRestore();
  });
  return looks;
}

const hits = Object.entries(HITS).flatMap(([kind, rows]) =>
  rows.map(([text, ...values]) => ({kind, text, values})),
);
const nonHits = Object.entries(NON_HITS).flatMap(([why, texts]) =>
  texts.map((text) => ({why, text})),
);

describe('findQuantities', () => {
  it.each(hits)('reads $kind: $text', ({text, values}) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each(nonHits)('reads nothing in $text: $why', ({text}) => {
    expect(valuesIn(text)).toEqual([]);
  });

  it.each(TRANSLATIONS)('reads the same in "%s" and "%s"', (english, japanese) => {
    expect(valuesIn(english)).not.toEqual([]);
    expect(valuesIn(japanese)).toEqual(valuesIn(english));
  });

  it('returns offset and text of each quantity, in order', () => {
    for (const {text} of hits) {
      const quantities = findQuantities(text);
      for (const {index, written} of quantities) {
        expect(text.slice(index, index + written.length)).toBe(written);
      }
      const places = quantities.map(({index}) => index);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it.each([
    ['Up to 5 TiB for 20 USD', '6: 5 TiB', '16: 20 USD'],
    ['上限：１００ＧＢまで', '3: １００ＧＢ'],
    ['100 concurrent\nAPI requests, $5', '0: 100 concurrent\nAPI requests', '29: $5'],
    ['5 GB-month at US＄5/GB', '0: 5 GB', '14: US＄5'],
    ['30日間の、2026年11月20日に', '0: 30日間', '6: 2026年11月20日'],
    ['100+ users, USD 5 million', '0: 100+ users', '12: USD 5 million'],
    ['up to 10–20 GB', '6: 10–20 GB', '9: 20 GB'],
    ['from $10–20', '5: $10', '5: $10–20'],
  ])('returns the offsets in "%s"', (text, ...expected) => {
    expect(findQuantities(text).map(({index, written}) => `${index}: ${written}`)).toEqual(
      expected,
    );
  });

  it.each(HOSTILE)('needs linear time for repetitions of "%s"', (part) => {
    const [short, long] = [200, 800].map((count) => countLooks(`1 ${part.repeat(count)} 1 GB`));
    expect(long).toBeLessThan(4.5 * short!);
  });

  // These would exceed the timeout if the time were not linear.
  it.each([
    ['digits', '1'.repeat(100_000)],
    ['commas', ','.repeat(100_000)],
    ['digits with commas', '1,'.repeat(100_000)],
    ['numbers', '1 '.repeat(50_000)],
    ['letters', `1 ${'a'.repeat(100_000)}`],
    ['Katakana', `1${'ァ'.repeat(100_000)}`],
    ['parts of a word', `1 ${'a-'.repeat(100_000)}users`],
  ])('finds quantities around many %s', (_, text) => {
    expect(valuesIn(`5 GB, ${text} , 6 GB`)).toEqual(['5 GB', '6 GB']);
  });
});
