/** Rules for links in pages: internal links must have a target, external ones a public URL. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {SITE_PAGES} from '../../site/pages';
import type {Link, Page} from '../article/reader';
import type {Edition} from './edition';
import {
  DIRECTORY_SLUG,
  entryRoute,
  FOLDERS,
  KIND_NAMES,
  originalOf,
  type RecordKind,
  routeOf,
} from '../kinds';
import {LOCALES} from '../vocabulary';
import {cut, type Fault, meantOr, type Problem, report, suggestion} from '../problems';
import {checkUrl} from '../texts/urls';

const SITE_ROUTES = SITE_PAGES.map(({path: route}): string => route);

/** Ids of the sections that the site adds to the page of an entry. */
const SECTION_IDS: Readonly<Record<RecordKind, readonly string[]>> = {
  service: ['at-a-glance', 'good-for', 'sources', 'timeline', 'watch-out'],
  company: ['services', 'sources', 'timeline'],
};

/** Whether the site adds a section, or a source, with this id to the pages of entries of a kind. */
export const isSectionOf = (kind: RecordKind, id: string): boolean =>
  SECTION_IDS[kind].includes(id) || id.startsWith('source-');

export const checkLinks = (edition: Edition): Problem[] =>
  edition.page.links.flatMap((link) => {
    const name = link.target === '' ? 'the link' : `the link "${cut(link.target)}"`;
    const fault = faultOf(link, edition);
    const isBare = edition.page.bareLinks.includes(link);
    const message = isBare ? faultOfBare(edition.page, link) : fault && name + fault;
    return report(edition.page, link, message);
  });

/** The message for a URL in the text, which is most often a link with a typing error. */
function faultOfBare({text}: Page, {target, start, end}: Link): Fault {
  const before = text.slice(Math.max(0, start - 4), start);
  const [after = ''] = text.slice(end).split('\n', 1);
  return (
    (/\]\s+\($|\]（$/.test(before) &&
      'this is not a link; write [text](URL), with nothing between "]" and "("') ||
    (!before.endsWith('](') &&
      `the URL "${cut(target)}" has no link text; write [what it is](${cut(target)})`) ||
    (/^ [^()]*\)/.test(after)
      ? 'the URL of the link contains a space; replace it with "%20"'
      : 'the link is not closed; write ")" after its URL')
  );
}

/** What is wrong with a link, as the end of a sentence about it. */
function faultOf({target, label, start, end}: Link, edition: Edition): Fault {
  const text = label.trim();
  const {citations} = edition.page;
  return (
    (target === '' && ' has no URL; write it between ( and )') ||
    (text === '' && ' has no text; write it between [ and ]') ||
    (/^(?:(?:click )?here|こちら|ここ)$/i.test(text) &&
      ` has the text "${text}"; write what it leads to instead`) ||
    (citations.some((citation) => citation.start > start && citation.end < end) &&
      ' has a fact as its text, but facts link to their own source; remove the link and keep the fact') ||
    faultOfTarget(target, edition)
  );
}

function faultOfTarget(target: string, edition: Edition): Fault {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    const complaint = !target.startsWith('mailto:') && checkUrl(target);
    return complaint && ` ${complaint}`;
  }
  const {page} = edition;
  const [address = '', hash = ''] = target.split('#');
  const [pathname = ''] = address.split('?');
  if (pathname === '') {
    return faultOfAnchor(hash, routeOf(originalOf(page.file)), edition);
  }
  const isFile = !pathname.startsWith('/');
  const route = isFile ? routeOf(fileOf(page, pathname)) : pathname.replace(/(?<=.)\/$/, '');
  return (
    (isFile && faultOfFile(pathname, edition)) ||
    faultOfRoute(route, edition) ||
    faultOfAnchor(hash, route, edition)
  );
}

/** Path of the English page that a relative file link points to. */
const fileOf = ({file}: Page, pathname: string): string =>
  path.posix.join(path.posix.dirname(originalOf(file)), pathname);

const UNKNOWN = '; correct the URL, or remove the link';

/** Checks a link to a Markdown file, which Docusaurus replaces with the URL of the page. */
function faultOfFile(pathname: string, {content, page}: Edition): Fault {
  const file = fileOf(page, pathname);
  const [folder] = originalOf(page.file).split('/');
  // Docusaurus resolves file links within services, companies or docs, but not between them.
  const isPage = /\.mdx?$/.test(pathname);
  if (isPage && content.has(file)) {
    const isOfSection = file.startsWith(`${folder}/`);
    return !isOfSection && ` points to a file in another section; write ${routeOf(file)}`;
  }
  const beside = content.files
    .filter((other) => isPage && path.posix.dirname(other) === path.posix.dirname(file))
    .map((other) => path.posix.basename(other));
  const remedy = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(pathname)
    ? 'write "https://" before a host name'
    : 'write the path of the page on the site, such as /services/amazon-s3';
  return ` points to no page; ${meantOr(path.posix.basename(file), beside, remedy)}`;
}

function faultOfRoute(route: string, edition: Edition): Fault {
  const {content, records, catalogue, anchors} = edition;
  const tags = Object.keys(catalogue.tags);
  const record = records.get(route);
  if (record !== undefined) {
    const isHidden = record.draft && !edition.record?.draft;
    return isHidden && ' points to a draft, which is not published; publish it first';
  }
  if (anchors.has(route) || SITE_ROUTES.includes(route)) {
    return undefined;
  }
  const [, first = '', slug, below] = route.split('/');
  const kind = KIND_NAMES.find((known) => FOLDERS[known] === first);
  if (kind !== undefined && slug !== undefined) {
    const isTag = tags.includes(route.slice('/services/tags/'.length));
    return slug === 'tags' && below !== undefined
      ? !isTag && ` points to no tag${suggestion(below, tags, UNKNOWN)}`
      : faultOfEntry(kind, slug, records);
  }
  const pages = [...anchors.keys()].filter((known) => known.startsWith('/docs'));
  const isStatic = ['img', 'schema'].includes(first);
  return (
    (first === 'companies' &&
      ` points to no page; the list of companies is /companies/${DIRECTORY_SLUG}`) ||
    (first === 'docs' &&
      slug !== 'category' &&
      ` points to no documentation page${suggestion(route, pages, UNKNOWN)}`) ||
    (isStatic &&
      !existsSync(path.join(content.root, 'static', route)) &&
      ' points to no file below static/; add the file there, or correct the link') ||
    (LOCALES.some((locale) => locale === first) &&
      ` contains a language; remove "/${first}", so that it works in both`) ||
    (!isStatic &&
      !['services', 'docs'].includes(first) &&
      ' points to no page of the site; paths start with /services/, /companies/ or /docs/')
  );
}

/** What is wrong with a route that begins like that of an entry, and isn't that of one. */
function faultOfEntry(kind: RecordKind, slug: string, records: Edition['records']): string {
  const route = entryRoute(kind, slug);
  const other = KIND_NAMES.find((known) => records.has(entryRoute(known, slug)));
  const slugs = [...records.keys()]
    .filter((known) => known.startsWith(entryRoute(kind, '')))
    .map((known) => path.posix.basename(known));
  const hint = other
    ? `; did you mean "${entryRoute(other, slug)}"?`
    : suggestion(slug, slugs, UNKNOWN);
  return records.has(route)
    ? ` points to no page; the page of the entry is ${route}`
    : ` points to no entry below ${FOLDERS[kind]}/${hint}`;
}

function faultOfAnchor(id: string, route: string, {anchors}: Edition): Fault {
  const known = anchors.get(route);
  const kind = KIND_NAMES.find((other) => route.startsWith(entryRoute(other, '')));
  const isThere = id === '' || !known || known.has(id) || (kind && isSectionOf(kind, id));
  return (
    !isThere && `: no heading of ${route} has the id "${id}"${suggestion(id, [...known], UNKNOWN)}`
  );
}
