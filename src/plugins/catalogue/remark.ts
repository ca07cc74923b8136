/** The remark and rehype plugins of pages, which check, add data from records, and fold sections. */
import {createRequire} from 'node:module';
import type * as ValueToEstree from 'estree-util-value-to-estree';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type * as Mdx from 'remark-mdx';
import type * as Remark from 'remark-parse';
import type * as Unified from 'unified';
import {
  attributesIn,
  cite,
  ContentError,
  describeRate,
  entryOf,
  findForbidden,
  isCiting,
  originalOf,
  ratesOf,
  type YenRate,
} from '../../catalogue';
import type {Localized, Locale} from '../../catalogue/vocabulary';
import type {HtmlNode} from '../../codeBlocks/highlight';
import {fileOf, loadVisibleContent} from './content';
import {siteData} from './sitePages';

type Expression = ReturnType<typeof ValueToEstree.valueToEstree>;
type Element = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

// ES modules, which Docusaurus would compile when it loads this module.
const load = createRequire(__filename);
const {unified} = load('unified') as typeof Unified;
const {default: parse} = load('remark-parse') as typeof Remark;
const {default: mdx} = load('remark-mdx') as typeof Mdx;
const {valueToEstree} = load('estree-util-value-to-estree') as typeof ValueToEstree;
const processor = unified().use(parse).use(mdx).freeze();

/** The nodes of MDX source, such as imports and elements. */
const parseMdx = (source: string): RootContent[] => processor.parse(source).children;

/** An attribute whose value is data. */
const dataAttribute = (name: string, data: unknown): Element['attributes'][number] =>
  // JSON leaves out keys without a value.
  attributeOf(name, valueToEstree(JSON.parse(JSON.stringify(data))));

/** An attribute with the value of an expression. MDX source would first have to be parsed. */
const attributeOf = (name: string, expression: Expression): Element['attributes'][number] => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression}],
      },
    },
  },
});

/** The elements of a page with their names, in the order of the text. */
const elementsIn = (nodes: readonly RootContent[]): (readonly [name: string, Element])[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? [[node.name ?? '', node] as const]
      : []),
    ...('children' in node ? elementsIn(node.children) : []),
  ]);

/**
 * Refuses pages with anything that is not allowed, in the tree that is compiled. It must be the
 * first plugin, because others add code of their own.
 * @throws ContentError (from the transformer) with all places
 */
export const allowMarkup =
  (siteDir: string) =>
  () =>
  (root: Root, page: {readonly path: string}): void => {
    const file = fileOf(siteDir, page.path);
    const problems = findForbidden(originalOf(file), root).map(({node, message}) => {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      return {file, line, column, message};
    });
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };

/**
 * Gives `<Value>` and `<Sum>` their text and link, and `<Plans>`, `<Japan>` and `<Examples>` their
 * data. Below the verdict, which ends with the truncation mark, it adds what the page shows from the
 * record, and below the first section that converts amounts a paragraph on the exchange rates.
 * @throws CitationError (from the transformer) if a record doesn't have what is cited
 */
export const citeRecords =
  (siteDir: string, locale: Locale) =>
  () =>
  (root: Root, file: {readonly path: string}): void => {
    const {slug} = entryOf(fileOf(siteDir, file.path))!;
    const {catalogue} = loadVisibleContent(siteDir);
    const today = new Date().toISOString().slice(0, 10);
    const page = {catalogue, slug, locale, today};
    const rates = new Map<string, YenRate>();
    const sections = root.children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 2 ? index : [],
    );
    let end: number | undefined;
    root.children.forEach((child, index) => {
      for (const [name, element] of elementsIn([child])) {
        if (!isCiting(name)) {
          continue;
        }
        const cited = cite({name, attributes: attributesIn(element)}, page);
        const used = ratesOf(cited);
        used.forEach((rate) => rates.set(rate.currency, rate));
        if (used.length > 0 && index > sections[0]!) {
          end ??= sections.find((start) => start > index) ?? root.children.length;
        }
        if ('text' in cited) {
          const {text, to, isUncompared} = cited;
          element.name = 'Value';
          element.attributes = [
            dataAttribute('to', to),
            dataAttribute('isUncompared', isUncompared),
          ];
          element.children = [{type: 'text', value: text}];
        } else {
          element.attributes = [dataAttribute('data', cited)];
        }
      }
    });
    const paragraphs = [...rates.values()].map((rate) => rateParagraph(rate, locale));
    root.children.splice(end ?? sections[1] ?? root.children.length, 0, ...paragraphs);
    const mark = root.children.findIndex(
      (node) => node.type === 'mdxFlowExpression' && node.value.includes('truncate'),
    );
    if (mark >= 0) {
      root.children.splice(mark, 1, ...parseMdx('<Decision />'));
    }
  };

/** Names a rate with a link to its source. */
function rateParagraph(rate: YenRate, locale: Locale): Paragraph {
  const [before = '', after = ''] = describeRate(rate, locale, '{publisher}').split('{publisher}');
  const text = (value: string) => ({type: 'text', value}) as const;
  const link: PhrasingContent = {
    type: 'link',
    url: rate.source,
    children: [text(rate.publisher)],
  };
  return {type: 'paragraph', children: [text(before), link, text(after)]};
}

/**
 * Exports `cited`, for the list of facts below an article: the ids of the facts that the page cites
 * with `<Fact id="…" />`, without duplicates, in the order of the text.
 */
export const listCitations =
  () =>
  (root: Root): void => {
    const ids = elementsIn(root.children)
      .filter(([name]) => name === 'Fact')
      .map(([, element]) => attributesIn(element).id);
    root.children.push(...parseMdx(`export const cited = ${JSON.stringify([...new Set(ids)])};`));
  };

const RELATIVE_PICTURE = /^\.\/.*\.(?:png|jpe?g)$/i;

/**
 * Replaces pictures in paragraphs of their own, such as `![what it shows](./diagram.png)`, with
 * `<Picture>`, which is rendered with plugin-ideal-image: it provides several sizes and loads them
 * lazily. Docusaurus alone would publish the original file.
 */
export const embedPictures =
  () =>
  (root: Root): void => {
    const imports: string[] = [];
    root.children = root.children.flatMap((node) => {
      const [image, ...others] = node.type === 'paragraph' ? node.children : [];
      if (image?.type !== 'image' || others.length > 0 || !RELATIVE_PICTURE.test(image.url)) {
        return node;
      }
      const picture = `picture${imports.length}`;
      imports.push(`import ${picture} from ${JSON.stringify(image.url)};`);
      return parseMdx(`<Picture alt={${JSON.stringify(image.alt ?? '')}} image={${picture}} />`);
    });
    if (imports.length > 0) {
      imports.push("import {Picture} from '@site/src/components/Picture';");
      root.children.unshift(...parseMdx(imports.join('\n')));
    }
  };

/**
 * Adds imports and data to the components in documents that show data from records, so that only the
 * pages that use them load them. Authors can't write imports, so that no other name is like these.
 */
export const embedRecords =
  () =>
  (root: Root): void => {
    const imports = new Set<string>();
    for (const [name, element] of elementsIn(root.children)) {
      const data = `data${imports.size}`;
      const part = /^Health(\w+)$/.exec(name)?.[1];
      if (name === 'Category') {
        const {category} = attributesIn(element);
        imports.add("import {Category} from '@site/src/compare/ui/Category';");
        imports.add(`import ${data} from '${siteData(`categories/${category}.js`)}';`);
        element.attributes = [attributeOf('data', {type: 'Identifier', name: data})];
      } else if (part !== undefined) {
        imports.add(`import {${part} as ${name}} from '@site/src/routes/Health';`);
        imports.add(`import ${data} from '${siteData('health.json')}';`);
        element.attributes.push(attributeOf('report', {type: 'Identifier', name: data}));
      }
    }
    root.children.unshift(...parseMdx([...imports].join('\n')));
  };

/** Ids of sections for readers who have decided: the first steps, and the commands of a move. */
const FOLDED: readonly unknown[] = ['how-you-use-it', 'how-to-leave'];

const SUMMARY: Localized = {en: 'Steps', ja: '手順'};

/**
 * A rehype plugin that folds the sections {@link FOLDED} of active services beside their headings,
 * until a reader or an address opens them. Those of other services say what to do now.
 */
export const foldSections =
  (siteDir: string, locale: Locale) =>
  () =>
  (root: HtmlNode, file: {readonly path: string}): void => {
    const {slug} = entryOf(fileOf(siteDir, file.path))!;
    const {services} = loadVisibleContent(siteDir).catalogue;
    const service = services.find((other) => other.slug === slug);
    if (service?.lifecycle.state !== 'active') {
      return;
    }
    const nodes: HtmlNode[] = [];
    let destination = nodes;
    for (const node of root.children!) {
      if (node.tagName !== 'h2') {
        destination.push(node);
        continue;
      }
      nodes.push(node);
      destination = nodes;
      if (FOLDED.includes(node.properties?.id)) {
        destination = [elementOf('summary', [{type: 'text', value: SUMMARY[locale]}])];
        nodes.push(elementOf('details', destination));
      }
    }
    root.children = nodes;
  };

const elementOf = (tagName: string, children: HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
