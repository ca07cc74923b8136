import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {NodeOf} from './syntax';

/** Whether a node is an element that shows a text, which stands in a paragraph. */
const isText = (node: RootContent): node is NodeOf<'mdxJsxFlowElement'> =>
  node.type === 'mdxJsxFlowElement' && /^(?:Fact|Value|Sum)$/.test(node.name ?? '');

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
      const {start} = node.position!;
      const [before, paragraph] = [root.children[index - 1], children.at(-1)];
      const end = before && isText(before) ? before.position!.end : undefined;
      // A blank line would begin another paragraph.
      if (end && start.line - end.line < 2 && paragraph?.type === 'paragraph') {
        const isApart = start.offset! > end.offset!;
        paragraph.children.push(...(isApart ? [{type: 'text', value: ' '} as const] : []), text);
      } else {
        children.push({type: 'paragraph', children: [text]});
      }
    });
    root.children = children;
  };
