/** The parser of `@easyops-cn/docusaurus-search-local`, for which the package has no types. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  export const parseDocument: ($: CheerioAPI) => unknown;
}
