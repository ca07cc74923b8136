import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
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
 * A remark plugin that restores paragraphs which consist only of facts and values. MDX takes a paragraph of
 * components apart and puts these directly into the article, as they could be blocks.
 */
export const factParagraphs =
  () =>
  (root: Root): void => {
    const children: RootContent[] = [];
    let paragraph: Paragraph | undefined;
    let before: RootContent | undefined;
    for (const node of root.children) {
      if (isText(node)) {
        const text: PhrasingContent = {...node, type: 'mdxJsxTextElement', children: []};
        if (paragraph && before && continues(node, before)) {
          paragraph.children.push(
            ...(isApart(node, before) ? [{type: 'text', value: ' '} as const] : []),
            text,
          );
        } else {
          paragraph = {type: 'paragraph', children: [text]};
          children.push(paragraph);
        }
      } else {
        paragraph = undefined;
        children.push(node);
      }
      before = node;
    }
    root.children = children;
  };
