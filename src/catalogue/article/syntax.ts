/**
 * Parses a page into a syntax tree with the dialect of Docusaurus: MDX in both `.md` and `.mdx`,
 * with GFM tables and footnotes and with directives such as `:::note`.
 *
 * The tree consists of micromark tokens. The usual tree (mdast), which is built from them, takes
 * twice as long and doesn't have the position of each character of a text.
 */
import {createRequire} from 'node:module';
import type * as Micromark from 'micromark';
import type * as Directive from 'micromark-extension-directive';
import type * as Gfm from 'micromark-extension-gfm';
import type * as Mdxjs from 'micromark-extension-mdxjs';
import type {Position} from '../rules/problems';
import type {Place} from './frontMatter';

/** A range in a file: position and offset of its start, and the offset after its end. */
export type Span = Position & {readonly start: number; readonly end: number};

/** A micromark token, such as a paragraph, a link or the brackets of a link. */
export type SyntaxNode = Span & {
  readonly type: string;
  readonly children: readonly SyntaxNode[];
};

/** A syntax error in a page, with a message for contributors. */
export class SyntaxProblem extends Error {
  constructor(
    readonly position: Position,
    message: string,
    /** Name of the element, if the error is a closing tag without an opening tag. */
    readonly ends?: string,
  ) {
    super(message);
  }
}

/**
 * The packages are ES modules. Docusaurus would compile them when it loads our plugins, which
 * takes longer than checking all content, so Node loads them directly.
 */
const load = createRequire(__filename);

type Extension = ReturnType<typeof Mdxjs.mdxjs>;
type Constructs = Extension['flow'];
type Parser = typeof Micromark & Readonly<Record<'mdx' | 'gfm' | 'directive', Extension>>;

let parser: Parser | undefined;

const getParser = (): Parser =>
  (parser ??= {
    ...(load('micromark') as typeof Micromark),
    mdx: (load('micromark-extension-mdxjs') as typeof Mdxjs).mdxjs(),
    gfm: (load('micromark-extension-gfm') as typeof Gfm).gfm(),
    directive: (load('micromark-extension-directive') as typeof Directive).directive(),
  });

/**
 * The delimiter row of a table, or a footnote. Without them, the GFM extension isn't needed,
 * because the rest of GFM doesn't change the structure.
 */
const GFM_MARK = /^(?=.*[|:])(?=.*-)[ \t>|:-]*$|\[\^/m;
const DIRECTIVE_MARK = /:[:A-Za-z]/;

/**
 * Parses the Markdown of a page.
 * @param text the whole file
 * @param from start of the Markdown
 * @throws SyntaxProblem if it is not valid MDX
 */
export function parseMarkdown(text: string, from: Place): SyntaxNode {
  const {mdx, gfm, directive} = getParser();
  // Each extension slows down parsing, and most pages need the first one only.
  const extensions: [Extension, ...Extension[]] = [
    mdx,
    ...(DIRECTIVE_MARK.test(text) ? [directive] : []),
    ...(GFM_MARK.test(text) ? [gfm] : []),
  ];
  try {
    return buildTree(text, from, extensions);
  } catch (error) {
    if (!isParseError(error)) {
      throw error;
    }
    throw explain(error, text, (mark) => findUnended(mark, text, from, extensions));
  }
}

type Growing = Omit<SyntaxNode, 'children'> & {readonly children: Growing[]};

function buildTree(text: string, from: Place, extensions: readonly Extension[]): SyntaxNode {
  const {parse, postprocess, preprocess} = getParser();
  const {line, column, offset} = from;
  const root: Growing = {type: 'root', line, column, start: offset, end: text.length, children: []};
  const open = [root];
  const chunks = preprocess()(text.slice(offset), undefined, true);
  for (const [event, token] of postprocess(
    parse({extensions: [...extensions]})
      .document(from)
      .write(chunks),
  )) {
    if (event === 'exit') {
      open.pop();
    } else {
      const {type, start, end} = token;
      const node: Growing = {
        type,
        line: start.line,
        column: start.column,
        start: start.offset,
        end: end.offset,
        children: [],
      };
      open.at(-1)!.children.push(node);
      open.push(node);
    }
  }
  return root;
}

/** The used part of the `VFileMessage` that the parser throws. */
type ParseError = {
  readonly reason: string;
  readonly ruleId: string;
  readonly source: string;
  readonly place: Position | {readonly start: Position};
  readonly cause?: {readonly message: string};
};

const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && 'reason' in error && 'place' in error;

/**
 * Rewords an error of the parser for contributors.
 * @param findBegin finds the start of the unclosed construct that begins with a character
 */
function explain(
  error: ParseError,
  text: string,
  findBegin: (mark: string) => Position,
): SyntaxProblem {
  const {reason, ruleId, place, source, cause} = error;
  const position = 'start' in place ? place.start : place;
  const isBrace = source.endsWith('expression');
  switch (ruleId) {
    case 'unexpected-eof':
      return new SyntaxProblem(
        findBegin(isBrace ? '{' : '<'),
        isBrace
          ? 'the brace that begins code here is not closed; write "\\{" for the character itself, or {/* … */} for a comment'
          : 'the element that begins here is not closed; write "\\<" for the character itself',
      );
    case 'acorn': {
      if (source.endsWith('esm')) {
        const row = text.split('\n')[position.line - 1] ?? '';
        return new SyntaxProblem(
          /^(?:import|export)\b/.test(row) ? {line: position.line, column: 1} : position,
          `a line that starts with "import" or "export" is code, and this is not valid code (${cause?.message ?? reason}); start with another word`,
        );
      }
      const isHeadingId = /\{\s*#[\w-]+\s*\}/.test(text.split('\n')[position.line - 1] ?? '');
      return new SyntaxProblem(
        position,
        isHeadingId
          ? 'the id of a heading must be in a comment, such as {/* #what-it-costs */}'
          : `text in braces is code, and this is not valid code (${cause?.message ?? reason}); write "\\{" for the character itself, or {/* … */} for a comment`,
      );
    }
    case 'unexpected-character': {
      const [, found = 'this'] = /^Unexpected character `(.+?)` \(/.exec(reason) ?? [];
      const before = (text.split('\n')[position.line - 1] ?? '').slice(0, position.column - 1);
      const isWhole = /(?:comment|link) in MDX/.test(reason);
      return new SyntaxProblem(
        isWhole ? {line: position.line, column: before.lastIndexOf('<') + 1} : position,
        reason.includes('before attribute value')
          ? 'the value of an attribute must be in straight quotes, as in id="…"'
          : reason.includes('comment in MDX')
            ? 'HTML comments do not work here; write {/* … */}'
            : reason.includes('link in MDX')
              ? 'a URL in angle brackets is not a link here; write [text](https://…)'
              : /attribute|after name|self-closing/.test(reason)
                ? `"<" starts an element, which cannot contain "${found}"; write "/>" before it, or "\\<" for the character itself`
                : `"<" starts an element, and "${found}" is not allowed here; write "\\<" for the character itself`,
      );
    }
    default:
      return new SyntaxProblem(position, `not valid MDX: ${reason}`);
  }
}

/**
 * Finds the start of an unclosed construct, for which the parser reports only the end of the file.
 * It parses again and records where the last MDX construct was tried.
 */
function findUnended(
  mark: string,
  text: string,
  from: Place,
  [mdx, ...others]: readonly [Extension, ...Extension[]],
): Position {
  let {offset} = from;
  const watch = (constructs: Constructs): Constructs =>
    Object.fromEntries(
      Object.entries(constructs ?? {}).map(([code, list]) => [
        code,
        [list ?? []].flat().map((construct) => ({
          ...construct,
          tokenize(...effects) {
            ({offset} = this.now());
            return construct.tokenize.apply(this, effects);
          },
        })),
      ]),
    );
  try {
    buildTree(text, from, [{...mdx, flow: watch(mdx.flow), text: watch(mdx.text)}, ...others]);
  } catch {
    // The error is known already.
  }
  const before = text.slice(0, text.indexOf(mark, offset)).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
