/**
 * The only dependency on internals of `@easyops-cn/docusaurus-search-local`: its page parser, which
 * is not part of its public API. `tests/unit/search/extraction.test.ts` checks the installed
 * version.
 */
import {parseDocument} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';
import type {CheerioAPI} from 'cheerio';
import * as z from 'zod';

const ParsedArticleSchema = z.strictObject({
  pageTitle: z.string(),
  description: z.string(),
  /** Separated by commas. */
  keywords: z.string(),
  breadcrumb: z.array(z.string()),
  /** One for each heading of the article; a heading without an anchor has an empty hash. */
  sections: z.array(z.strictObject({title: z.string(), hash: z.string(), content: z.string()})),
});
export type ParsedArticle = Readonly<z.infer<typeof ParsedArticleSchema>>;

/**
 * Parses a page with the package: its metadata, and its `article` split at headings that are
 * siblings.
 * @throws Error if the result does not have the expected shape
 */
export function parseArticle($: CheerioAPI): ParsedArticle {
  const {success, data, error} = ParsedArticleSchema.safeParse(parseDocument($));
  if (!success) {
    throw new Error(
      `parseDocument of @easyops-cn/docusaurus-search-local has changed; see src/search/localSearch.ts:\n${z.prettifyError(error)}`,
    );
  }
  return data;
}
