import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {coverOf, DIRECTORY_SLUG, entryOf, recordFile, RECORD_KINDS} from '../kinds';
import {YamlFile} from '../record/yamlFile';

/** Front matter that a page takes from its record. */
export type RecordFrontMatter = {
  readonly slug: string;
  readonly date: Date;
  /** Leaves the page out of production builds; not there on others, as pages are sent with it. */
  readonly draft?: true;
  readonly tags?: readonly string[];
  readonly keywords?: readonly string[];
  /** Path from the Markdown file to the cover, in the form in which it becomes an asset. */
  readonly image?: string;
};

/**
 * Slug, date, tags, keywords and picture of an entry's page in whatever language, read from its
 * record so that the two languages cannot disagree.
 * @param root folder of the site
 * @param filePath absolute path of a Markdown file
 * @returns `undefined` for a file that is not an entry, or whose record does not hold
 *   (which `loadCatalogue` reports)
 */
export function recordFrontMatter(root: string, filePath: string): RecordFrontMatter | undefined {
  const entry = entryOf(path.relative(root, filePath).split(path.sep).join('/'));
  if (entry === undefined) {
    return undefined;
  }
  const {kind, slug} = entry;
  if (kind === 'company' && slug === DIRECTORY_SLUG) {
    // The directory has no record; the blog plugin asks for a date that is never shown.
    return {slug, date: new Date(0)};
  }
  const file = recordFile(kind, slug);
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return undefined;
  }
  const source = new YamlFile(file, readFileSync(absolute, 'utf8'));
  const {value} = source.parse(RECORD_KINDS[kind].schema);
  return (
    value && {
      slug: value.slug,
      date: new Date(value.date),
      ...draftOf(value),
      ...keywordsOf(value),
      ...('tags' in value && {
        tags: value.tags,
        image: relativeFrom(filePath, path.join(root, coverOf(slug))),
      }),
    }
  );
}

/** The blog plugin refuses an empty list. */
const keywordsOf = ({
  aliases,
}: {
  readonly aliases: readonly string[];
}): Pick<RecordFrontMatter, 'keywords'> => (aliases.length > 0 ? {keywords: aliases} : {});

const draftOf = ({draft}: {readonly draft: boolean}): Pick<RecordFrontMatter, 'draft'> =>
  draft ? {draft} : {};

/** The blog plugin makes assets of paths that start with `./`, and of no others. */
function relativeFrom(filePath: string, target: string): string {
  const relative = path.relative(path.dirname(filePath), target);
  return `./${relative.split(path.sep).join('/')}`;
}
