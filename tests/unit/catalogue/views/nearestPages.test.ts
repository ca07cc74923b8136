import {describe, expect, it} from 'vitest';
import {lastPart, type NamedPage, nearestPages} from '@site/src/catalogue/views/nearestPages';

const page = (path: string, ...names: string[]): NamedPage => ({
  path,
  label: {en: names[0]!, ja: names[0]!},
  names,
});

const PAGES = [
  page('/services/amazon-s3', 'Amazon S3', 'S3', 'アマゾンS3'),
  page('/services/cloudflare-r2', 'Cloudflare R2', 'R2', 'クラウドフレアR2'),
  page('/services/cloudflare-pages', 'Cloudflare Pages'),
  page('/companies/cloudflare', 'Cloudflare', 'クラウドフレア'),
  page('/services/tags/object-storage', 'Object storage', 'オブジェクトストレージ'),
];

const meant = (path: string, limit = 3): string[] =>
  nearestPages(path, PAGES, limit).map((one) => one.path);

describe('nearestPages', () => {
  it.each([
    ['/services/cloudflare-r3', '/services/cloudflare-r2'],
    ['/services/cloudflarer2', '/services/cloudflare-r2'],
    ['/s3.html', '/services/amazon-s3'],
    ['/company/cloudflare/', '/companies/cloudflare'],
    ['/tags/Object_Storage', '/services/tags/object-storage'],
    [
      '/ja/services/%E3%82%AF%E3%83%A9%E3%82%A6%E3%83%89%E3%83%95%E3%83%AC%E3%82%A2',
      '/companies/cloudflare',
    ],
    ['/amason-s3', '/services/amazon-s3'],
  ])('finds for %s the page %s', (path, expected) => {
    expect(meant(path)[0]).toBe(expected);
  });

  it.each(['/', '', '/nope', '/services/%', '/---', '/no/such/x9z'])(
    'finds nothing for %j',
    (path) => {
      expect(meant(path)).toEqual([]);
    },
  );
});

it.each([
  ['/services/amazon-s4/', 'amazon-s4'],
  ['/a/b.html', 'b'],
  ['/%E6%A4%9C%E7%B4%A2', '検索'],
  ['/%E6', '%E6'],
  ['/', ''],
])('the last segment of %s is "%s"', (path, expected) => {
  expect(lastPart(path)).toBe(expected);
});
