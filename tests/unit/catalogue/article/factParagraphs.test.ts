import {expect, it} from 'vitest';
import {factParagraphs} from '@site/src/catalogue/article/factParagraphs';
import {compilePage} from '../compilePage';

/** The paragraphs of a compiled article: their texts, and the facts as `<id>`. */
async function paragraphsOf(article: string): Promise<string[]> {
  const code = await compilePage(article, {remarkPlugins: [factParagraphs]});
  const [, ...paragraphs] = code.split('export default')[0]!.split('_components.p, {');
  return paragraphs.map((text) =>
    [...text.matchAll(/id: "(\w+)"|"([^"\\]+)"/g)]
      .map(([, id, words]) => (id === undefined ? words : `<${id}>`))
      .join(''),
  );
}

it.each([
  ['<Fact id="a" />', ['<a>']],
  ['<Fact id="a" /> <Fact id="b" />\n\n<Fact id="c" /><Fact id="d" />', ['<a> <b>', '<c><d>']],
  ['<Fact id="a" />\n<Fact id="b" />', ['<a> <b>']],
  ['Text. <Fact id="a" />', ['Text. <a>']],
  ['<Table />\n\n<Fact id="a" />', ['<a>']],
])('the article %j has the paragraphs %j', async (article, paragraphs) => {
  expect(await paragraphsOf(article)).toEqual(paragraphs);
});
