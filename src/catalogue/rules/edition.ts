import type {Page} from '../article/reader';
import type {ContentTree} from '../contentTree';
import type {Catalogue, Company, Service} from '../record/schema';
import type {Locale} from '../vocabulary';

/** A page in one language, with all that its rules need. */
export type Edition = {
  readonly page: Page;
  readonly locale: Locale;
  /** The record of the entry; documentation and the company directory have none. */
  readonly record: Service | Company | undefined;
  readonly content: ContentTree;
  readonly catalogue: Catalogue;
  /** Day for which the sums in articles are computed, such as `2026-11-22`. */
  readonly today: string;
  /** All records by route, such as `/services/amazon-s3`. */
  readonly records: ReadonlyMap<string, Service | Company>;
  /** Ids of the headings of each page by route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
};
