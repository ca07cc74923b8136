import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {NodeOf} from './syntax';

/** Elements that show a text, which stands in a paragraph. */
const TEXTS: readonly (string | null)[] = ['Fact', 'Value', 'Sum'];

const isText = (node: RootContent): node is NodeOf<'mdxJsxFlowElement'> =>
  node.type === 'mdxJsxFlowElement' && TEXTS.includes(node.name);

/** Whether a node is in the same paragraph as the one before it: no blank line separates them. */
const continues = (node: RootContent, before: RootContent): boolean =>
  node.position!.start.line - before.position!.end.line < 2;

/** Whether there is white space between two nodes. */
const isApart = (node: RootContent, before: RootContent): boolean =>
  node.position!.start.offset! > before.position!.end.offset!;

/**
 * A remark plugin that restores paragraphs which consist only of facts and values. MDX takes a
 * paragraph of components apart and puts these directly into the article, as they could be blocks.
 */
export const factParagraphs =
  () =>
  (root: Root): void => {
    const children: RootContent[] = [];
    root.children.forEach((node, index) => {
      if (!isText(node)) {
        children.push(node);
        return;
      }
      const text: PhrasingContent = {...node, type: 'mdxJsxTextElement', children: []};
      const before = root.children[index - 1];
      const paragraph = children.at(-1);
      if (before && isText(before) && continues(node, before) && paragraph?.type === 'paragraph') {
        const space = isApart(node, before) ? [{type: 'text', value: ' '} as const] : [];
        paragraph.children.push(...space, text);
      } else {
        children.push({type: 'paragraph', children: [text]});
      }
    });
    root.children = children;
  };
