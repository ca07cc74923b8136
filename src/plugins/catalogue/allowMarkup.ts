import path from 'node:path';
import type {Root} from 'mdast';
import {ContentError, findForbidden, originalOf} from '../../catalogue';

/**
 * A remark plugin that refuses pages with anything that is not allowed, in the tree that is
 * compiled. It must be the first plugin, because others add code of their own.
 * @param siteDir folder of the site
 * @throws ContentError (from the transformer) with all places
 */
export const allowMarkup =
  (siteDir: string) =>
  () =>
  (root: Root, page: {readonly path: string}): void => {
    const file = path.relative(siteDir, page.path).split(path.sep).join('/');
    const problems = findForbidden(originalOf(file), root).map(({node, message}) => {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      return {file, line, column, message};
    });
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };
