import type {Hit} from './documents';

/** The hits of a page. */
export type PageGroup = {
  readonly title: string;
  /** Path of the page. */
  readonly url: string;
  /** The hit that leads to the page itself, if there is one. */
  readonly page: Hit | undefined;
  /** The hits that lead to its sections, best first. */
  readonly sections: readonly Hit[];
};

/** The hits by their pages; a page stands where its best hit would. */
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
