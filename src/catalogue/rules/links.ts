/** Where the links of a page may lead: to what is on the site, or to a page that all can open. */
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
  twinOf,
} from '../kinds';
import {type Problem, suggestion} from './problems';
import {checkUrl} from './urls';

/** What there is to link to. */
export type LinkTargets = {
  /** Names of the folders of each kind. */
  readonly folders: Readonly<Record<RecordKind, readonly string[]>>;
  /** Addresses such as `/services/amazon-s3` of the entries that are drafts. */
  readonly drafts: ReadonlySet<string>;
  readonly tags: readonly string[];
  /** Ids of the headings of each page, by its path below the base URL. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Pages that are made of no file of the content, by the first part of their address. */
const SITE_PAGES = ['blog', 'compare', 'offline', 'search'];

/** Below the folder of a kind, addresses that are no entries. */
const LISTS = ['archive', 'authors', 'page', 'tags', DIRECTORY_SLUG];

/** Ids that the site itself gives to parts of the page of an entry. */
export const SECTION_IDS: Readonly<Record<RecordKind, readonly string[]>> = {
  service: ['alternatives', 'at-a-glance', 'good-for', 'sources', 'watch-out'],
  company: ['services', 'sources'],
};

/** A problem for each link of a page that leads nowhere, or where it must not. */
export function checkLinks(
  content: ContentTree,
  page: Page,
  targets: LinkTargets,
  isDraft: boolean,
): Problem[] {
  const bare = page.bareLinks.map((link) => ({
    ...at(page, link),
    message: `the address "${cut(link.target)}" stands in the text as it is; write [what it is](${cut(link.target)})`,
  }));
  return [
    ...bare,
    ...page.links
      .filter((link) => !page.bareLinks.includes(link))
      .flatMap((link) => {
        const fault = faultOf(content, page, link, targets, isDraft);
        return fault === undefined ? [] : [{...at(page, link), ...fault}];
      }),
  ];
}

type Fault = Pick<Problem, 'message' | 'help'>;

const at = ({file}: Page, {line, column}: Link) => ({file, line, column});

const cut = (target: string): string => (target.length > 80 ? `${target.slice(0, 80)}…` : target);

function faultOf(
  content: ContentTree,
  page: Page,
  {target}: Link,
  targets: LinkTargets,
  isDraft: boolean,
): Fault | undefined {
  const name = `the link "${cut(target)}"`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    const complaint = target.startsWith('mailto:') ? undefined : checkUrl(target);
    return complaint === undefined ? undefined : {message: `${name} ${complaint}`};
  }
  const [address = '', hash] = target.split('#');
  const [pathname = ''] = address.split('?');
  if (pathname === '') {
    return target === ''
      ? {message: 'the link has no address; write it between ( and )'}
      : faultOfAnchor(name, hash, routeOf(originalOf(page.file)), targets);
  }
  if (!pathname.startsWith('/')) {
    return faultOfFile(content, page, pathname, name);
  }
  return (
    faultOfRoute(pathname.replace(/(?<=.)\/$/, ''), name, targets, isDraft) ??
    faultOfAnchor(name, hash, pathname.replace(/(?<=.)\/$/, ''), targets)
  );
}

/** A link from file to file, which Docusaurus turns into the address of the page. */
function faultOfFile(
  content: ContentTree,
  page: Page,
  pathname: string,
  name: string,
): Fault | undefined {
  const original = originalOf(page.file);
  const file = path.posix.join(path.posix.dirname(original), pathname);
  const isThere =
    /\.mdx?$/.test(pathname) &&
    (content.has(file) || (file !== original && content.has(twin(file))));
  return isThere
    ? undefined
    : {
        message: `${name} leads to no page; write the address of the page below the site, such as /services/amazon-s3`,
      };
}

const twin = (file: string): string => {
  try {
    return twinOf(file);
  } catch {
    return file;
  }
};

function faultOfRoute(
  pathname: string,
  name: string,
  {folders, drafts, tags, anchors}: LinkTargets,
  isDraft: boolean,
): Fault | undefined {
  const [, first = '', slug, rest] = pathname.split('/');
  const kind = KIND_NAMES.find((known) => RECORD_KINDS[known].folder === first);
  if (kind !== undefined) {
    if (slug === 'tags' && rest !== undefined) {
      return tags.includes(rest)
        ? undefined
        : {message: `${name} leads to no tag${suggestion(rest, tags)}`, help: 'tags'};
    }
    if (slug === undefined || LISTS.includes(slug) || /\.\w+$/.test(slug)) {
      return undefined;
    }
    if (!folders[kind].includes(slug)) {
      return {
        message: `${name} leads to no entry below ${first}/${suggestion(slug, folders[kind])}`,
      };
    }
    return drafts.has(entryRoute(kind, slug)) && !isDraft
      ? {
          message: `${name} leads to a draft, which is not published; publish it first`,
          help: 'drafts',
        }
      : undefined;
  }
  if (first === 'docs') {
    const pages = [...anchors.keys()].filter((route) => route.startsWith('/docs'));
    return pages.includes(pathname) || pathname.startsWith('/docs/category/')
      ? undefined
      : {message: `${name} leads to no page of the documentation${suggestion(pathname, pages)}`};
  }
  return first === '' || SITE_PAGES.includes(first) || first === 'img' || first === 'schema'
    ? undefined
    : {
        message: `${name} leads to no page of the site; addresses below it begin with /services/, /companies/ or /docs/`,
      };
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
        message: `${name}: no heading of ${route} has the id "${hash}"${suggestion(hash, [...known])}`,
      };
}
