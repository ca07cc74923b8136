/**
 * Pictures in articles and documentation. Authors write `![what it shows](./diagram.png)`. Such a
 * picture is rendered with plugin-ideal-image, which provides several sizes and loads it lazily;
 * Docusaurus alone would publish the original file.
 */
import type {Image, RootContent} from 'mdast';
import {Imports, parseMdx, type Tree} from './mdx';

/** A remark plugin that replaces pictures in paragraphs of their own with `<Picture>`. */
export const embedPictures =
  () =>
  (root: Tree): void => {
    const imports = new Imports('_picture');
    root.children = root.children.flatMap((node) => {
      const image = soleImage(node);
      if (!image) {
        return node;
      }
      const component = imports.add('@site/src/components/Picture', 'Picture');
      const picture = imports.add(image.url);
      return parseMdx(
        `<${component} alt={${JSON.stringify(image.alt ?? '')}} image={${picture}} />`,
      );
    });
    imports.insertInto(root);
  };

/** The picture of a paragraph that contains nothing else; PNG and JPEG with relative paths only. */
function soleImage(node: RootContent): Image | undefined {
  const [child, ...others] = node.type === 'paragraph' ? node.children : [];
  return others.length === 0 &&
    child?.type === 'image' &&
    /^\.\/.*\.(?:png|jpe?g)$/i.test(child.url)
    ? child
    : undefined;
}
