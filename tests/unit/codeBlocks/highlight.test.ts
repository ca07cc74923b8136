import {describe, expect, it} from 'vitest';
import {highlightCode, highlightedHtml} from '@site/src/codeBlocks/highlight';

describe('highlightedHtml', () => {
  it('marks coloured tokens and escapes the code', () => {
    expect(highlightedHtml('const a = "<b>"; // c', 'js')).toMatchInlineSnapshot(
      `"<span class="code-keyword">const</span> a <span class="code-keyword">=</span> <span class="code-literal">&quot;&lt;b&gt;&quot;</span>; <span class="code-comment">// c</span>"`,
    );
  });

  it('supports languages that are not bundled with Prism, and aliases', () => {
    expect(highlightedHtml('resource "a" {}', 'hcl')).toContain('<span class="code-');
    expect(highlightedHtml('{"a": 1}', 'jsonc')).toContain('<span class="code-');
  });

  it('keeps lines, empty lines and plain text', () => {
    expect(highlightedHtml('one\n\n  two', 'text')).toBe('one\n\n  two');
  });

  it('rejects an unknown language with advice', () => {
    expect(() => highlightedHtml('x', 'cobol')).toThrow(/Code in "cobol" cannot/);
  });
});

describe('the plugin', () => {
  const fence = (
    properties: Record<string, string | string[]>,
  ): Parameters<ReturnType<typeof highlightCode>>[0] => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {type: 'element', tagName: 'code', properties, children: [{type: 'text', value: 'ls\n'}]},
        ],
      },
    ],
  });

  it.each([
    [
      {className: ['language-text'], metastring: 'title="a.txt"'},
      {html: 'ls', title: 'a.txt'},
    ],
    [{className: ['language-json']}, {html: 'ls', language: 'json'}],
    [{}, {html: 'ls'}],
  ])('turns %o into %o of the code block', (properties, expected) => {
    const tree = fence(properties);
    highlightCode()(tree);
    expect(tree).toHaveProperty('children.0.children', [
      {type: 'element', tagName: 'code', properties: expected, children: []},
    ]);
  });

  it('rejects metadata that it does not support', () => {
    const tree = fence({className: ['language-text'], metastring: '{1,3}'});
    expect(() => highlightCode()(tree)).toThrow(/supports only title="…"/);
  });
});
