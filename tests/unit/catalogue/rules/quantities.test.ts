import {describe, expect, it} from 'vitest';
import {findQuantities} from '@site/src/catalogue/rules/quantities';

const valuesIn = (text: string): string[] => findQuantities(text).map(({value}) => value);

describe('findQuantities', () => {
  it.each([
    ['$5, US$6, USD 7, 8 USD or 9 dollars', ['5 USD', '6 USD', '7 USD', '8 USD', '9 USD']],
    ['月額5米ドル、¥1,000、495円', ['5 USD', '1000 JPY', '495 JPY']],
    ['€5 or 6 EUR, £7', ['5 EUR', '6 EUR', '7 GBP']],
    ['$4.50 per million', ['4.5 USD']],
    ['0.015 USD per GB', ['0.015 USD']],
    ['99.99% and 11 percent', ['99.99 percent', '11 percent']],
    ['a 10-minute limit, 10 GB or 10GB', ['10 minute', '10 GB', '10 GB']],
    ['50 TiB in 10,000 parts', ['50 TiB', '10000 part']],
    ['10 million requests, 4.35 million requests', ['10000000 request', '4350000 request']],
    ['100 concurrent builds and 3 custom domains', ['100 build', '3 domain']],
    ['for up to 30 days or 3 years', ['30 day', '3 year']],
    ['1,000万リクエストまで', ['10000000 request']],
    [
      '10GBまで、500人、20ユーザー、30日間、3年間',
      ['10 GB', '500 person', '20 user', '30 day', '3 year'],
    ],
  ])('reads "%s"', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each([
    ['on 22 March 2027', '2027-03-22'],
    ['March 22, 2027', '2027-03-22'],
    ['in March 2027', '2027-03'],
    ['2027-03-22', '2027-03-22'],
    ['2027-03', '2027-03'],
    ['since 2027.', '2027'],
    ['2027年3月22日に', '2027-03-22'],
    ['2027年3月から', '2027-03'],
    ['2027年に', '2027'],
  ])('reads the date "%s"', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it.each([
    'Go 1.24, HTTP/2, OAuth 2.0, AGPL-3.0 and port 9000',
    'ISO 27001, RFC 4180, World ID 3.0, Basecamp 5, S3',
    'RELEASE.2025-10-15T17-29-55Z at 10.0.0.1:2020',
    'in one day, twice a month, 1 day, 1 hour',
    '1か月分、1日あたり、1つ、2つ、3件、5行、2分の1、2010年代',
    'on 22 March, 3月22日',
    'the 2 of them, 3 or more projects',
    '',
  ])('reads nothing in "%s"', (text) => {
    expect(valuesIn(text)).toEqual([]);
  });

  it('tells what stands there, and where', () => {
    expect(findQuantities('Up to 5 TiB for 20 USD')).toEqual([
      {value: '5 TiB', written: '5 TiB', index: 6},
      {value: '20 USD', written: '20 USD', index: 16},
    ]);
  });
});
