import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {highlightCode, highlightedHtml} from '@site/src/codeBlocks/highlight';

describe('highlightedHtml', () => {
  it('marks coloured tokens and escapes the code', async () => {
    expect(await highlightedHtml('const a = "<b>"; // c', 'js')).toMatchInlineSnapshot(
      `"<span class="code-keyword">const</span> a <span class="code-keyword">=</span> <span class="code-literal">&quot;&lt;b&gt;&quot;</span>; <span class="code-comment">// c</span>"`,
    );
  });

  it('supports languages that are not bundled with Prism, and aliases', async () => {
    expect(await highlightedHtml('resource "a" {}', 'hcl')).toContain('<span class="code-');
    expect(await highlightedHtml('{"a": 1}', 'jsonc')).toContain('<span class="code-');
  });

  it('keeps lines, empty lines and plain text', async () => {
    expect(await highlightedHtml('one\n\n  two', 'text')).toBe('one\n\n  two');
  });

  it('rejects an unknown language with advice', async () => {
    await expect(highlightedHtml('x', 'cobol')).rejects.toThrow(/Code in "cobol" cannot/);
  });
});

describe('the plugin', () => {
  const fence = (properties: Record<string, string | string[]>): Root => ({
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

  it('passes the HTML and the title to the code block', async () => {
    const tree = fence({className: ['language-text'], metastring: 'title="a.txt"'});
    await highlightCode()(tree);
    expect(tree.children[0]).toMatchObject({
      children: [{tagName: 'code', properties: {html: 'ls', title: 'a.txt'}, children: []}],
    });
  });

  it('passes the language if the fence names one', async () => {
    for (const [className, language] of [
      [['language-bash'], 'bash'],
      [['language-text'], undefined],
      [[], undefined],
    ] as const) {
      const tree = fence({className: [...className]});
      await highlightCode()(tree);
      const [pre] = tree.children;
      const [code] = pre?.type === 'element' ? pre.children : [];
      const properties = code?.type === 'element' ? code.properties : {};
      expect(properties.html).toContain('ls');
      expect(properties.language).toBe(language);
    }
  });

  it('rejects metadata that it does not support', async () => {
    const tree = fence({className: ['language-text'], metastring: '{1,3}'});
    await expect(highlightCode()(tree)).rejects.toThrow(/supports only title="…"/);
  });
});
