/** The Markdown copies of the pages and their index, read with a CommonMark parser. */
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {nodesOf, wordsOf} from '../site/markdown';
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

const headingsIn = (text: string, level: number): string[] =>
  nodesOf(text, 'heading')
    .filter(({depth}) => depth === level)
    .map(wordsOf);
/** URLs of the links, without those to a heading of the same text. */
const linksIn = (text: string): string[] =>
  nodesOf(text, 'link')
    .map(({url}) => url)
    .filter((url) => !url.startsWith('#'));

describe.each(LOCALES)('in %s', (locale) => {
  const folder = folderOf(locale);
  const entries = records.map(({route, name, facts}) => {
    const text = readBuilt(`${folder}${route}.md`);
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)!;
    return {route, name, facts, head: parse(head) as Record<string, string>, body};
  });

  it('each copy names the URL of its page', () => {
    for (const {route, name, head, body} of entries) {
      const page = pageAt(locale, route);
      expect.soft(head.canonical, route).toBe(page.url);
      expect.soft(head.description, route).toBe(page.$('meta[name="description"]').attr('content'));
      expect.soft(head.license, route).toBe('CC-BY-4.0');
      expect.soft(headingsIn(body, 1), route).toEqual([name[locale]]);
    }
  });

  it('each copy has the article, its facts as sentences with footnotes, and a table of values', () => {
    for (const {route, facts, body} of entries) {
      const page = pageAt(locale, route);
      const headings = [...page.$('main article .markdown > h2[id]')].map((heading) =>
        page.$(heading).contents().first().text(),
      );
      const own = headingsIn(body, 2);
      const ofArticle = headings.filter((heading) => body.includes(`## ${heading}\n`));
      expect.soft(own, route).toEqual(expect.arrayContaining(ofArticle));
      expect.soft(nodesOf(body, 'footnoteDefinition'), route).toHaveLength(facts.length);
      for (const {text} of facts) {
        expect.soft(body, route).toContain(text[locale]);
      }
      expect.soft(nodesOf(body, 'tableRow').length, route).toBeGreaterThan(3);
      // No MDX is left.
      expect.soft(body.replace(/```[\s\S]*?```|`[^`]*`/g, ''), route).not.toMatch(/<Fact|\{\/\*/);
    }
  });

  it('each link in the copies has an existing target', () => {
    for (const {route, body} of entries) {
      const urls = linksIn(body);
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
    const urls = linksIn(text);
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
    expect(urls).toEqual(expect.arrayContaining(documents.map(({url}) => `${url}.md`)));
  });
});
