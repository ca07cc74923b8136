/** The syntax trees of pages (mdast with MDX nodes), which remark plugins change. */
import {createRequire} from 'node:module';
import type {RootContent} from 'mdast';
import type * as Mdx from 'remark-mdx';
import type * as Remark from 'remark-parse';
import type * as Unified from 'unified';

export type Tree = {children: RootContent[]};

// ES modules, which Docusaurus would compile when it loads this module.
const load = createRequire(__filename);
const {unified} = load('unified') as typeof Unified;
const {default: parse} = load('remark-parse') as typeof Remark;
const {default: mdx} = load('remark-mdx') as typeof Mdx;
const processor = unified().use(parse).use(mdx).freeze();

/** The nodes of MDX source, such as imports and elements. */
export const parseMdx = (source: string): RootContent[] => processor.parse(source).children;

/** Imports that a plugin adds to a page. */
export class Imports {
  readonly #lines: string[] = [];

  /** @param prefix start of their names, which no author and no other plugin uses */
  constructor(private readonly prefix: string) {}

  /**
   * @param name name of the export
   * @returns name of the import
   */
  add(module: string, name = 'default'): string {
    const local = `${this.prefix}${this.#lines.length}`;
    this.#lines.push(`import {${name} as ${local}} from ${JSON.stringify(module)};`);
    return local;
  }

  insertInto(root: Tree): void {
    root.children.unshift(...parseMdx(this.#lines.join('\n')));
  }
}
