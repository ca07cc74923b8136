import type {Element, Root} from 'hast';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Languages of Prism that are not built in, but files of their own. */
const MORE_LANGUAGES = ['bash', 'diff', 'docker', 'hcl', 'ini', 'nix', 'ruby', 'sql', 'toml'];

/** Other names of languages in fences. */
const ALIASES: Readonly<Record<string, string>> = {jsonc: 'json', mdx: 'markdown', text: 'plain'};

/** Prism's token types by the class that gives them a colour; the colours are in custom.css. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'code-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  'code-literal': ['string', 'char', 'attr-value', 'number', 'boolean', 'regex', 'url'],
  'code-keyword': ['keyword', 'operator', 'atrule', 'important', 'builtin'],
  'code-name': ['function', 'class-name', 'tag', 'property', 'attr-name', 'key', 'symbol'],
};

const classOf = new Map(
  Object.entries(TYPES).flatMap(([name, types]) => types.map((type) => [type, name])),
);

/**
 * Prism with all languages. The files of the languages register themselves with a global variable,
 * which exists only while they are loaded.
 */
async function loadPrism(): Promise<typeof Prism> {
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of MORE_LANGUAGES) {
    await import(`prismjs/components/prism-${language}.js`);
  }
  scope.Prism = before;
  return Prism;
}

let loading: Promise<typeof Prism> | undefined;

/**
 * HTML of a piece of code, with a class on each part that has a colour.
 * @throws Error when the language is not known
 */
export async function highlightedHtml(code: string, language: string): Promise<string> {
  const {languages, tokenize} = await (loading ??= loadPrism());
  const grammar = languages[ALIASES[language] ?? language];
  if (grammar === undefined) {
    throw new Error(
      `Code in "${language}" cannot be highlighted. Use another language or "text", ` +
        `or add the language to src/codeBlocks/highlight.ts`,
    );
  }
  const lines = normalizeTokens(tokenize(code, grammar)).map((line) =>
    line
      .map(({types, content, empty}) => {
        // The innermost type that has a colour wins, as with rules of a style sheet.
        const className = types.findLast((type) => classOf.has(type));
        return renderToStaticMarkup(
          empty
            ? null
            : className === undefined
              ? content
              : createElement('span', {className: classOf.get(className)}, content),
        );
      })
      .join(''),
  );
  return lines.join('\n');
}

const LANGUAGE = 'language-';

/** What code in a fence without a language is. */
const NO_LANGUAGE = 'text';

/** The title after the language of a fence, the only option that is supported. */
function titleOf(meta: string): string {
  const title = /^title="([^"]*)"$/.exec(meta)?.[1];
  if (title === undefined) {
    throw new Error(`A code block supports only title="…" after its language, not: ${meta}`);
  }
  return title;
}

/**
 * Plugin for rehype that highlights fenced code at build time. The code block gets HTML as a
 * property, which is a quarter of the size of the same elements as JavaScript.
 */
export function highlightCode() {
  return async (root: Root): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    const blocks: Element[] = [];
    visit(root, 'element', (node, _, parent) => {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') {
        blocks.push(node);
      }
    });
    for (const block of blocks) {
      const {className, metastring} = block.properties;
      const name = [className].flat().find((one) => String(one).startsWith(LANGUAGE));
      const language = name === undefined ? NO_LANGUAGE : String(name).slice(LANGUAGE.length);
      const code = block.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('');
      block.properties = {
        html: await highlightedHtml(code.replace(/\n$/, ''), language),
        ...(language === NO_LANGUAGE ? {} : {language}),
        ...(typeof metastring === 'string' ? {title: titleOf(metastring)} : {}),
      };
      block.children = [];
    }
  };
}
