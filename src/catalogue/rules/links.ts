/** Where the links of a page may lead: to what is on the site, or to a page that all can open. */
import {existsSync} from 'node:fs';
import path from 'node:path';
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

/** What there is to link to. */
export type LinkTargets = {
  /** Names of the folders of each kind. */
  readonly folders: Readonly<Record<RecordKind, readonly string[]>>;
  /** Addresses such as `/services/amazon-s3` of the entries that are drafts. */
  readonly drafts: ReadonlySet<string>;
  /** `undefined` where their list cannot be read. */
  readonly tags: readonly string[] | undefined;
  /** Ids of the headings of each page, by its path below the base URL. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Pages that are made of no file of the content, by their address. */
const SITE_PAGES = ['/', '/blog', '/changes', '/compare', '/offline', '/search'];

/** Lists of entries, below the folder of their kind. */
const LISTS: Readonly<Record<RecordKind, readonly string[]>> = {
  service: ['archive', 'tags'],
  company: [DIRECTORY_SLUG],
};

/** Ids that the site itself gives to parts of the page of an entry. */
export const SECTION_IDS: Readonly<Record<RecordKind, readonly string[]>> = {
  service: ['alternatives', 'at-a-glance', 'good-for', 'sources', 'timeline', 'watch-out'],
  company: ['services', 'sources', 'timeline'],
};

/** A problem for each link of a page that leads nowhere, or where it must not. */
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

/** Why an address stands in the text as it is; most often it was meant to be in a link. */
function faultOfBare({text}: Page, {target, start, end}: Link): string {
  const before = text.slice(Math.max(0, start - 4), start);
  const [after = ''] = text.slice(end).split('\n', 1);
  if (before.endsWith('](')) {
    return /^ [^()]*\)/.test(after)
      ? 'the address of the link holds a space; write "%20" in its place'
      : 'the link does not end; write ")" behind its address';
  }
  if (/\]\s+\($|\]（$/.test(before)) {
    return 'this is no link; write [text](address), with nothing between "]" and "("';
  }
  if (/[)）]\[$/.test(before)) {
    return 'the brackets of the link are the wrong way round; write [text](address)';
  }
  return `the address "${cut(target)}" stands in the text as it is; write [what it is](${cut(target)})`;
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
    return {message: 'the link has no address; write it between ( and )'};
  }
  if (label.trim() === '') {
    return {message: `${name} has no words; write them between [ and ]`};
  }
  if (page.citations.some((citation) => citation.start > start && citation.end < end)) {
    return {
      message: `${name} has a fact for its words, which links its own source; write the fact alone`,
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

/** The English page that a link from file to file leads to. */
const fileOf = ({file}: Page, pathname: string): string =>
  path.posix.join(path.posix.dirname(originalOf(file)), pathname);

const UNKNOWN = '; correct the address, or remove the link';
const BELOW = 'write the address of the page below the site, such as /services/amazon-s3';

/** A link from file to file, which Docusaurus turns into the address of the page. */
function faultOfFile(
  content: ContentTree,
  page: Page,
  pathname: string,
  name: string,
): Fault | undefined {
  if (!/\.mdx?$/.test(pathname)) {
    return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(pathname)
      ? {message: `${name} leads to no page; write "https://" before the name of a host`}
      : {message: `${name} leads to no page; ${BELOW}`};
  }
  const file = fileOf(page, pathname);
  const [folder] = originalOf(page.file).split('/');
  // The services, the companies and the documents do not know the files of each other.
  if (content.has(file)) {
    return file.startsWith(`${folder}/`)
      ? undefined
      : {message: `${name} leads to a file of another part; write ${routeOf(file)}`};
  }
  const beside = content.files
    .filter((other) => path.posix.dirname(other) === path.posix.dirname(file))
    .map((other) => path.posix.basename(other));
  const near = nearestWord(path.posix.basename(file), beside);
  return {
    message: `${name} leads to no page; ${near === undefined ? BELOW : `did you mean "${near}"?`}`,
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
          message: `${name} leads to no page of the documentation${suggestion(route, pages, UNKNOWN)}`,
        };
  }
  if (first === 'img' || first === 'schema') {
    return existsSync(path.join(content.root, 'static', route))
      ? undefined
      : {
          message: `${name} leads to no file below static/; put the file there, or correct the link`,
        };
  }
  return SITE_PAGES.includes(route)
    ? undefined
    : LOCALES.some((locale) => locale === first)
      ? {message: `${name} leads to one language; leave out "/${first}", as each page has its own`}
      : {
          message: `${name} leads to no page of the site; addresses below it begin with /services/, /companies/ or /docs/`,
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
      : {message: `${name} leads to no tag${suggestion(tag, tags, UNKNOWN)}`, help: 'tags'};
  }
  if (slug === undefined) {
    return kind === 'service'
      ? undefined
      : {
          message: `${name} leads to no page; the list of companies is /companies/${DIRECTORY_SLUG}`,
        };
  }
  if (rest.length === 0 && LISTS[kind].includes(slug)) {
    return undefined;
  }
  if (!folders[kind].includes(slug)) {
    const other = KIND_NAMES.find((known) => folders[known].includes(slug));
    const hint = other
      ? `; did you mean "${entryRoute(other, slug)}"?`
      : suggestion(slug, folders[kind], UNKNOWN);
    return {message: `${name} leads to no entry below ${folder}/${hint}`};
  }
  if (rest.length > 0) {
    return {message: `${name} leads to no page; that of the entry is ${entryRoute(kind, slug)}`};
  }
  return drafts.has(entryRoute(kind, slug)) && !isDraft
    ? {
        message: `${name} leads to a draft, which is not published; publish it first`,
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
