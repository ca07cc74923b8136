import type {Hit} from './documents';

/** The hits of a page. */
export type PageGroup = {
  readonly title: string;
  /** Path of the page. */
  readonly url: string;
  /** The hit for the page itself, if there is one. */
  readonly page: Hit | undefined;
  /** The hits for its sections, best first. */
  readonly sections: readonly Hit[];
};

/** Groups hits by page, in the order of the best hit of each page. */
export function groupByPage(hits: readonly Hit[]): PageGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const url = hit.url.replace(/#.*/, '');
    groups.set(url, [...(groups.get(url) ?? []), hit]);
  }
  return [...groups].map(([url, ofPage]) => ({
    title: ofPage[0]!.title,
    url,
    page: ofPage.find(({section}) => section === ''),
    sections: ofPage.filter(({section}) => section !== ''),
  }));
}
