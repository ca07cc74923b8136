import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {applyTrailingSlash, blogPostContainerID} from '@docusaurus/utils-common';
import {load} from 'cheerio';
import type {BuiltPage} from '../publish';

/** Elements that a feed reader can show without the styles and scripts of the site. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'kbd', 's', 'small', 'strong', 'sub'],
  ...['sup', 'time'],
];
/** Attributes that have a meaning outside the page, beside addresses. */
const ATTRIBUTES = ['alt', 'datetime', 'height', 'id', 'lang', 'title', 'width'];
/** Schemes of the addresses that links and pictures may have. */
const SCHEMES: readonly unknown[] = ['http:', 'https:', 'mailto:'];
/**
 * What is removed with its content: controls, code, what is useful only on its page (anchors of
 * headings, links to report an error), and elements whose content a browser reads by other rules.
 * Other elements that are not in {@link TAGS} are replaced with their content.
 */
const REMOVED = [
  ...['button', 'nav', 'svg', 'math', 'script', 'style', 'template', 'textarea', 'option'],
  ...['iframe', 'noembed', 'noframes', 'xmp', 'plaintext', 'title'],
  ...['a.hash-link', 'a[href*="/issues/new"]'],
].join();

/**
 * Prepares the HTML of a page for feed readers: keeps only elements and attributes with a meaning
 * outside the page, makes URLs absolute, and removes controls.
 */
export function toFeedContent(html: string, url: string): string {
  // Without scripts, the content of <noscript> is elements: the pictures that load lazily.
  const $ = load(html, {scriptingEnabled: false}, false);
  $(REMOVED).remove();
  const elements = $.root().find('*');
  elements
    .add($.root().get())
    .contents()
    .filter((_, {type}) => /^(comment|directive)$/.test(type))
    .remove();
  for (const element of elements) {
    if (!TAGS.includes(element.tagName)) {
      $(element).replaceWith($(element).contents());
      continue;
    }
    const {attribs} = element;
    for (const [name, value] of Object.entries(attribs)) {
      const isAddress = name === 'href' || name === 'src';
      const address = isAddress && URL.canParse(value, url) ? new URL(value, url) : undefined;
      if (isAddress ? SCHEMES.includes(address?.protocol) : ATTRIBUTES.includes(name)) {
        attribs[name] = address?.href ?? value;
      } else {
        delete attribs[name];
      }
    }
  }
  return escapeSectionEnd($.html());
}

/** Escapes the end of CDATA sections: the feed library escapes only the first one in a text. */
const escapeSectionEnd = (text: string): string => text.replaceAll(']]>', ']]&gt;');

/**
 * Creates the items of feeds. The blog plugin would read and parse all pages once per format; these
 * have the content of the pages that `publish` has parsed anyway.
 */
export function feedItems(site: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'trailingSlash'>) {
  const linkOf = (permalink: string) => applyTrailingSlash(site.url + permalink, site);
  const contents = new Map<string, string>();
  return {
    readPage: ({pathname, $}: BuiltPage): void => {
      const html = $(`#${blogPostContainerID}`).html();
      if (html !== null) {
        contents.set(pathname, toFeedContent(html, linkOf(pathname)));
      }
    },

    createFeedItems: ({blogPosts}: {readonly blogPosts: readonly BlogPost[]}) =>
      Promise.resolve(
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
      ),
  };
}
