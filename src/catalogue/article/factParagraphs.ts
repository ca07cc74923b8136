import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {NodeOf} from './syntax';

/** Elements that show a text, which stands in a paragraph. */
const TEXTS: readonly (string | null)[] = ['Fact', 'Value', 'Sum'];

const isText = (node: RootContent): node is NodeOf<'mdxJsxFlowElement'> =>
  node.type === 'mdxJsxFlowElement' && TEXTS.includes(node.name);

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
      const {start} = node.position!;
      const {end} = before?.position ?? {end: start};
      const paragraph = children.at(-1);
      // A blank line would begin another paragraph.
      const isNext = before && isText(before) && start.line - end.line < 2;
      if (isNext && paragraph?.type === 'paragraph') {
        const isApart = start.offset! > end.offset!;
        paragraph.children.push(...(isApart ? [{type: 'text', value: ' '} as const] : []), text);
      } else {
        children.push({type: 'paragraph', children: [text]});
      }
    });
    root.children = children;
  };
