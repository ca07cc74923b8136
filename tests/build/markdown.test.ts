/** The Markdown copies of the pages and their index, read with a CommonMark parser. */
import {load} from 'cheerio';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  address,
  brokenUrls,
  folderOf,
  localeBase,
  LOCALES,
  pageAt,
  PAGES,
  readBuilt,
} from './pages';
import {entries as records} from './records';

const draw = (text: string) =>
  load(micromark(text, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}));

describe.each(LOCALES)('in %s', (locale) => {
  const folder = folderOf(locale);
  const entries = records.map(({route, name, facts}) => {
    const text = readBuilt(`${folder}${route}.md`);
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)!;
    return {route, name, facts, head: parse(head) as Record<string, string>, body, $: draw(body)};
  });

  it('each copy names the URL of its page', () => {
    for (const {route, name, head, $} of entries) {
      const page = pageAt(locale, route);
      expect.soft(head.canonical, route).toBe(page.url);
      expect.soft(head.description, route).toBe(page.$('meta[name="description"]').attr('content'));
      expect.soft(head.license, route).toBe('CC-BY-4.0');
      expect.soft($('h1').text(), route).toBe(name[locale]);
      expect.soft($('h1'), route).toHaveLength(1);
    }
  });

  it('each copy has the article, its facts as sentences with footnotes, and a table of values', () => {
    for (const {route, facts, body, $} of entries) {
      const page = pageAt(locale, route);
      const headings = [...page.$('main article .markdown > h2[id]')].map((heading) =>
        page.$(heading).contents().first().text(),
      );
      const own = [...$('h2')].map((heading) => $(heading).text());
      const ofArticle = headings.filter((heading) => body.includes(`## ${heading}\n`));
      expect.soft(own, route).toEqual(expect.arrayContaining(ofArticle));
      const notes = [...$('section[data-footnotes] li')].map((note) => $(note).attr('id'));
      expect.soft(notes, route).toHaveLength(facts.length);
      for (const {text} of facts) {
        expect.soft(body, route).toContain(text[locale]);
      }
      expect.soft($('table tbody tr').length, route).toBeGreaterThan(2);
      // No MDX is left.
      expect.soft(body.replace(/```[\s\S]*?```|`[^`]*`/g, ''), route).not.toMatch(/<Fact|\{\/\*/);
    }
  });

  it('each link in the copies has an existing target', () => {
    for (const {route, $} of entries) {
      const urls = [...$('a[href]')]
        .map((link) => $(link).attr('href')!)
        .filter((url) => !url.startsWith('#'));
      expect.soft(brokenUrls(urls), route).toEqual([]);
      expect.soft(urls.length, route).toBeGreaterThan(3);
    }
  });

  it('the index for language models follows the format of llmstxt.org', () => {
    const text = readBuilt(`${folder}llms.txt`);
    // A heading, a quotation, optional text without headings, then sections with lists of links.
    expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n(?:[^#\n][^\n]*\n\n)*(?=## )/);
    const sections = text.split(/^## /m).slice(1);
    expect(sections).toHaveLength(4);
    for (const section of sections) {
      const [, ...lines] = section
        .trim()
        .split('\n')
        .filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:[^)\s]+\): \S/.test(line))).toEqual([]);
    }
    const $ = draw(text);
    const urls = [...$('a[href]')].map((link) => $(link).attr('href')!);
    expect(brokenUrls(urls)).toEqual([]);
    expect(urls).toEqual(
      expect.arrayContaining(
        entries.map(({route}) => `${address.url}${localeBase(locale)}${route}.md`),
      ),
    );
    const documents = PAGES.filter(
      (page) =>
        page.locale === locale &&
        page.route.startsWith('docs') &&
        !page.route.includes('/category/'),
    );
    expect(urls).toEqual(expect.arrayContaining(documents.map(({url}) => url)));
  });
});
