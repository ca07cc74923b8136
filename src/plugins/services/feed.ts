import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Attributes that mean something outside of the page. */
const KEPT = ['alt', 'datetime', 'height', 'href', 'id', 'lang', 'src', 'title', 'width'];

/**
 * The text of a page as a feed reader can show it, which has neither the site's styles nor its
 * scripts: pictures instead of their placeholders, whole addresses, and no controls.
 * @param html what the blog plugin took from the page
 * @param url address of the page
 */
export function toFeedContent(html: string, url: string): string {
  // Pictures that a script would load stand in noscript elements, which become elements here.
  const $ = load(html, {scriptingEnabled: false}, false);
  // Of a link to report an error only its page knows the context; headings link to themselves.
  $('svg, button, style, script, .hash-link, a[href*="/issues/new"]').remove();
  $('noscript').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  $('pre').each((_, element) => {
    const code = $(element).text();
    $(element).empty().append($('<code>').text(code));
  });
  $('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (!KEPT.includes(name)) {
        $(element).removeAttr(name);
      }
    }
    for (const name of ['href', 'src']) {
      const value = $(element).attr(name);
      if (value !== undefined) {
        $(element).attr(name, new URL(value, url).href);
      }
    }
  });
  return $.html();
}

/** The items of the blog plugin, each with a content for feed readers. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({...item, content: toFeedContent(item.content ?? '', item.link)}));
};
