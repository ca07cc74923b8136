/**
 * Components in the documentation that show data from records. This plugin adds the imports of the
 * component and its data, so that only the pages that use it load them, and authors need not know
 * where the build stores data.
 */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {suggestion} from '../../catalogue';
import {loadVisibleCatalogue} from './entries';
import {Imports, parseMdx, type Tree} from './mdx';
import {siteData} from './sitePages';

/** The part of a VFile that the plugin uses. */
type File = {readonly fail: (reason: string, place: object) => never};

type Embed = {
  /** Module of the component, and the name of its export. */
  readonly module: string;
  readonly component: string;
  /** Property that receives the data. */
  readonly property: string;
  /** Attribute that selects the data, and its allowed values; it is not passed to the component. */
  readonly selector?: {
    readonly name: string;
    readonly values: (siteDir: string) => readonly string[];
  };
  /** Path of the data file, as for {@link siteData}. */
  readonly data: (selected: string) => string;
};

const health = (component: string): Embed => ({
  module: '@site/src/components/Health',
  component,
  property: 'report',
  data: () => 'health.json',
});

const ofCategory = (component: string, property: string, folder: string): Embed => ({
  module: `@site/src/components/${component}`,
  component,
  property,
  selector: {
    name: 'category',
    values: (siteDir) => Object.keys(loadVisibleCatalogue(siteDir).categories.categories),
  },
  data: (category) => `${folder}/${category}.json`,
});

/** The components, by their name in documents. */
const EMBEDS: Readonly<Record<string, Embed>> = {
  CategoryTable: ofCategory('CategoryTable', 'matrix', 'categories'),
  Estimate: ofCategory('Estimate', 'costs', 'costs'),
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
        const selected = embed.selector ? select(element, embed.selector, siteDir, file) : '';
        const data = imports.add(siteData(embed.data(selected)));
        const component = imports.add(embed.module, embed.component);
        const [made] = parseMdx(`<${component} ${embed.property}={${data}} />`);
        element.name = component;
        element.attributes.push(...(made as MdxJsxFlowElement).attributes);
      }
    }
    imports.insertInto(root);
  };

/**
 * Removes the attribute that selects the data from an element.
 * @returns its value
 * @throws VFileMessage if the attribute is missing or has an unknown value
 */
function select(
  element: MdxJsxFlowElement,
  {name, values}: NonNullable<Embed['selector']>,
  siteDir: string,
  file: File,
): string {
  const index = element.attributes.findIndex(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  const [{value} = {value: undefined}] = index < 0 ? [] : element.attributes.splice(index, 1);
  if (typeof value !== 'string') {
    return file.fail(`<${element.name}> needs ${name}="…"`, element);
  }
  const known = values(siteDir);
  return known.includes(value)
    ? value
    : file.fail(
        `<${element.name} ${name}="${value}">: unknown ${name}${suggestion(value, known)}`,
        element,
      );
}

const elementsIn = (nodes: readonly RootContent[]): MdxJsxFlowElement[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'mdxJsxFlowElement' ? [node] : []),
    ...('children' in node ? elementsIn(node.children) : []),
  ]);
