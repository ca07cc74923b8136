/**
 * All that leans on the inside of `@easyops-cn/docusaurus-search-local`, whose plugin can only
 * be asked for a whole lunr index: its parser of a page. `tests/unit/search/localSearch.test.ts`
 * holds the installed version to it.
 */
import {parseDocument} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';
import type {CheerioAPI} from 'cheerio';
import * as z from 'zod';

const ParsedArticleSchema = z.strictObject({
  pageTitle: z.string(),
  description: z.string(),
  /** Joined by commas. */
  keywords: z.string(),
  breadcrumb: z.array(z.string()),
  /** One for each heading of the article; a heading without an anchor has an empty hash. */
  sections: z.array(z.strictObject({title: z.string(), hash: z.string(), content: z.string()})),
});
export type ParsedArticle = Readonly<z.infer<typeof ParsedArticleSchema>>;

/**
 * What the package reads of a page: its metadata, and the `article` cut at those headings that
 * are siblings of each other.
 * @throws Error when the package gives something else than what this site was built for
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
