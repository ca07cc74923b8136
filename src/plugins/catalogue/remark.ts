/** The remark plugins of articles and documents: they check pages, and add data from records. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Image, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
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
import type {Locale} from '../../catalogue/vocabulary';
import {loadVisibleCatalogue} from './content';
import {siteData} from './sitePages';

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** The part of a VFile that the plugins use. */
type File = {readonly path: string};

// ES modules, which Docusaurus would compile when it loads this module.
const load = createRequire(__filename);
const {unified} = load('unified') as typeof Unified;
const {default: parse} = load('remark-parse') as typeof Remark;
const {default: mdx} = load('remark-mdx') as typeof Mdx;
const processor = unified().use(parse).use(mdx).freeze();

/** The nodes of MDX source, such as imports and elements. */
const parseMdx = (source: string): RootContent[] => processor.parse(source).children;

/** Name and attributes of an element in MDX source. */
function made(source: string): Pick<Element, 'name' | 'attributes'> {
  const [{name, attributes}] = parseMdx(source) as [Element];
  return {name, attributes};
}

/** The elements of a page with their names, in the order of the text. */
const elementsIn = (nodes: readonly RootContent[]): (readonly [name: string, Element])[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? [[node.name ?? '', node] as const]
      : []),
    ...('children' in node ? elementsIn(node.children) : []),
  ]);

/** Path of a page relative to the site, with forward slashes. */
const fileOf = (siteDir: string, page: File): string =>
  path.relative(siteDir, page.path).split(path.sep).join('/');

/** Adds imports to a page. Authors can't write any, so that no other name is like theirs. */
const insertImports = (root: Root, imports: readonly string[]): void => {
  root.children.unshift(...parseMdx(imports.join('\n')));
};

/**
 * Refuses pages with anything that is not allowed, in the tree that is compiled. It must be the
 * first plugin, because others add code of their own.
 * @param siteDir folder of the site
 * @throws ContentError (from the transformer) with all places
 */
export const allowMarkup =
  (siteDir: string) =>
  () =>
  (root: Root, page: File): void => {
    const file = fileOf(siteDir, page);
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
 * @param siteDir folder of the site
 * @throws CitationError (from the transformer) if a record doesn't have what is cited
 */
export const citeRecords =
  (siteDir: string, locale: Locale) =>
  () =>
  (root: Root, file: File): void => {
    const {slug} = entryOf(fileOf(siteDir, file))!;
    const today = new Date().toISOString().slice(0, 10);
    const page = {catalogue: loadVisibleCatalogue(siteDir), slug, locale, today};
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
          Object.assign(
            element,
            made(`<Value to={${JSON.stringify(to)}} isUncompared={${isUncompared}} />`),
          );
          element.children = [{type: 'text', value: text}];
        } else {
          Object.assign(element, made(`<${name} data={${JSON.stringify(cited)}} />`));
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
  const [before, after] = describeRate(rate, locale, '{publisher}').split('{publisher}');
  const children: PhrasingContent[] = [
    {type: 'text', value: before!},
    {type: 'link', url: rate.source, children: [{type: 'text', value: rate.publisher}]},
    {type: 'text', value: after!},
  ];
  return {type: 'paragraph', children};
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
      const image = soleImage(node);
      if (!image) {
        return node;
      }
      const picture = `picture${imports.length}`;
      imports.push(`import ${picture} from ${JSON.stringify(image.url)};`);
      return parseMdx(`<Picture alt={${JSON.stringify(image.alt ?? '')}} image={${picture}} />`);
    });
    if (imports.length > 0) {
      insertImports(root, ["import {Picture} from '@site/src/components/Picture';", ...imports]);
    }
  };

/** The picture of a paragraph that contains nothing else; PNG and JPEG with relative paths only. */
function soleImage(node: RootContent): Image | undefined {
  const [child, ...others] = node.type === 'paragraph' ? node.children : [];
  return others.length === 0 &&
    child?.type === 'image' &&
    /^\.\/.*\.(?:png|jpe?g)$/i.test(child.url)
    ? child
    : undefined;
}

/** Components in documents that show data from records: module, name of the export and property. */
const EMBEDS: Readonly<Record<string, readonly [string, string, string]>> = {
  Category: ['@site/src/compare/ui/Category', 'Category', 'data'],
  HealthSummary: ['@site/src/components/Health', 'Summary', 'report'],
  HealthSubjects: ['@site/src/components/Health', 'Subjects', 'report'],
  HealthEntries: ['@site/src/components/Health', 'Entries', 'report'],
  HealthTranslations: ['@site/src/components/Health', 'Translations', 'report'],
};

/**
 * Adds imports and data to the components of {@link EMBEDS}, so that only the pages that use them
 * load them, and authors need not know where the build stores data. Instead of the name of its
 * category, a component gets the data.
 */
export const embedRecords =
  () =>
  (root: Root): void => {
    const imports = new Set<string>();
    for (const [name, element] of elementsIn(root.children)) {
      const [module, component, property] = EMBEDS[name] ?? [];
      if (module !== undefined) {
        const {category} = attributesIn(element);
        const file = category === undefined ? 'health.json' : `categories/${category}.json`;
        const data = `data${imports.size}`;
        imports.add(`import {${component} as ${name}} from '${module}';`);
        imports.add(`import ${data} from '${siteData(file)}';`);
        element.attributes = [
          ...element.attributes.filter((one) => !('name' in one && one.name === 'category')),
          ...made(`<X ${property}={${data}} />`).attributes,
        ];
      }
    }
    insertImports(root, [...imports]);
  };
