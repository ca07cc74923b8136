/** The parser of `@easyops-cn/docusaurus-search-local`, which the package has no types of. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  export const parseDocument: ($: CheerioAPI) => unknown;
}
