import type {Element, Root} from 'hast';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Languages that Prism has as files of their own, beyond those that are built into it. */
const MORE_LANGUAGES = ['bash', 'diff', 'docker', 'hcl', 'ini', 'nix', 'ruby', 'sql', 'toml'];

/** Names that fences may use for a language with another name. */
const ALIASES: Readonly<Record<string, string>> = {jsonc: 'json', mdx: 'markdown', text: 'plain'};

/** Types of Prism's tokens by the class that colours them; the colours are in custom.css. */
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
 * Prism with all languages. The files of the languages add themselves to a global variable,
 * which is there only while they are read.
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
      `Code in "${language}" cannot be highlighted. Write another language, "text" for none, ` +
        `or add it to src/plugins/codeBlocks/highlight.ts`,
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

/** What a fence says after its language; only a title is known. */
function titleOf(meta: string): string {
  const title = /^title="([^"]*)"$/.exec(meta)?.[1];
  if (title === undefined) {
    throw new Error(`Code may have title="…" beside its language, but not: ${meta}`);
  }
  return title;
}

/**
 * Plugin for rehype that colours fenced code while the pages are built. The code block then
 * gets HTML as a property, which is a fourth of what its elements would be as JavaScript.
 */
export default function highlightCode() {
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
      const language = [className].flat().find((name) => String(name).startsWith(LANGUAGE));
      const code = block.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('');
      block.properties = {
        html: await highlightedHtml(
          code.replace(/\n$/, ''),
          language === undefined ? 'text' : String(language).slice(LANGUAGE.length),
        ),
        ...(typeof metastring === 'string' ? {title: titleOf(metastring)} : {}),
      };
      block.children = [];
    }
  };
}
