import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  coverOf,
  DIRECTORY_SLUG,
  entryOf,
  recordFile,
  RECORD_KINDS,
  type RecordKind,
} from '../kinds';
import type {Catalogue} from '../load';
import type {Company, Service} from '../record/schema';
import {YamlFile} from '../record/yamlFile';

/** Front matter that is derived from the record of a page. */
export type RecordFrontMatter = {
  readonly slug: string;
  readonly date: Date;
  /** Excludes the page from production builds. Only set for drafts, because pages ship with it. */
  readonly draft?: true;
  readonly tags?: readonly string[];
  readonly keywords?: readonly string[];
  /** Relative path from the Markdown file to the cover. */
  readonly image?: string;
};

/**
 * Reads slug, date, tags, keywords and cover of a page from the record of its entry, so that both
 * languages always agree.
 * @param root absolute path of the site root
 * @param filePath absolute path of a Markdown file in either language
 * @param known records that need not be read again
 * @returns `undefined` if the file isn't the article of an entry, or its record is missing or
 *   invalid (which `loadCatalogue` reports)
 */
export function recordFrontMatter(
  root: string,
  filePath: string,
  known: Pick<Catalogue, 'services' | 'companies'> = {services: [], companies: []},
): RecordFrontMatter | undefined {
  const entry = entryOf(path.relative(root, filePath).split(path.sep).join('/'));
  if (entry === undefined) {
    return undefined;
  }
  const {kind, slug} = entry;
  if (kind === 'company' && slug === DIRECTORY_SLUG) {
    // The directory has no record, but the blog plugin requires a date. It is never shown.
    return {slug, date: new Date(0)};
  }
  const records = kind === 'service' ? known.services : known.companies;
  const value = records.find((record) => record.slug === slug) ?? readRecord(root, kind, slug);
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

function readRecord(root: string, kind: RecordKind, slug: string): Service | Company | undefined {
  const file = recordFile(kind, slug);
  const absolute = path.join(root, file);
  return existsSync(absolute)
    ? new YamlFile(file, readFileSync(absolute, 'utf8')).parse(RECORD_KINDS[kind].schema).value
    : undefined;
}

/** The blog plugin doesn't accept an empty list. */
const keywordsOf = ({
  aliases,
}: {
  readonly aliases: readonly string[];
}): Pick<RecordFrontMatter, 'keywords'> => (aliases.length > 0 ? {keywords: aliases} : {});

const draftOf = ({draft}: {readonly draft: boolean}): Pick<RecordFrontMatter, 'draft'> =>
  draft ? {draft} : {};

/** The blog plugin turns only paths that start with `./` into assets. */
function relativeFrom(filePath: string, target: string): string {
  const relative = path.relative(path.dirname(filePath), target);
  return `./${relative.split(path.sep).join('/')}`;
}
