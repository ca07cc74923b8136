/** The facts that an article cites, for the list of facts below it. */
import type {RootContent} from 'mdast';
import {parseMdx, type Tree} from './mdx';

/**
 * A remark plugin that exports `cited`: the ids of the facts that the page cites with
 * `<Fact id="…" />`, without duplicates, in the order of the text.
 */
export const listCitations =
  () =>
  (root: Tree): void => {
    const ids = [...new Set(root.children.flatMap(citationsIn))];
    root.children.push(...parseMdx(`export const cited = ${JSON.stringify(ids)};`));
  };

function citationsIn(node: RootContent): string[] {
  const isFact = 'attributes' in node && 'name' in node && node.name === 'Fact';
  const id =
    isFact && Array.isArray(node.attributes)
      ? node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value
      : undefined;
  return [
    ...(typeof id === 'string' ? [id] : []),
    ...('children' in node ? node.children.flatMap(citationsIn) : []),
  ];
}
