/**
 * The kinds of entries and the paths of their files. This is the only module that knows the
 * layout of the content folders. All paths are relative to the site root, with forward slashes.
 */
import {DEFAULT_LOCALE, type Locale} from './vocabulary';

/** The folder of each kind of entry, services first. */
export const FOLDERS = {service: 'services', company: 'companies'} as const;
export type RecordKind = keyof typeof FOLDERS;
export const KIND_NAMES = Object.keys(FOLDERS) as readonly RecordKind[];

/** Folder below `companies/` that contains the company directory instead of a company. */
export const DIRECTORY_SLUG = 'company';

/** URL segments that the site uses below `/services` and `/companies`; no entry can have them. */
export const RESERVED_SLUGS = ['archive', 'authors', DIRECTORY_SLUG, 'page', 'tags'];

export const DIRECTORY_FILE = `${FOLDERS.company}/${DIRECTORY_SLUG}/config.yml`;
export const CATEGORIES_FILE = `${FOLDERS.service}/categories.yml`;
export const RATES_FILE = `${FOLDERS.service}/rates.yml`;
const TAGS_FILE = `${FOLDERS.service}/tags.yml`;

/** Path of a record, such as `services/amazon-s3/service.yml`. */
export const recordFile = (kind: RecordKind, slug: string): string =>
  `${FOLDERS[kind]}/${slug}/${kind}.yml`;

/** First line of a record, which tells editors the path of its JSON Schema. */
export const editorLine = (kind: RecordKind): string =>
  `# yaml-language-server: $schema=../../static/schema/${kind}.json`;

/** Path of the English article, such as `services/amazon-s3/index.md`. */
export const articleFile = (kind: RecordKind, slug: string): string =>
  `${FOLDERS[kind]}/${slug}/index.md`;

export const coverOf = (slug: string): string => `${FOLDERS.service}/${slug}/cover.jpg`;

/** Path of an entry's icon tile below the base URL, such as `/img/tiles/services/jira.svg`. */
export const tileOf = (kind: RecordKind, slug: string): string =>
  tileOfRoute(entryRoute(kind, slug));

/** The same for the page of an entry, such as `/services/jira`. */
export const tileOfRoute = (route: string): string => `/img/tiles${route}.svg`;

/** Path of an entry's page below the base URL, without a locale, such as `/services/amazon-s3`. */
export const entryRoute = (kind: RecordKind, slug: string): string => `/${FOLDERS[kind]}/${slug}`;

export const tagsFile = (locale: Locale): string =>
  locale === DEFAULT_LOCALE ? TAGS_FILE : twinOf(TAGS_FILE);

/** Folders of English pages and the folders of their Japanese translations. */
const TREES = [
  {folder: FOLDERS.service, twins: 'i18n/ja/docusaurus-plugin-content-blog-services'},
  {folder: FOLDERS.company, twins: 'i18n/ja/docusaurus-plugin-content-blog-companies'},
  {folder: 'docs', twins: 'i18n/ja/docusaurus-plugin-content-docs/current'},
];

export const PAGE_FOLDERS = TREES.map(({folder}) => folder);

/** All folders with records or pages, translations last. */
export const CONTENT_FOLDERS = [...PAGE_FOLDERS, ...TREES.map(({twins}) => twins)];

/**
 * Path of the Japanese counterpart of an English page, or of another file beside it.
 * @throws Error if the path isn't below one of {@link PAGE_FOLDERS}
 */
export function twinOf(page: string): string {
  const tree = TREES.find(({folder}) => page.startsWith(`${folder}/`));
  if (!tree) {
    throw new Error(`${page} is not below ${PAGE_FOLDERS.join(', ')}`);
  }
  return `${tree.twins}${page.slice(tree.folder.length)}`;
}

/** Inverse of {@link twinOf}; returns any other path unchanged. */
export function originalOf(file: string): string {
  const tree = TREES.find(({twins}) => file.startsWith(`${twins}/`));
  return tree ? `${tree.folder}${file.slice(tree.twins.length)}` : file;
}

/** The entry that an article in either language belongs to, including the company directory. */
export function entryOf(file: string) {
  const [, folder, slug] = /^([^/]+)\/([^/]+)\/index\.mdx?$/.exec(originalOf(file)) ?? [];
  const kind = KIND_NAMES.find((name) => FOLDERS[name] === folder);
  return kind && slug !== undefined ? {kind, slug} : undefined;
}

/** Whether a page is an article of an entry rather than a documentation page. */
export const isEntryPage = (file: string): boolean => entryOf(file) !== undefined;

/** Path of an English page below the base URL, without a locale, such as `/docs/privacy`. */
export const routeOf = (page: string): string =>
  `/${page.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
