import {expect, it} from 'vitest';
import {listCitations} from '@site/src/plugins/catalogue/remark';
import {compilePage} from '../compilePage';

it('exports each cited fact once, in the order of the text', async () => {
  const page = [
    'A <Fact id="b" /> and <Fact id="a" />, *again <Fact id="b" />* <br id="c" />',
    '<Fact id="d" />',
    '`<Fact id="e" />`',
  ].join('\n\n');
  const module = await compilePage(page, {remarkPlugins: [listCitations]});
  expect(module).toMatch(/export const cited = \["b", "a", "d"\];/);
});

it('exports an empty list if the page cites no fact', async () => {
  const module = await compilePage('Text', {remarkPlugins: [listCitations]});
  expect(module).toContain('export const cited = [];');
});
