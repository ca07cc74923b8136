/** Sections of articles that stay folded until a reader or an address opens them. */
import path from 'node:path';
import {entryOf} from '../../catalogue';
import type {Localized, Locale} from '../../catalogue/vocabulary';
import type {HtmlNode} from '../../codeBlocks/highlight';
import {loadVisibleCatalogue} from './content';

/** Ids of sections for readers who have decided: the first steps, and the commands of a move. */
const FOLDED: readonly unknown[] = ['how-you-use-it', 'how-to-leave'];

const SUMMARY: Localized = {en: 'Steps', ja: '手順'};

/**
 * A rehype plugin that folds the sections {@link FOLDED} of active services beside their headings.
 * Those of other services say what to do now.
 * @param siteDir folder of the site
 */
export const foldSections =
  (siteDir: string, locale: Locale) =>
  () =>
  (root: HtmlNode, file: {readonly path: string}): void => {
    const {slug} = entryOf(path.relative(siteDir, file.path).split(path.sep).join('/'))!;
    const service = loadVisibleCatalogue(siteDir).services.find((other) => other.slug === slug);
    if (service?.lifecycle.state !== 'active') {
      return;
    }
    const nodes: HtmlNode[] = [];
    let destination = nodes;
    for (const node of root.children!) {
      if (node.tagName !== 'h2') {
        destination.push(node);
        continue;
      }
      nodes.push(node);
      destination = nodes;
      if (FOLDED.includes(node.properties?.id)) {
        destination = [elementOf('summary', [{type: 'text', value: SUMMARY[locale]}])];
        nodes.push(elementOf('details', destination));
      }
    }
    root.children = nodes;
  };

const elementOf = (tagName: string, children: HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
