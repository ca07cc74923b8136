import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {feedItems, toFeedContent} from '@site/src/plugins/catalogue/feed';

const URL_OF_PAGE = 'https://example.org/services/sample';
const convert = (html: string): string => toFeedContent(html, URL_OF_PAGE);

describe('the content of a feed item', () => {
  it('contains the fallback of lazy images', () => {
    const html =
      '<div class="x" style="background:red"><svg></svg><noscript><img src=/a.jpg srcset="/a.jpg 640w" alt="A" width=6 height=3 style=top:0 /></noscript></div>';
    expect(convert(html)).toBe(
      '<div><img src="https://example.org/a.jpg" alt="A" width="6" height="3"></div>',
    );
  });

  it('has absolute URLs, including those of anchors', () => {
    expect(convert('<a href="#sources">1</a><a href="/docs" target="_blank">2</a>')).toBe(
      `<a href="${URL_OF_PAGE}#sources">1</a><a href="https://example.org/docs">2</a>`,
    );
  });

  it('keeps code as plain text', () => {
    const html =
      '<div><pre class="p" tabindex="0"><code><span class="k">let</span> a;\nb &lt; c</code></pre><button>Copy</button></div>';
    expect(convert(html)).toBe('<div><pre><code>let a;\nb &lt; c</code></pre></div>');
  });

  it('omits navigation, anchors and report links', () => {
    const html =
      '<nav><a href="#x">X</a></nav><h2 id="x">X<a class="hash-link" href="#x">#</a></h2><a href="https://github.com/o/n/issues/new?title=x">Report</a>';
    expect(convert(html)).toBe('<h2 id="x">X</h2>');
  });

  it.each([
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<form action="https://evil.example/"><input name="a">text</form>', 'text'],
    ['<object data="/x"></object><embed src="/x"><meta http-equiv="refresh">', ''],
    ['<script>alert(1)</script><style>p{}</style><p onclick="x()">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href=" java\tscript:alert(1)">text</a>', '<a>text</a>'],
    ['<img src="data:image/svg+xml,%3Csvg%3E" onerror="x()">', '<img>'],
    ['<svg><p><style><img src=x onerror=x()></style></p></svg>text', '<p></p>text'],
    ['<math><mtext><script>x()</script></mtext></math><!-- x -->text', 'text'],
    ['<template><script>x()</script></template><x-y><p>text</p></x-y>', '<p>text</p>'],
    ['<p title="]]>">]]></p>', '<p title="]]&gt;">]]&gt;</p>'],
  ])('removes active content: %s', (html, content) => {
    expect(convert(html)).toBe(content);
  });
});

describe('the items of the feeds', () => {
  const site = {url: 'https://example.org', baseUrl: '/', trailingSlash: undefined};
  type Params = Parameters<ReturnType<typeof feedItems>['createFeedItems']>[0];
  const params = (...titles: readonly string[]): Params =>
    ({
      blogPosts: titles.map((title) => ({
        metadata: {
          title,
          permalink: '/services/sample',
          description: `About ${title}`,
          date: new Date('2026-11-20'),
          tags: [{label: 'Storage', permalink: '/services/tags/storage'}],
          authors: [],
          frontMatter: {},
        },
      })),
      siteConfig: site,
    }) as unknown as Params;
  const page = (pathname: string, html: string) => ({
    file: `${pathname.slice(1)}/index.html`,
    pathname,
    html,
    $: load(html),
  });
  const POST = '<div id="__blog-post-container"><p class="a">text <a href="#x">X</a></p></div>';

  it('cannot close a CDATA section', async () => {
    const {readPage, createFeedItems} = feedItems(site);
    readPage(page('/services/sample', POST));
    const items = await createFeedItems(params('a ]]> b ]]> c'));
    expect(JSON.stringify(items)).not.toContain(']]>');
    expect(items[0]!.title).toBe('a ]]&gt; b ]]&gt; c');
  });
});
