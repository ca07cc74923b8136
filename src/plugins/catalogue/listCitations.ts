/** The facts that an article cites, for the list of facts below it. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {exportNode, type Node} from './mdxNodes';

/**
 * A remark plugin that exports `cited`: the ids of the facts that the page cites with
 * `<Fact id="…" />`, without duplicates, in the order of the text.
 */
export const listCitations =
  () =>
  (root: {children: Node[]}): void => {
    root.children.push(exportNode('cited', [...new Set(citationsBelow(root.children))]));
  };

function* citationsBelow(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (isFact(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
          yield attribute.value as string;
        }
      }
    }
    yield* citationsBelow(node.children ?? []);
  }
}

const isFact = (node: Node): node is Node & (MdxJsxFlowElement | MdxJsxTextElement) =>
  ['mdxJsxFlowElement', 'mdxJsxTextElement'].includes(node.type) &&
  (node as unknown as MdxJsxTextElement).name === 'Fact';
