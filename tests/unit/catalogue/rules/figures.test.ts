import {describe, expect, it} from 'vitest';
import {formatProblems} from '@site/src/catalogue';
import {readPage} from '@site/src/catalogue/article/reader';
import {checkSourcing} from '@site/src/catalogue/rules/figures';
import {claim, fact, parseService} from '../factories';

const RECORD = parseService({
  firstReleased: claim('2006-03-14'),
  facts: [fact({text: {en: 'It keeps 5 TB for 20 USD.', ja: '20 USDで5 TBを保存できます。'}})],
});
const OTHER = parseService({facts: [fact({text: {en: 'Up to 7 GB.', ja: '7 GBまで。'}})]});

const findRecord = (route: string) => (route === '/services/other' ? OTHER : undefined);
const told = (text: string): string =>
  formatProblems(checkSourcing(readPage('index.md', text), RECORD, findRecord));
const NOTHING = '0 problems';

describe('checkSourcing', () => {
  it('reports each quantity without a source, with its position', () => {
    expect(
      told('---\ntitle: Service alpha\ndescription: Keeps 9 GB.\n---\n\nIt keeps\nup to 8 TB.\n'),
    ).toMatchInlineSnapshot(`
      "index.md:3:20 "9 GB" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph
      index.md:7:7 "8 TB" has no source; cite a fact with <Fact id="…" />, or link the source in the same paragraph
      2 problems"
    `);
  });

  it.each([
    ['a quantity of a fact', 'It keeps 5 TB.'],
    ['the same in Japanese', '5 TBまで保存できます。'],
    ['another word for the unit', 'It keeps 5 terabytes. 5テラバイトを保存できます。'],
    ['a date of the record, and its month and year', 'Since 14 March 2006, March 2006 or 2006.'],
    ['the month of a check', 'As of November 2026, it is so.'],
    ['a quantity of an entry that the paragraph links to', '[Other](/services/other#x) has 7 GB.'],
    ['a quantity with a link to its source', 'It has [8 GB](https://example.com/limits).'],
    ['quantities in code', '`8 GB`\n\n```sh\nlimit 8 GB\n```\n\n{/* 8 GB */}\n'],
    ['attributes and URLs', '<img alt="8 GB" /> [x](/8-GB "8 GB")'],
    ['a fingerprint', '---\ntitle: A\ntranslated_from: 2019-01\n---\n'],
  ])('accepts %s', (_, text) => {
    expect(told(text)).toBe(NOTHING);
  });

  it.each([
    ['another unit', 'It keeps 5 GB.'],
    ['another year, though the check was then', 'It changed in 2026.'],
    ['a more exact date', 'It began on 15 March 2006.'],
    ['a link in another paragraph', '[Source](https://example.com/)\n\nIt has 8 GB.'],
    ['a link in another item', '- [Source](https://example.com/)\n- It has 8 GB.'],
    ['a link in another row', '| A |\n| - |\n| [Source](https://example.com/) |\n| 8 GB |'],
    ['a link in code', 'It has 8 GB. `[x](https://example.com/)`'],
    ['the facts of an entry that is not linked', 'Other has 7 GB.'],
  ])('does not accept %s', (_, text) => {
    expect(told(text)).toContain('1 problem');
  });
});
