import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {extractPage} from '@site/src/search/extraction';
import {kindOf} from '@site/src/search/pages';

const IGNORED = ['noscript', '[data-search="ignore"]'];

const page = (main: string, head = ''): string => `
  <html><head>
    <meta name="description" content="An issue tracker." />
    <meta name="keywords" content="リニア,linear.app" />
    ${head}
  </head><body>
    <nav><a class="navbar__link navbar__link--active">Services</a></nav>
    <div class="main-wrapper"><main>${main}</main></div>
  </body></html>`;

const heading = (level: 2 | 3, text: string, id: string): string =>
  `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}">\u200b</a></h${level}>`;

const extract = (html: string, url = '/ja/services/linear') =>
  extractPage(load(html), url, '/ja/', IGNORED);

describe('extractPage', () => {
  it('reads title, description, keywords and breadcrumbs', () => {
    expect(
      extract(page('<article><h1>Linear\u200b</h1><p>It  keeps\nissues.</p></article>')),
    ).toEqual({
      url: '/services/linear',
      kind: 'service',
      title: 'Linear',
      description: 'An issue tracker.',
      keywords: ['リニア', 'linear.app'],
      breadcrumb: ['Services'],
      sections: [{title: '', hash: '', text: 'It keeps issues.'}],
    });
  });

  it('assigns each text to the heading above it at any depth', () => {
    const article = `<article>
      <header><div><h1>Linear</h1></div><p>An issue tracker.</p></header>
      <p>Before.</p>
      <div class="markdown">
        <p>Intro.</p>
        <div>bare text ${heading(2, 'Limits', 'limits')}<p>Few.</p></div>
        ${heading(3, 'API', 'api')}<ul><li>One</li><li>Two</li></ul>
      </div>
    </article>`;
    expect(extract(page(article))?.sections).toEqual([
      {title: '', hash: '', text: 'Before. Intro. bare text'},
      {title: 'Limits', hash: '#limits', text: 'Few.'},
      {title: 'API', hash: '#api', text: 'One Two'},
    ]);
  });

  it('ends a section with its element', () => {
    const article = `<article><h1>Linear</h1>
      <section>${heading(2, 'At a glance', 'glance')}<p>Free.</p></section>
      <p>Intro.</p>${heading(2, 'Limits', 'limits')}<p>Few.</p>
      <section>${heading(2, 'Good for', 'good')}<p>Teams.</p></section>
    </article>`;
    expect(extract(page(article))?.sections).toEqual([
      {title: '', hash: '', text: 'Intro.'},
      {title: 'Limits', hash: '#limits', text: 'Few.'},
      {title: 'At a glance', hash: '#glance', text: 'Free.'},
      {title: 'Good for', hash: '#good', text: 'Teams.'},
    ]);
  });

  it('treats headings without an id as text', () => {
    const article = `<article><h1>Nulab</h1><p>Intro.</p>
      ${heading(2, 'Services', 'services')}
      <div><article><h3>Backlog</h3><p>A tracker.</p></article></div>
    </article>`;
    expect(extract(page(article))?.sections).toEqual([
      {title: '', hash: '', text: 'Intro.'},
      {title: 'Services', hash: '#services', text: 'Backlog A tracker.'},
    ]);
  });

  it('skips ignored elements', () => {
    const article = `<article><h1>Linear</h1><p>Intro.</p><noscript>Off.</noscript>
      <section data-search="ignore">${heading(2, 'Sources', 'sources')}</section></article>`;
    expect(extract(page(article))?.sections).toEqual([{title: '', hash: '', text: 'Intro.'}]);
  });

  it('skips pages with noindex, and later pages of lists', () => {
    const article = '<article><h1>Linear</h1><p>Intro.</p></article>';
    expect(extract(page(article, '<meta name="robots" content="noindex">'))).toBeUndefined();
    expect(extract(page(article), '/ja/services/page/2')).toBeUndefined();
  });
});

it.each([
  ['services/linear', 'service'],
  ['companies/nulab', 'company'],
  ['companies/company', 'list'],
  ['services', 'list'],
  ['services/tags', 'list'],
  ['services/archive', 'list'],
  ['docs/category/categories', 'list'],
  ['changes', 'list'],
  ['compare', 'list'],
  ['services/tags/ai', 'tagList'],
  ['docs', 'doc'],
  ['docs/categories/storage', 'doc'],
  ['', undefined],
  ['search', undefined],
  ['services/page/2', undefined],
  ['services/tags/ai/page/2', undefined],
])('the kind of %j is %s', (route, kind) => {
  expect(kindOf(route)).toBe(kind);
});
