/** Values, sums and tables of records in articles, resolved when an article is compiled. */
import path from 'node:path';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {
  attributesIn,
  cite,
  describeRate,
  entryOf,
  isCiting,
  ratesOf,
  type YenRate,
} from '../../catalogue';
import type {Locale} from '../../catalogue/vocabulary';
import {loadVisibleCatalogue} from './entries';
import {parseMdx} from './mdx';

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/**
 * A remark plugin that gives `<Value>` and `<Sum>` their text and link, and `<Plans>`, `<Japan>` and
 * `<Examples>` their data. Below the verdict, which ends with the truncation mark, it adds what the page
 * shows from the record, and below the first section a paragraph on the exchange rates that the page
 * uses.
 * @param siteDir folder of the site
 * @throws CitationError (from the transformer) if a record doesn't have what is cited
 */
export const citeRecords =
  (siteDir: string, locale: Locale) =>
  () =>
  (root: Root, file: {readonly path: string}): void => {
    const {slug} = entryOf(path.relative(siteDir, file.path).split(path.sep).join('/'))!;
    const today = new Date().toISOString().slice(0, 10);
    const page = {catalogue: loadVisibleCatalogue(siteDir), slug, locale, today};
    const rates = new Map<string, YenRate>();
    for (const element of elementsIn(root.children)) {
      const name = element.name ?? '';
      const cited = cite({name, attributes: attributesIn(element)}, page);
      for (const rate of ratesOf(cited)) {
        rates.set(rate.currency, rate);
      }
      if ('text' in cited) {
        const {text, to, isUncompared} = cited;
        Object.assign(
          element,
          made(`<Value to={${JSON.stringify(to)}} isUncompared={${isUncompared}} />`),
        );
        element.children = [{type: 'text', value: text}];
      } else {
        Object.assign(element, made(`<${name} data={${JSON.stringify(cited)}} />`));
      }
    }
    const mark = root.children.findIndex(
      (node) => node.type === 'mdxFlowExpression' && node.value.includes('truncate'),
    );
    if (mark >= 0) {
      root.children.splice(mark, 1, ...parseMdx('<Decision />'));
    }
    const [, second] = root.children.filter((node) => node.type === 'heading' && node.depth === 2);
    const end = second === undefined ? root.children.length : root.children.indexOf(second);
    const paragraphs = [...rates.values()].map((rate) => rateParagraph(rate, locale));
    root.children.splice(end, 0, ...paragraphs);
  };

/** Name and attributes of an element in MDX source. */
function made(source: string): Pick<Element, 'name' | 'attributes'> {
  const [{name, attributes}] = parseMdx(source) as [Element];
  return {name, attributes};
}

/** Names a rate with a link to its source. */
function rateParagraph(rate: YenRate, locale: Locale): Paragraph {
  const [before, after] = describeRate(rate, locale, '{publisher}').split('{publisher}');
  const children: PhrasingContent[] = [
    {type: 'text', value: before!},
    {type: 'link', url: rate.source, children: [{type: 'text', value: rate.publisher}]},
    {type: 'text', value: after!},
  ];
  return {type: 'paragraph', children};
}

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.flatMap((node) => [
    ...('name' in node && 'attributes' in node && isCiting(node.name ?? '')
      ? [node as Element]
      : []),
    ...('children' in node ? elementsIn(node.children as RootContent[]) : []),
  ]);
