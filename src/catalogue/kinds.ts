/**
 * The kinds of entries, and where their files are. Whatever has to know a path of the content
 * asks here; all paths are relative to the root of the site, with forward slashes.
 */
import {CompanySchema, ServiceSchema} from './record/schema';
import {tileOfRoute} from './tilePath';
import {DEFAULT_LOCALE, type Locale} from './vocabulary';

/** What is the same for all entries of a kind: folder, schema, and title of the JSON Schema. */
export const RECORD_KINDS = {
  service: {folder: 'services', schema: ServiceSchema, title: 'Record of a service'},
  company: {folder: 'companies', schema: CompanySchema, title: 'Record of a company'},
} as const;
export type RecordKind = keyof typeof RECORD_KINDS;

/** Names of the kinds, services first. */
export const KIND_NAMES = Object.keys(RECORD_KINDS) as readonly RecordKind[];

/** Folder below `companies` that is the directory of all companies, not one of them. */
export const DIRECTORY_SLUG = 'company';

/** Addresses below the folder of a kind that the site needs itself, so that no entry can have them. */
export const RESERVED_SLUGS: readonly string[] = [
  'archive',
  'authors',
  DIRECTORY_SLUG,
  'page',
  'tags',
];

/** Path of the file that says how the directory is laid out. */
export const DIRECTORY_FILE = `${RECORD_KINDS.company.folder}/${DIRECTORY_SLUG}/config.yml`;

/** Path of a record, such as `services/amazon-s3/service.yml`. */
export const recordFile = (kind: RecordKind, slug: string): string =>
  `${RECORD_KINDS[kind].folder}/${slug}/${kind}.yml`;

/** Path of the English article, or of the profile of a company. */
export const articleFile = (kind: RecordKind, slug: string): string =>
  `${RECORD_KINDS[kind].folder}/${slug}/index.md`;

/** Path of the picture of a service. */
export const coverOf = (slug: string): string => `${RECORD_KINDS.service.folder}/${slug}/cover.jpg`;

/** Path, below the base URL, of the tile of an entry. */
export const tileOf = (kind: RecordKind, slug: string): string =>
  tileOfRoute(entryRoute(kind, slug));

/** Path of an entry's page below the base URL, without a locale, such as `/services/amazon-s3`. */
export const entryRoute = (kind: RecordKind, slug: string): string =>
  `/${RECORD_KINDS[kind].folder}/${slug}`;

/** Path of the file that defines the categories and their attributes. */
export const CATEGORIES_FILE = `${RECORD_KINDS.service.folder}/categories.yml`;

/** Path of the list of tags in one language. */
export const tagsFile = (locale: Locale): string => {
  const english = `${RECORD_KINDS.service.folder}/tags.yml`;
  return locale === DEFAULT_LOCALE ? english : twinOf(english);
};

/** Folders with English pages, and where their Japanese twins are. */
const TREES: readonly {readonly folder: string; readonly twins: string}[] = [
  ...KIND_NAMES.map((kind) => RECORD_KINDS[kind].folder).map((folder) => ({
    folder,
    twins: `i18n/ja/docusaurus-plugin-content-blog-${folder}`,
  })),
  {folder: 'docs', twins: 'i18n/ja/docusaurus-plugin-content-docs/current'},
];

/** Folders with English pages. */
export const PAGE_FOLDERS = TREES.map(({folder}) => folder);

/** Folders with records and pages, those of translations last. */
export const CONTENT_FOLDERS = [...PAGE_FOLDERS, ...TREES.map(({twins}) => twins)];

/** Path of the Japanese twin of an English page, or of another file beside it. */
export function twinOf(page: string): string {
  const tree = TREES.find(({folder}) => page.startsWith(`${folder}/`));
  if (!tree) {
    throw new Error(`${page} is not below ${PAGE_FOLDERS.join(', ')}`);
  }
  return `${tree.twins}${page.slice(tree.folder.length)}`;
}

/** Path of the English page of which a file is the Japanese twin; any other path as it is. */
export const originalOf = (file: string): string => {
  const tree = TREES.find(({twins}) => file.startsWith(`${twins}/`));
  return tree ? `${tree.folder}${file.slice(tree.twins.length)}` : file;
};

/** The entry whose article this is, in whatever language, the directory included. */
export function entryOf(
  file: string,
): {readonly kind: RecordKind; readonly slug: string} | undefined {
  const [, folder, slug] = /^([^/]+)\/([^/]+)\/index\.mdx?$/.exec(originalOf(file)) ?? [];
  const kind = KIND_NAMES.find((name) => RECORD_KINDS[name].folder === folder);
  return kind && slug !== undefined ? {kind, slug} : undefined;
}

/** Whether a page is about an entry, and not a document. */
export const isEntryPage = (file: string): boolean => entryOf(file) !== undefined;

/** Path of a page below the base URL, without a locale. */
export const routeOf = (page: string): string =>
  `/${page.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
