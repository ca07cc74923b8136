/** Parses a page into mdast with the dialect of Docusaurus: MDX with GFM and directives. */
import {createRequire} from 'node:module';
import type {Nodes, Root} from 'mdast';
import type * as Directive from 'remark-directive';
import type * as Gfm from 'remark-gfm';
import type * as Mdx from 'remark-mdx';
import type * as Remark from 'remark-parse';
import type * as Unified from 'unified';
import {ContentError, type Position, positionAt} from '../problems';

/** A range in a file: position and offset of its start, and the offset after its end. */
export type Span = Position & {readonly start: number; readonly end: number};

export type NodeOf<Type extends string> = Extract<Nodes, {type: Type}>;

export function spanOf({position}: Nodes): Span {
  const {start, end} = position!;
  return {line: start.line, column: start.column, start: start.offset!, end: end.offset!};
}

export const sliceOf = (text: string, {start, end}: Span): string => text.slice(start, end);

/**
 * The packages are ES modules. Docusaurus would compile them when it loads our plugins, which
 * takes longer than checking all content, so Node loads them directly.
 */
const load = createRequire(__filename);

let processor: {readonly parse: (text: string) => Root} | undefined;

function createParser(): NonNullable<typeof processor> {
  const {unified} = load('unified') as typeof Unified;
  const {default: parse} = load('remark-parse') as typeof Remark;
  const {default: mdx} = load('remark-mdx') as typeof Mdx;
  const {default: gfm} = load('remark-gfm') as typeof Gfm;
  const {default: directive} = load('remark-directive') as typeof Directive;
  return unified().use(parse).use(mdx).use(gfm).use(withPlaces).use(directive).freeze();
}

/** Mail addresses stay text, and no node is made without the parser, which knows its place. */
function withPlaces(this: Unified.Processor): void {
  const data = this.data();
  data.micromarkExtensions!.push({disable: {null: ['emailAutolink']}});
  const extensions = data.fromMarkdownExtensions!.flat();
  data.fromMarkdownExtensions = extensions.map((one) => ({...one, transforms: []}));
}

/** What to write in Markdown instead of elements with these names. */
const IN_MARKDOWN: Readonly<Record<string, readonly string[]>> = {
  '[text](https://…)': ['a', 'Link'],
  '![what it shows](./picture.png)': ['img', 'picture', 'Image'],
  '**text**': ['b', 'strong'],
  '*text*': ['em', 'i'],
  'inline code in backticks, or a code block between ```': [
    'code',
    'pre',
    'samp',
    'tt',
    'CodeBlock',
  ],
  '"## Heading {/* #id */}"': ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  'lines that start with "- " or "1. "': ['li', 'ol', 'ul'],
  'a table with "|" between its cells': ['table', 'tbody', 'td', 'th', 'thead', 'tr'],
  'lines that start with "> "': ['blockquote'],
  'a line of "---"': ['hr'],
  'the text alone': ['p', 'div', 'span', 'section', 'center', 'font', 'u', ''],
  'a block between ":::note" and ":::"': ['Admonition'],
};

export const markdownFor = (name: string | undefined): string | undefined =>
  Object.entries(IN_MARKDOWN).find(([, names]) => names.some((one) => one === name))?.[0];

/** What no text needs, and parsers take minutes for. */
const COSTLY: Readonly<Record<string, RegExp>> = {
  'this is nested 20 deep; write at most a few ">" and "-" before a text': /^(?:> ?|[*+-] ){20}/m,
  '20 braces are open here; close them, or write "\\{" for the character itself':
    /\{(?:[^{}]*\{){19}/,
  '20 notes are open here; close each with ":::"': /(?:^:{3,}[a-z].*\n(?:(?!:{3}).*\n)*){20}/m,
};

/**
 * Parses the Markdown of a page, which begins at an offset of the file; positions are in the file.
 * @throws ContentError with the first syntax error
 */
export function parseMarkdown(file: string, text: string, from: number): Root {
  for (const [message, pattern] of Object.entries(COSTLY)) {
    const index = text.search(pattern);
    if (index >= 0) {
      throw new ContentError([{file, ...positionAt(text, index), message}]);
    }
  }
  const blanked = text.slice(0, from).replace(/[^\r\n]/g, ' ') + text.slice(from);
  try {
    return (processor ??= createParser()).parse(blanked);
  } catch (error) {
    if (error instanceof Error && 'reason' in error && 'ruleId' in error) {
      throw new ContentError([{file, ...explain(error as ParseError, blanked)}]);
    }
    throw error;
  }
}

/** The used part of the `VFileMessage` that the parser throws. */
type ParseError = Readonly<Record<'reason' | 'ruleId', string>> & {
  readonly place?: {readonly offset?: number; readonly start?: {readonly offset: number}};
  readonly cause?: {readonly message: string};
};

/**
 * What to write instead of what the parser refuses: for the character at which the construct begins,
 * if the parser reports a later place, by the error as `rule: reason`; `$1` is its first group.
 */
const ADVICE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '{': {
    'unexpected-eof: .* in expression.*':
      'the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment',
  },
  '<': {
    'unexpected-eof: .*':
      'the element that begins here is not closed; write "\\<" for the character itself',
    'unexpected-character: .* comment in MDX.*': 'HTML comments do not work here; write {/* … */}',
    'unexpected-character: .* link in MDX.*':
      'a URL in angle brackets is not a link here; write [text](https://…)',
    'unexpected-closing-slash: .*':
      'this tag closes no element; remove it, or write the opening tag before its content; an element without content is written as <br />',
  },
  '\n': {
    'acorn: .*import/exports.*: (.*)':
      'a line that starts with "import" or "export" is code, and this is not valid code ($1); start with another word',
  },
  '': {
    'acorn: .*: (.*)':
      'text in braces is code, and this is not valid code ($1); write "\\{" for the character itself, or {/* … */} for a comment such as {/* #what-it-costs */}, the id of a heading',
    'unexpected-character: .* before attribute value.*':
      'the value of an attribute must be in straight quotes, as in id="…"',
    'unexpected-character: \\S+ \\S+ `(.+?)`.*(?:attribute|after name|self-closing).*':
      '"<" starts an element, which cannot contain "$1"; write "/>" before it, or "\\<" for the character itself',
    'unexpected-character: \\S+ \\S+ `(.+?)`.*':
      '"<" starts an element, and "$1" is not allowed here; write "\\<" for the character itself',
    'end-tag-mismatch: Unexpected .*`(</.*?>)`.*`<(.*?)>`.*':
      '$1 closes no element here; write </$2> first',
    'end-tag-mismatch: .*`<(.*?)>`.*':
      '<$1> is not closed in the same paragraph or list item; write </$1> after its content, or "/>" at its end if it has none; for the characters themselves, write "\\<$1>"',
    '[^:]*: (.*)': 'not valid MDX: $1',
  },
};

function explain({reason, ruleId, place, cause}: ParseError, text: string) {
  const error = [`${ruleId}: ${reason}`, cause?.message].filter(Boolean).join(': ');
  const [mark, pattern, message] = Object.entries(ADVICE)
    .flatMap(([begin, advice]) =>
      Object.entries(advice).map(
        ([known, remedy]) => [begin, RegExp(`^${known}`), remedy] as const,
      ),
    )
    .find(([, known]) => known.test(error))!;
  // An element that is not closed is named with its place.
  const [, name, line, column] =
    /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const markdown = markdownFor(name);
  const offset = place?.start?.offset ?? place?.offset ?? 0;
  // Braces that are closed do not begin the construct.
  const before = text.slice(0, offset).replace(/\{[^{}]*\}/g, (code) => ' '.repeat(code.length));
  const begin = before.lastIndexOf(mark) + (mark === '\n' ? 1 : 0);
  const position =
    line === undefined ? positionAt(text, begin) : {line: Number(line), column: Number(column)};
  return markdown === undefined
    ? {...position, message: error.replace(pattern, message)}
    : {...position, message: `<${name}> is not allowed in pages; write ${markdown} instead`};
}
