/** The syntax trees of pages (mdast with MDX nodes), which remark plugins change. */
import {createRequire} from 'node:module';
import type * as Mdx from '@mdx-js/mdx';
import type {RootContent} from 'mdast';

export type Tree = {children: RootContent[]};

// ES modules, which Docusaurus would compile when it loads this module.
const load = createRequire(__filename);
const processor = (load('@mdx-js/mdx') as typeof Mdx).createProcessor();

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
