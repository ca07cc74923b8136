/** Markdown as GitHub reads it. */
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';

/** Without this, the package also links what looks like a URL in escaped text; GitHub does not. */
function withoutTransforms(this: Processor): void {
  const data = this.data() as {fromMarkdownExtensions?: unknown[]};
  const extensions = data.fromMarkdownExtensions?.flat() ?? [];
  data.fromMarkdownExtensions = extensions.map((one) => ({...(one as object), transforms: []}));
}

const parser = unified().use(remarkParse).use(remarkGfm).use(withoutTransforms).freeze();

/** A node of this type. */
type NodeOf<Type> = Extract<Nodes, {type: Type}>;

/** All nodes of one type in a node or a text, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(
  place: Nodes | string,
  type: Type,
): NodeOf<Type>[] {
  const node: Nodes = typeof place === 'string' ? parser.parse(place) : place;
  return [
    ...(node.type === type ? [node as NodeOf<Type>] : []),
    ...('children' in node ? node.children.flatMap((child) => nodesOf(child, type)) : []),
  ];
}

/** The words of a node or a text, without code and HTML. */
export const wordsOf = (place: Nodes | string): string =>
  nodesOf(place, 'text')
    .map(({value}) => value)
    .join('');
