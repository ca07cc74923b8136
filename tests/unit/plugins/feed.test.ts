import {describe, expect, it} from 'vitest';
import {toFeedContent} from '@site/src/plugins/services/feed';

const URL_OF_PAGE = 'https://example.org/services/sample';
const convert = (html: string): string => toFeedContent(html, URL_OF_PAGE);

describe('the content of a feed', () => {
  it('shows pictures that the page would load by a script', () => {
    const html =
      '<div class="x" style="background:red"><svg></svg><noscript><img src=/a.jpg srcset="/a.jpg 640w" alt="A" width=6 height=3 style=top:0 /></noscript></div>';
    expect(convert(html)).toBe(
      '<div><img src="https://example.org/a.jpg" alt="A" width="6" height="3"></div>',
    );
  });

  it('makes addresses whole, those within the page included', () => {
    expect(convert('<a href="#sources">1</a><a href="/docs" target="_blank">2</a>')).toBe(
      `<a href="${URL_OF_PAGE}#sources">1</a><a href="https://example.org/docs">2</a>`,
    );
  });

  it('keeps code as text', () => {
    const html =
      '<div><pre class="p" tabindex="0"><code><span class="k">let</span> a;\nb &lt; c</code></pre><button>Copy</button></div>';
    expect(convert(html)).toBe('<div><pre><code>let a;\nb &lt; c</code></pre></div>');
  });

  it('leaves out what only the page can do', () => {
    const html =
      '<h2 id="x">X<a class="hash-link" href="#x">#</a></h2><a href="https://github.com/o/n/issues/new?title=x">Report</a>';
    expect(convert(html)).toBe('<h2 id="x">X</h2>');
  });
});
