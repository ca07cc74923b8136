declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  /** Parses a page: its metadata, and its `article` split at headings that are siblings. */
  export const parseDocument: ($: CheerioAPI) => {
    readonly pageTitle: string;
    readonly description: string;
    /** Separated by commas. */
    readonly keywords: string;
    readonly breadcrumb: readonly string[];
    /** The text above any heading, then one for each; without an anchor, the hash is empty. */
    readonly sections: readonly {
      readonly title: string;
      readonly hash: string;
      readonly content: string;
    }[];
  };
}
