import path from 'node:path';
import {coverOf, DIRECTORY_SLUG, entryOf} from '../kinds';
import type {Catalogue} from '../record/schema';

/**
 * Slug, date, tags, keywords and cover of a page from the record of its entry, so that both
 * languages always agree. An entry that is not in the catalogue is a draft.
 * @param filePath absolute path of a Markdown file in either language
 * @returns `undefined` if the file isn't the article of an entry
 */
export function recordFrontMatter(
  root: string,
  filePath: string,
  {services, companies}: Pick<Catalogue, 'services' | 'companies'>,
) {
  const entry = entryOf(relative(root, filePath));
  if (entry === undefined) {
    return undefined;
  }
  const {kind, slug} = entry;
  const record = (kind === 'service' ? services : companies).find((one) => one.slug === slug);
  const isDirectory = kind === 'company' && slug === DIRECTORY_SLUG;
  // The blog plugin requires a date, also of pages that are never shown with one.
  const {date = 0, draft = !isDirectory, aliases = []} = record ?? {};
  return {
    slug,
    date: new Date(date),
    // Excludes the page from production builds; only set for drafts, because pages ship with it.
    ...(draft && {draft: true as const}),
    // The blog plugin does not accept an empty list.
    ...(aliases.length > 0 && {keywords: aliases}),
    ...(record &&
      'tags' in record && {
        tags: record.tags,
        // The blog plugin turns only paths that start with `./` into assets.
        image: `./${relative(path.dirname(filePath), path.join(root, coverOf(slug)))}`,
      }),
  };
}

const relative = (from: string, to: string): string =>
  path.relative(from, to).split(path.sep).join('/');
