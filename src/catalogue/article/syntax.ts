/**
 * The syntax tree of a page, as Docusaurus reads it: MDX in `.md` and `.mdx` alike, with the
 * tables and footnotes of GitHub and with directives such as `:::note`.
 *
 * It is the tree of the tokens (micromark). The usual one, which is made of it (mdast), takes
 * twice the time and does not know where the characters of a text are in the file.
 */
import {createRequire} from 'node:module';
import type * as Micromark from 'micromark';
import type * as Directive from 'micromark-extension-directive';
import type * as Gfm from 'micromark-extension-gfm';
import type * as Mdxjs from 'micromark-extension-mdxjs';
import type {Position} from '../rules/problems';
import type {Place} from './frontMatter';

/** A place in a file, with the offsets of its first character and of the one behind its last. */
export type Span = Position & {readonly start: number; readonly end: number};

/** A token of micromark, such as a paragraph, a link, the brackets of a link. */
export type SyntaxNode = Span & {
  readonly type: string;
  readonly children: readonly SyntaxNode[];
};

/** Why a page is no MDX, in plain words, and where. */
export class SyntaxProblem extends Error {
  constructor(
    readonly position: Position,
    message: string,
    /** Name of the element that it says ends without a beginning. */
    readonly ends?: string,
  ) {
    super(message);
  }
}

/**
 * These packages are ES modules, which Docusaurus would compile when it loads our plugins; that
 * takes longer than a check of all content. Node loads them as they are.
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

/** The row below the head of a table, or a footnote: the rest of GFM changes no structure. */
const GFM_MARK = /^(?=.*[|:])(?=.*-)[ \t>|:-]*$|\[\^/m;
const DIRECTIVE_MARK = /:[:A-Za-z]/;

/**
 * Reads the Markdown of a page.
 * @param text the whole file
 * @param from where its Markdown begins
 * @throws SyntaxProblem when it is no MDX
 */
export function parseMarkdown(text: string, from: Place): SyntaxNode {
  const {mdx, gfm, directive} = getParser();
  // An extension looks at each character, and most pages have use for none but the first.
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

/** What the parser throws (a `VFileMessage`), as far as it is used here. */
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
 * Says in plain words what the parser has against a page.
 * @param findBegin finds where something with this mark begins that does not end
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
          ? 'a brace begins code here, and no brace ends it; write "\\{" for the character itself, or {/* … */} for a comment'
          : 'an element begins here and does not end; write "\\<" for the character itself',
      );
    case 'acorn': {
      if (source.endsWith('esm')) {
        const row = text.split('\n')[position.line - 1] ?? '';
        return new SyntaxProblem(
          /^(?:import|export)\b/.test(row) ? {line: position.line, column: 1} : position,
          `a line that begins with "import" or "export" is code, and this is none (${cause?.message ?? reason}); begin with another word`,
        );
      }
      const isHeadingId = /\{\s*#[\w-]+\s*\}/.test(text.split('\n')[position.line - 1] ?? '');
      return new SyntaxProblem(
        position,
        isHeadingId
          ? 'the id of a heading must stand in a comment, such as {/* #what-it-costs */}'
          : `what stands between braces is code, and this is none (${cause?.message ?? reason}); write "\\{" for the character itself, or {/* … */} for a comment`,
      );
    }
    case 'unexpected-character': {
      const [, found = 'this'] = /^Unexpected character `(.+?)` \(/.exec(reason) ?? [];
      const before = (text.split('\n')[position.line - 1] ?? '').slice(0, position.column - 1);
      const isWhole = /(?:comment|link) in MDX/.test(reason);
      return new SyntaxProblem(
        isWhole ? {line: position.line, column: before.lastIndexOf('<') + 1} : position,
        reason.includes('before attribute value')
          ? 'the value of an attribute must stand between straight quotes, as in id="…"'
          : reason.includes('comment in MDX')
            ? 'a comment of HTML is none here; write {/* … */}'
            : reason.includes('link in MDX')
              ? 'an address in angle brackets is no link here; write [text](https://…)'
              : /attribute|after name|self-closing/.test(reason)
                ? `"<" begins an element, which "${found}" cannot be part of; write "/>" before that, or "\\<" for the character itself`
                : `"<" begins an element, in which "${found}" cannot stand here; write "\\<" for the character itself`,
      );
    }
    default:
      return new SyntaxProblem(position, `this cannot be read as MDX: ${reason}`);
  }
}

/**
 * Where a mark begins something that does not end, about which the parser only says that the page
 * is over: in what the parser has looked into last.
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
    // It is known that the page cannot be read.
  }
  const before = text.slice(0, text.indexOf(mark, offset)).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
