/** Rules for links in pages: internal links must have a target, external ones a public URL. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {SITE_PAGES} from '../../pages';
import type {Link, Page} from '../article/reader';
import type {ContentTree} from '../contentTree';
import {
  DIRECTORY_SLUG,
  entryRoute,
  KIND_NAMES,
  originalOf,
  RECORD_KINDS,
  type RecordKind,
  routeOf,
} from '../kinds';
import {LOCALES} from '../vocabulary';
import {nearestWord, type Problem, suggestion} from './problems';
import {cut} from './show';
import {checkUrl} from './urls';

/** The targets of internal links. */
export type LinkTargets = {
  /** Folder names of all entries by kind. */
  readonly folders: Readonly<Record<RecordKind, readonly string[]>>;
  /** Routes of drafts, such as `/services/amazon-s3`. */
  readonly drafts: ReadonlySet<string>;
  /** `undefined` if the list of tags can't be read. */
  readonly tags: readonly string[] | undefined;
  /** Ids of the headings of each page by route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Routes of pages that are not content files. */
const SITE_ROUTES = SITE_PAGES.map(({path: route}): string => route);

/** Ids of the sections that the site adds to the page of an entry. */
export const SECTION_IDS: Readonly<Record<RecordKind, readonly string[]>> = {
  service: ['at-a-glance', 'good-for', 'sources', 'timeline', 'watch-out'],
  company: ['services', 'sources', 'timeline'],
};

/** One problem for each link in a page with a missing or disallowed target. */
export function checkLinks(
  content: ContentTree,
  page: Page,
  targets: LinkTargets,
  isDraft: boolean,
): Problem[] {
  return page.links.flatMap((link) => {
    const fault = page.bareLinks.includes(link)
      ? {message: faultOfBare(page, link)}
      : faultOf(content, page, link, targets, isDraft);
    return fault === undefined ? [] : [{...at(page, link), ...fault}];
  });
}

/** The message for a URL in the text, which is most often a link with a typing error. */
function faultOfBare({text}: Page, {target, start, end}: Link): string {
  const before = text.slice(Math.max(0, start - 4), start);
  const [after = ''] = text.slice(end).split('\n', 1);
  if (before.endsWith('](')) {
    return /^ [^()]*\)/.test(after)
      ? 'the URL of the link contains a space; replace it with "%20"'
      : 'the link is not closed; write ")" after its URL';
  }
  if (/\]\s+\($|\]（$/.test(before)) {
    return 'this is not a link; write [text](URL), with nothing between "]" and "("';
  }
  if (/[)）]\[$/.test(before)) {
    return 'the brackets of the link are in the wrong order; write [text](URL)';
  }
  return `the URL "${cut(target)}" has no link text; write [what it is](${cut(target)})`;
}

type Fault = Pick<Problem, 'message' | 'help'>;

const at = ({file}: Page, {line, column}: Link) => ({file, line, column});

function faultOf(
  content: ContentTree,
  page: Page,
  {target, label, start, end}: Link,
  targets: LinkTargets,
  isDraft: boolean,
): Fault | undefined {
  const name = `the link "${cut(target)}"`;
  if (target === '') {
    return {message: 'the link has no URL; write it between ( and )'};
  }
  if (label.trim() === '') {
    return {message: `${name} has no text; write it between [ and ]`};
  }
  if (/^(?:(?:click )?here|こちら|ここ)$/i.test(label.trim())) {
    return {message: `${name} has the text "${label.trim()}"; write what it leads to instead`};
  }
  if (page.citations.some((citation) => citation.start > start && citation.end < end)) {
    return {
      message: `${name} has a fact as its text, but facts link to their own source; remove the link and keep the fact`,
    };
  }
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    const complaint = target.startsWith('mailto:') ? undefined : checkUrl(target);
    return complaint === undefined ? undefined : {message: `${name} ${complaint}`};
  }
  const [address = '', hash] = target.split('#');
  const [pathname = ''] = address.split('?');
  if (pathname === '') {
    return faultOfAnchor(name, hash, routeOf(originalOf(page.file)), targets);
  }
  const isFile = !pathname.startsWith('/');
  const fault = isFile ? faultOfFile(content, page, pathname, name) : undefined;
  const route = isFile ? routeOf(fileOf(page, pathname)) : pathname.replace(/(?<=.)\/$/, '');
  return (
    fault ??
    faultOfRoute(content, route, name, targets, isDraft) ??
    faultOfAnchor(name, hash, route, targets)
  );
}

/** Path of the English page that a relative file link points to. */
const fileOf = ({file}: Page, pathname: string): string =>
  path.posix.join(path.posix.dirname(originalOf(file)), pathname);

const UNKNOWN = '; correct the URL, or remove the link';
const BELOW = 'write the path of the page on the site, such as /services/amazon-s3';

/** Checks a link to a Markdown file, which Docusaurus replaces with the URL of the page. */
function faultOfFile(
  content: ContentTree,
  page: Page,
  pathname: string,
  name: string,
): Fault | undefined {
  if (!/\.mdx?$/.test(pathname)) {
    return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(pathname)
      ? {message: `${name} points to no page; write "https://" before a host name`}
      : {message: `${name} points to no page; ${BELOW}`};
  }
  const file = fileOf(page, pathname);
  const [folder] = originalOf(page.file).split('/');
  // Docusaurus resolves file links within services, companies or docs, but not between them.
  if (content.has(file)) {
    return file.startsWith(`${folder}/`)
      ? undefined
      : {message: `${name} points to a file in another section; write ${routeOf(file)}`};
  }
  const beside = content.files
    .filter((other) => path.posix.dirname(other) === path.posix.dirname(file))
    .map((other) => path.posix.basename(other));
  const near = nearestWord(path.posix.basename(file), beside);
  return {
    message: `${name} points to no page; ${near === undefined ? BELOW : `did you mean "${near}"?`}`,
  };
}

function faultOfRoute(
  content: ContentTree,
  route: string,
  name: string,
  targets: LinkTargets,
  isDraft: boolean,
): Fault | undefined {
  const [, first = '', slug, ...rest] = route.split('/');
  const kind = KIND_NAMES.find((known) => RECORD_KINDS[known].folder === first);
  if (kind !== undefined) {
    return faultOfEntryRoute(kind, name, {slug, rest}, targets, isDraft);
  }
  if (first === 'docs') {
    const pages = [...targets.anchors.keys()].filter((known) => known.startsWith('/docs'));
    return pages.includes(route) || route.startsWith('/docs/category/')
      ? undefined
      : {
          message: `${name} points to no documentation page${suggestion(route, pages, UNKNOWN)}`,
        };
  }
  if (first === 'img' || first === 'schema') {
    return existsSync(path.join(content.root, 'static', route))
      ? undefined
      : {
          message: `${name} points to no file below static/; add the file there, or correct the link`,
        };
  }
  return SITE_ROUTES.includes(route)
    ? undefined
    : LOCALES.some((locale) => locale === first)
      ? {message: `${name} contains a language; remove "/${first}", so that it works in both`}
      : {
          message: `${name} points to no page of the site; paths start with /services/, /companies/ or /docs/`,
        };
}

function faultOfEntryRoute(
  kind: RecordKind,
  name: string,
  {slug, rest}: {readonly slug: string | undefined; readonly rest: readonly string[]},
  {folders, drafts, tags}: LinkTargets,
  isDraft: boolean,
): Fault | undefined {
  const {folder} = RECORD_KINDS[kind];
  const [tag] = rest;
  if (kind === 'service' && slug === 'tags' && tag !== undefined) {
    return tags === undefined || (tags.includes(tag) && rest.length === 1)
      ? undefined
      : {message: `${name} points to no tag${suggestion(tag, tags, UNKNOWN)}`, help: 'tags'};
  }
  if (slug === undefined) {
    return kind === 'service'
      ? undefined
      : {
          message: `${name} points to no page; the list of companies is /companies/${DIRECTORY_SLUG}`,
        };
  }
  if (rest.length === 0 && SITE_ROUTES.includes(entryRoute(kind, slug))) {
    return undefined;
  }
  if (!folders[kind].includes(slug)) {
    const other = KIND_NAMES.find((known) => folders[known].includes(slug));
    const hint = other
      ? `; did you mean "${entryRoute(other, slug)}"?`
      : suggestion(slug, folders[kind], UNKNOWN);
    return {message: `${name} points to no entry below ${folder}/${hint}`};
  }
  if (rest.length > 0) {
    return {
      message: `${name} points to no page; the page of the entry is ${entryRoute(kind, slug)}`,
    };
  }
  return drafts.has(entryRoute(kind, slug)) && !isDraft
    ? {
        message: `${name} points to a draft, which is not published; publish it first`,
        help: 'drafts',
      }
    : undefined;
}

function faultOfAnchor(
  name: string,
  hash: string | undefined,
  route: string,
  {anchors}: LinkTargets,
): Fault | undefined {
  const known = anchors.get(route);
  if (hash === undefined || hash === '' || known === undefined) {
    return undefined;
  }
  const [, folder] = route.split('/');
  const kind = KIND_NAMES.find((other) => RECORD_KINDS[other].folder === folder);
  const isOfSite =
    kind !== undefined && (SECTION_IDS[kind].includes(hash) || hash.startsWith('source-'));
  return known.has(hash) || isOfSite
    ? undefined
    : {
        message: `${name}: no heading of ${route} has the id "${hash}"${suggestion(hash, [...known], UNKNOWN)}`,
      };
}
