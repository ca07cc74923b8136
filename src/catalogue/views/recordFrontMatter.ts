import path from 'node:path';
import {coverOf, DIRECTORY_SLUG, entryOf} from '../kinds';
import type {Catalogue} from '../load';

/** Front matter that is derived from the record of a page. */
export type RecordFrontMatter = {
  readonly slug: string;
  readonly date: Date;
  /** Excludes the page from production builds. Only set for drafts, because pages ship with it. */
  readonly draft?: true;
  readonly tags?: readonly string[];
  /** Not empty, because the blog plugin does not accept an empty list. */
  readonly keywords?: readonly string[];
  /** Relative path from the Markdown file to the cover. */
  readonly image?: string;
};

/** The blog plugin requires a date, also of pages that are never shown with one. */
const NO_DATE = new Date(0);

/**
 * Slug, date, tags, keywords and cover of a page from the record of its entry, so that both
 * languages always agree. An entry that is not in the catalogue is a draft.
 * @param root absolute path of the site root
 * @param filePath absolute path of a Markdown file in either language
 * @returns `undefined` if the file isn't the article of an entry
 */
export function recordFrontMatter(
  root: string,
  filePath: string,
  {services, companies}: Pick<Catalogue, 'services' | 'companies'>,
): RecordFrontMatter | undefined {
  const entry = entryOf(path.relative(root, filePath).split(path.sep).join('/'));
  if (entry === undefined) {
    return undefined;
  }
  const {kind, slug} = entry;
  if (kind === 'company' && slug === DIRECTORY_SLUG) {
    return {slug, date: NO_DATE};
  }
  const records = kind === 'service' ? services : companies;
  const record = records.find((one) => one.slug === slug);
  if (record === undefined) {
    return {slug, date: NO_DATE, draft: true};
  }
  const {date, draft, aliases} = record;
  return {
    slug,
    date: new Date(date),
    ...(draft && {draft}),
    ...(aliases.length > 0 && {keywords: aliases}),
    ...('tags' in record && {
      tags: record.tags,
      image: relativeFrom(filePath, path.join(root, coverOf(slug))),
    }),
  };
}

/** The blog plugin turns only paths that start with `./` into assets. */
function relativeFrom(filePath: string, target: string): string {
  const relative = path.relative(path.dirname(filePath), target);
  return `./${relative.split(path.sep).join('/')}`;
}
