/**
 * Components in the documentation that show data from records. This plugin adds the imports of the
 * component and its data, so that only the pages that use it load them, and authors need not know
 * where the build stores data.
 */
import type {RootContent} from 'mdast';
import {suggestion} from '../../catalogue';
import {loadVisibleCatalogue} from './entries';
import {Imports, parseMdx, type Tree} from './mdx';
import {siteData} from './sitePages';

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/** The part of a VFile that the plugin uses. */
type File = {readonly fail: (reason: string, place: object) => never};

type Embed = {
  /** Module of the component, and the name of its export. */
  readonly module: string;
  readonly component: string;
  /** Property that receives the data. */
  readonly property: string;
  /** Path of the data, as for {@link siteData}; with `*` for the value of the attribute `category`. */
  readonly data: string;
};

const health = (component: string): Embed => ({
  module: '@site/src/components/Health',
  component,
  property: 'report',
  data: 'health.json',
});

/** The components, by their name in documents. */
const EMBEDS: Readonly<Record<string, Embed>> = {
  Category: {
    module: '@site/src/compare/ui/Category',
    component: 'Category',
    property: 'data',
    data: 'categories/*.json',
  },
  HealthSummary: health('Summary'),
  HealthSubjects: health('Subjects'),
  HealthEntries: health('Entries'),
  HealthTranslations: health('Translations'),
};

/**
 * A remark plugin that adds imports and data to these components. The folder of the site is not a
 * plugin option, because Docusaurus writes options into the scripts of every page.
 */
export const embedRecords =
  (siteDir: string) =>
  () =>
  (root: Tree, file: File): void => {
    const imports = new Imports('_embedded');
    for (const element of elementsIn(root.children)) {
      const embed = EMBEDS[element.name ?? ''];
      if (embed) {
        const data = imports.add(
          siteData(embed.data.replace('*', () => takeCategory(element, siteDir, file))),
        );
        const component = imports.add(embed.module, embed.component);
        const [made] = parseMdx(`<${component} ${embed.property}={${data}} />`);
        element.name = component;
        element.attributes.push(...(made as Element).attributes);
      }
    }
    imports.insertInto(root);
  };

/**
 * Removes the attribute `category` from an element, as the component needs only its data.
 * @returns its value
 * @throws VFileMessage if the attribute is missing or names no category
 */
function takeCategory(element: Element, siteDir: string, file: File): string {
  const index = element.attributes.findIndex((one) => 'name' in one && one.name === 'category');
  const [attribute] = index < 0 ? [] : element.attributes.splice(index, 1);
  const value = attribute?.value;
  if (typeof value !== 'string') {
    return file.fail(`<${element.name}> needs category="…"`, element);
  }
  const known = Object.keys(loadVisibleCatalogue(siteDir).categories.categories);
  return known.includes(value)
    ? value
    : file.fail(
        `<${element.name} category="${value}">: unknown category${suggestion(value, known)}`,
        element,
      );
}

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'mdxJsxFlowElement' ? [node] : []),
    ...('children' in node ? elementsIn(node.children) : []),
  ]);
