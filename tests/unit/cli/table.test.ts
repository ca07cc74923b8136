import {expect, it} from 'vitest';
import {formatTable} from '@site/src/cli/table';

it('a table lines up with characters that are twice as wide, and with marks that are not', () => {
  const rows = [
    ['検索', '1'],
    ['ｱ → “b”…', '20'],
    ['한국', '300'],
  ];
  expect(formatTable(['query', 'hits'], rows, [0])).toEqual([
    'query     hits',
    '--------  ----',
    '検索         1',
    'ｱ → “b”…    20',
    '한국       300',
  ]);
});
