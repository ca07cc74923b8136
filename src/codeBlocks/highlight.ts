import {createRequire} from 'node:module';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Prism languages that `prism-react-renderer` does not include. */
const MORE_LANGUAGES = ['bash', 'diff', 'docker', 'hcl', 'ini', 'nix', 'ruby', 'sql', 'toml'];

/** Prism languages for other names used on fences. */
const ALIASES: Readonly<Record<string, string>> = {jsonc: 'json', mdx: 'markdown', text: 'plain'};

/** Prism token types by CSS class; the colours are in `custom.css`. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'code-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  'code-literal': ['string', 'char', 'attr-value', 'number', 'boolean', 'regex', 'url'],
  'code-keyword': ['keyword', 'operator', 'atrule', 'important', 'builtin'],
  'code-name': ['function', 'class-name', 'tag', 'property', 'attr-name', 'key', 'symbol'],
};

const classOf = (type: string): string | undefined =>
  Object.keys(TYPES).find((name) => TYPES[name]!.includes(type));

// Language files register themselves with a global.
const load = createRequire(__filename);
const scope = globalThis as {Prism?: typeof Prism};
scope.Prism = Prism;
MORE_LANGUAGES.forEach((language) => void load(`prismjs/components/prism-${language}.js`));
delete scope.Prism;

/**
 * @param language as on a fence, such as `ts`
 * @returns escaped HTML with a `span` and a class for each coloured token
 * @throws Error if the language is unknown
 */
export function highlightedHtml(code: string, language: string): string {
  const grammar = Prism.languages[ALIASES[language] ?? language];
  if (grammar === undefined) {
    throw new Error(
      `Code in "${language}" cannot be highlighted. Use another language or "text", ` +
        `or add the language to src/codeBlocks/highlight.ts`,
    );
  }
  const lines = normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line
      .filter(({empty}) => !empty)
      .map(({types, content}) => {
        // The innermost type with a colour wins, as in a CSS cascade.
        const className = types.map(classOf).findLast(Boolean);
        return renderToStaticMarkup(
          className ? createElement('span', {className}, content) : content,
        );
      })
      .join(''),
  );
  return lines.join('\n');
}

export type HtmlNode = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
};

/** The `code` elements of all fences below a node. */
const fencesIn = ({tagName, children = []}: HtmlNode): HtmlNode[] =>
  children.flatMap((child) =>
    tagName === 'pre' && child.tagName === 'code' ? [child] : fencesIn(child),
  );

/** @throws Error for other metadata of a fence than a title */
function titleOf(meta: string): string {
  const title = /^title="([^"]*)"$/.exec(meta)?.[1];
  if (title === undefined) {
    throw new Error(`A code block supports only title="…" after its language, not: ${meta}`);
  }
  return title;
}

/**
 * A rehype plugin that highlights fenced code at build time. It passes HTML to the code block as a
 * property, which takes a quarter of the bytes of the same elements as JavaScript.
 * @throws Error (from the transformer) for unknown languages and unsupported fence options
 */
export const highlightCode =
  () =>
  (root: HtmlNode): void => {
    for (const block of fencesIn(root)) {
      const {className, metastring} = block.properties ?? {};
      const language = /(?:^|,)language-([^,]+)/.exec(String(className))?.[1] ?? 'text';
      const code = (block.children ?? [])
        .map(({type, value = ''}) => (type === 'text' ? value : ''))
        .join('');
      block.properties = {
        html: highlightedHtml(code.replace(/\n$/, ''), language),
        ...(language === 'text' ? {} : {language}),
        ...(typeof metastring === 'string' ? {title: titleOf(metastring)} : {}),
      };
      block.children = [];
    }
  };
