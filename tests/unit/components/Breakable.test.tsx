import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import {ColumnLabel} from '@site/src/components/Breakable';

it.each([
  ['国内リージョン', '国内<wbr>リージョン'],
  ['無料リクエスト／日', '無料<wbr>リクエスト／日'],
  ['日本語のドキュメント', '日本語のドキュメント'],
  ['データ保存料金', 'データ保存料金'],
  ['Self-hosting', 'Self-hosting'],
])('the label %s may break as in %s', (label, html) => {
  const {container} = render(<ColumnLabel label={label} />);
  expect(container.innerHTML).toBe(html);
});
