import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import sanitizeHtml, {type Attributes, type Tag} from 'sanitize-html';

/** What a feed reader can show; it has neither the styles of the site nor its scripts. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'kbd', 's', 'small', 'strong', 'sub'],
  ...['sup', 'time'],
];
/** Attributes that mean something outside of the page. */
const ATTRIBUTES = ['alt', 'datetime', 'height', 'href', 'id', 'lang', 'src', 'title', 'width'];
/** What goes with all that is in it; of other elements the content stays. */
const REMOVED = ['button', 'nav', 'svg'];
/** Marks a link that means something on its page only; no element of a page has this id. */
const OF_PAGE = '__of-page';

/**
 * The text of a page as a feed reader can show it: elements and attributes that carry meaning,
 * pictures instead of their placeholders, whole addresses, and no controls.
 * @param html what the blog plugin took from the page
 * @param url address of the page
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

/** Headings link to themselves, and of a link to report an error only its page knows the context. */
const isOfPage = ({class: names = '', href = ''}: Attributes): boolean =>
  names.split(' ').includes('hash-link') || href.includes('/issues/new');

/** The library that writes the feeds escapes only the first end of a CDATA section in a text. */
const escapeSectionEnd = (text: string): string => text.replaceAll(']]>', ']]&gt;');

/**
 * Makes the items of the feeds, each with a content for feed readers. The blog plugin asks for
 * them once for each format and reads all pages each time; they are made once.
 */
export function feedItemsOnce(): NonNullable<FeedOptions['createFeedItems']> {
  let items: ReturnType<NonNullable<FeedOptions['createFeedItems']>> | undefined;
  return ({defaultCreateFeedItems, ...params}) => {
    items ??= defaultCreateFeedItems(params).then((created) =>
      created.map((item) => ({
        ...item,
        title: escapeSectionEnd(item.title),
        ...(item.description === undefined
          ? {}
          : {description: escapeSectionEnd(item.description)}),
        content: toFeedContent(item.content ?? '', item.link),
      })),
    );
    return items;
  };
}
