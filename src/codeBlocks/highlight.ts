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

const classOf = new Map(
  Object.entries(TYPES).flatMap(([name, types]) => types.map((type) => [type, name])),
);

/**
 * Loads Prism with all languages. Language files register themselves with the global `Prism`, which
 * is set only while they are loaded.
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
 * Highlights code.
 * @param language as on a fence, such as `ts`
 * @returns escaped HTML with a `span` and a class for each coloured token
 * @throws Error if the language is unknown
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
        // The innermost type with a colour wins, as in a CSS cascade.
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

/** A node of the HTML tree of a page. */
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

/** Language of fences that do not name one. */
const NO_LANGUAGE = 'text';

/**
 * The title in the metadata of a fence.
 * @throws Error for other options, which are not supported
 */
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
  async (root: HtmlNode): Promise<void> => {
    for (const block of fencesIn(root)) {
      const {className, metastring} = block.properties ?? {};
      const language = /(?:^|,)language-([^,]+)/.exec(String(className))?.[1] ?? NO_LANGUAGE;
      const code = (block.children ?? [])
        .map(({type, value = ''}) => (type === 'text' ? value : ''))
        .join('');
      block.properties = {
        html: await highlightedHtml(code.replace(/\n$/, ''), language),
        ...(language === NO_LANGUAGE ? {} : {language}),
        ...(typeof metastring === 'string' ? {title: titleOf(metastring)} : {}),
      };
      block.children = [];
    }
  };
