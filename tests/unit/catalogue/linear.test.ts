/**
 * The check takes linear time for any text. If a rule needed time cubic in the length of a page, or
 * quadratic in that of a long text, these tests would exceed the timeout.
 */
import {describe, expect, it} from 'vitest';
import {countWords, inspectPage, type Page, wordsIn} from '@site/src/catalogue/article/reader';
import {fingerprint} from '@site/src/catalogue/article/translations';
import {findQuantities} from '@site/src/catalogue/rules/quantities';
import {checkSourcing} from '@site/src/catalogue/rules/sourcing';

const PAGE = 4_000;
const TEXT = 50_000;
/** Length in characters for code that only our own rules read. */
const LONG_TEXT = 200_000;

/** Parts that keep a page valid. */
const PARTS = [
  ...['](', '](x ', '[', '[x](', '![', '[^', '(', ')', '`', '|', '$1', ',1', '1 ', '1,', ' '],
  ...['\t', '?', '#', '*', '_', '&', '\\', ':a', 'www.', 'a://'],
];
const WRONG_PARTS = ['<', '<a ', '<b>', '{', '{/*', '</', '<\n', '{\n', 'x {\n'];

const row = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length));

const sourcesOf = (page: Page): string[] =>
  checkSourcing(page, {}, () => undefined).map(({message}) => message.slice(0, 6));

describe('a page with many repetitions of', () => {
  it.each(PARTS)('%j is read', (part) => {
    const {page} = inspectPage('index.md', `It has 8 GB.\n\n${row(part, PAGE)}`);
    expect(sourcesOf(page!)).toContain('"8 GB"');
    expect(countWords(page!)).toBeGreaterThanOrEqual(4);
  });

  it.each(WRONG_PARTS)('%j is reported as invalid', (part) => {
    const [problem] = inspectPage('index.md', `It has 8 GB.\n\n${row(part, PAGE)}`).problems;
    expect(problem!.line).toBeGreaterThanOrEqual(3);
  });
});

describe('a text with many repetitions of', () => {
  it.each(['](', '[', '<', '{', '`', '](x ', '$1', ',1', 'a-', '’', 'é '])('%j is read', (part) => {
    const text = `5 GB, ${row(part, TEXT)} , 6 GB`;
    expect(wordsIn(text)).toBeGreaterThanOrEqual(4);
    expect(findQuantities(text).map(({value}) => value)).toEqual(
      expect.arrayContaining(['5 GB', '6 GB']),
    );
  });

  it('spaces has a fingerprint', () => {
    expect(fingerprint(`One${row(' ', LONG_TEXT)}two`)).toMatch(/^[0-9a-f]{12}$/);
    expect(fingerprint(`One${row(' ', LONG_TEXT)}\ntwo`)).toBe(fingerprint('One\ntwo'));
  });

  it('question marks in a URL is read', () => {
    const {page} = inspectPage('index.md', `<a href="/x${row('?', LONG_TEXT)}\n">It</a> has 8 GB.`);
    expect(sourcesOf(page!)).toEqual(['"8 GB"']);
  });
});
