/**
 * Pictures in articles and documentation. Authors write `![what it shows](./diagram.png)`. Such a
 * picture is rendered with plugin-ideal-image, which provides several sizes and loads it lazily;
 * Docusaurus alone would publish the original file.
 */
import type {Image, Paragraph} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {importNode, type Node, variableAttribute} from './mdxNodes';

/** A remark plugin that replaces pictures in paragraphs of their own with `<Picture>`. */
export const embedPictures =
  () =>
  (root: {children: Node[]}): void => {
    const imports: MdxjsEsm[] = [];
    const importFrom = (module: string, name: string): string => {
      const local = `_picture${imports.length}`;
      imports.push(importNode(module, name, local));
      return local;
    };
    root.children = root.children.map((node) => {
      const image = soleImage(node);
      if (!image) {
        return node;
      }
      const component = importFrom('@site/src/components/Picture', 'Picture');
      return {
        type: 'mdxJsxFlowElement',
        name: component,
        attributes: [
          {type: 'mdxJsxAttribute', name: 'alt', value: image.alt ?? ''},
          variableAttribute('image', importFrom(image.url, 'default')),
        ],
        children: [],
      } satisfies MdxJsxFlowElement;
    });
    root.children.unshift(...imports);
  };

/** The picture of a paragraph that contains nothing else; PNG and JPEG with relative paths only. */
function soleImage(node: Node): Image | undefined {
  const [child, ...others] = node.type === 'paragraph' ? (node as Paragraph).children : [];
  return others.length === 0 &&
    child?.type === 'image' &&
    /^\.\/.*\.(?:png|jpe?g)$/i.test(child.url)
    ? child
    : undefined;
}
