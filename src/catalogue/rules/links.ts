/**
 * Rules for links in pages: their texts, and what they may lead to. Whether a page or heading of the
 * site exists is told by the build (`onBrokenLinks` and so on in its configuration).
 */
import type {Link, Page} from '../article/reader';
import {cut, type Problem, report} from './problems';
import {checkUrl} from './urls';

/** One problem for each link in a page without a text, or with a URL that is not allowed. */
export const checkLinks = (page: Page): Problem[] =>
  page.links.flatMap((link) => {
    const name = link.target === '' ? 'the link' : `the link "${cut(link.target)}"`;
    const fault = faultOf(page, link);
    // A URL in the text, without link markup.
    const isBare = page.text[link.start] !== '[';
    return report(page, link, isBare ? faultOfBare(page, link) : fault && name + fault);
  });

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
  return `the URL "${cut(target)}" has no link text; write [what it is](${cut(target)})`;
}

/** What is wrong with a link, as the end of a sentence about it. */
function faultOf(page: Page, {target, label, start, end}: Link): string | undefined {
  if (target === '') {
    return ' has no URL; write it between ( and )';
  }
  if (label.trim() === '') {
    return ' has no text; write it between [ and ]';
  }
  if (/^(?:(?:click )?here|こちら|ここ)$/i.test(label.trim())) {
    return ` has the text "${label.trim()}"; write what it leads to instead`;
  }
  if (page.citations.some((citation) => citation.start > start && citation.end < end)) {
    return ' has a fact as its text, but facts link to their own source; remove the link and keep the fact';
  }
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    const complaint = target.startsWith('mailto:') ? undefined : checkUrl(target);
    return complaint && ` ${complaint}`;
  }
  const [pathname = ''] = target.split(/[?#]/);
  if (pathname === '' || pathname.startsWith('/') || /\.mdx?$/.test(pathname)) {
    return undefined;
  }
  // The build would publish any file.
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(pathname)
    ? ' points to no page; write "https://" before a host name'
    : ' points to no page; write the path of the page on the site, such as /services/amazon-s3';
}
