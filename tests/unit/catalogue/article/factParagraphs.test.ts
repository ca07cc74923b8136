import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {factParagraphs} from '@site/src/catalogue/article/factParagraphs';

/** The JSX that an article is compiled to, without the line breaks between blocks. */
async function bodyOf(article: string): Promise<string> {
  const {value} = await compile(article, {jsx: true, remarkPlugins: [factParagraphs]});
  return /return (?:<>)?(.*?)(?:<\/>)?;\n/.exec(String(value))![1]!.replaceAll('{"\\n"}', '');
}

it.each([
  ['<Fact id="a" />', '<_components.p><Fact id="a" /></_components.p>'],
  [
    '<Fact id="a" /> <Fact id="b" />\n\n<Fact id="c" /><Fact id="d" />',
    '<_components.p><Fact id="a" />{" "}<Fact id="b" /></_components.p>' +
      '<_components.p><Fact id="c" /><Fact id="d" /></_components.p>',
  ],
  [
    '<Fact id="a" />\n<Fact id="b" />',
    '<_components.p><Fact id="a" />{" "}<Fact id="b" /></_components.p>',
  ],
  ['Text. <Fact id="a" />', '<_components.p>{"Text. "}<Fact id="a" /></_components.p>'],
  ['<Table />\n\n<Fact id="a" />', '<Table /><_components.p><Fact id="a" /></_components.p>'],
])('the article %j is compiled to %s', async (article, jsx) => {
  expect(await bodyOf(article)).toBe(jsx);
});
