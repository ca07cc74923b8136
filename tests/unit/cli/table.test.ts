import {expect, it} from 'vitest';
import {formatTable} from '@site/src/cli/table';

it('formatTable aligns wide characters and combining marks', () => {
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
