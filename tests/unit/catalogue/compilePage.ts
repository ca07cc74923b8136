/** Compiles pages as Docusaurus does. */
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';

const MARKDOWN = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  anchors: {maintainCase: false},
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  hooks: {},
} as const;

type Plugins = {
  readonly beforeDefaultRemarkPlugins?: readonly MDXPlugin[];
  readonly remarkPlugins?: readonly MDXPlugin[];
};

/**
 * The module of a page.
 * @param text the page with its front matter
 * @throws what a plugin or the compiler throws
 */
export async function compilePage(
  text: string,
  plugins: Plugins,
  filePath = '/site/docs/page.md',
): Promise<string> {
  const options = {
    markdownConfig: MARKDOWN,
    admonitions: true,
    staticDirs: [],
    siteDir: '/site',
    ...plugins,
  };
  const processor = await createProcessorUncached({options, format: 'mdx'} as never);
  const content = preprocess({fileContent: text, filePath, ...options} as never);
  const {content: code} = await processor.process({
    content,
    filePath,
    frontMatter: {},
    compilerName: 'client',
  });
  return code;
}
