import type {BlogFeedItem, FeedOptions} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {applyTrailingSlash, blogPostContainerID} from '@docusaurus/utils-common';
import sanitizeHtml, {type Attributes, type Tag} from 'sanitize-html';
import type {BuiltPage} from '../publish/pages';

/** Elements that a feed reader can show without the styles and scripts of the site. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'kbd', 's', 'small', 'strong', 'sub'],
  ...['sup', 'time'],
];
/** Attributes that have a meaning outside the page. */
const ATTRIBUTES = ['alt', 'datetime', 'height', 'href', 'id', 'lang', 'src', 'title', 'width'];
/** Elements that are removed with their content; other elements are replaced with their content. */
const REMOVED = ['button', 'nav', 'svg'];
/** Id that marks a link to be removed; no element of a page has it. */
const OF_PAGE = '__of-page';

/**
 * Prepares the HTML of a page for feed readers: keeps only elements and attributes with a meaning
 * outside the page, makes URLs absolute, and removes controls.
 * @param html content of the page, as extracted by the blog plugin
 * @param url URL of the page
 */
export function toFeedContent(html: string, url: string): string {
  const address = (attribs: Attributes): Attributes =>
    Object.fromEntries(
      Object.entries(attribs).map(([name, value]) => [
        name,
        ['href', 'src'].includes(name) && URL.canParse(value, url)
          ? new URL(value, url).href
          : value,
      ]),
    );
  return sanitizeHtml(html, {
    allowedTags: [...TAGS, ...REMOVED],
    allowedAttributes: {'*': ATTRIBUTES},
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      a: (tagName, attribs): Tag => ({
        tagName,
        attribs: isOfPage(attribs) ? {id: OF_PAGE} : address(attribs),
      }),
      img: (tagName, attribs): Tag => ({tagName, attribs: address(attribs)}),
    },
    exclusiveFilter: ({tag, attribs}) => REMOVED.includes(tag) || attribs.id === OF_PAGE,
  });
}

/** Whether a link is useful only on its page: anchors of headings, and links to report an error. */
const isOfPage = ({class: names = '', href = ''}: Attributes): boolean =>
  names.split(' ').includes('hash-link') || href.includes('/issues/new');

/** Escapes the end of CDATA sections: the feed library escapes only the first one in a text. */
const escapeSectionEnd = (text: string): string => text.replaceAll(']]>', ']]&gt;');

/**
 * Creates the feed items, with content for feed readers. The blog plugin would create them once per
 * format, and read and parse all pages each time. These are created once, with the content of the
 * pages that `publish` has parsed anyway.
 */
export function feedItems(site: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'trailingSlash'>): {
  readonly readPage: (page: BuiltPage) => void;
  readonly createFeedItems: NonNullable<FeedOptions['createFeedItems']>;
} {
  const linkOf = (permalink: string) => applyTrailingSlash(site.url + permalink, site);
  const contents = new Map<string, string>();
  let items: Promise<BlogFeedItem[]> | undefined;
  return {
    readPage({pathname, $}) {
      const html = $(`#${blogPostContainerID}`).html();
      if (html !== null) {
        contents.set(pathname, toFeedContent(html, linkOf(pathname)));
      }
    },

    createFeedItems({blogPosts}) {
      items ??= Promise.resolve(
        blogPosts.map(({metadata: {title, permalink, date, description, tags}}) => {
          const content = contents.get(permalink);
          if (content === undefined) {
            throw new Error(`The feeds need the page ${permalink}, which was not built`);
          }
          const link = linkOf(permalink);
          return {
            title: escapeSectionEnd(title),
            id: link,
            link,
            date,
            description: escapeSectionEnd(description),
            // Atom reads the term, the other formats the name.
            category: tags.map(({label}) => ({name: label, term: label})),
            content,
          };
        }),
      );
      return items;
    },
  };
}
