/** Explains YAML syntax errors, and refuses features of YAML that records don't need. */
import {CST, Lexer, type YAMLError} from 'yaml';
import {cut} from '../rules/show';

/** A syntax problem and the index of the character where it is. */
export type Fault = {readonly index: number; readonly message: string};

/** Quick test for anchors, aliases, tags, document markers and nested brackets. */
const MAY_BE_CLEVER =
  /(?:^|[\s[{,:?-])[&*!][^\s]|\[\s*\[\s*\[\s*\[|\{\s*\{|^(?:---|\.\.\.)(?:\s|$)/m;

/** Lists within lists on one line, which exhaust the parser if there are thousands. */
const NESTED_LISTS = /(?:[-?:][ \t]+){9}/;

/** Maximum nesting of flow collections. Records need two levels. */
const MAX_DEPTH = 8;

const IN_QUOTES = 'or put text that starts like this in double quotes';
const ONE_DOCUMENT =
  'separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it';

/**
 * What is wrong with tokens that are valid YAML. Anchors and aliases are refused because a few
 * lines of them can expand to gigabytes ("billion laughs").
 */
const REFUSED: Readonly<Record<string, string>> = {
  alias: `is an alias for another value; write that value here, ${IN_QUOTES}`,
  anchor: `is an anchor; write the value wherever it is needed, ${IN_QUOTES}`,
  tag: `is a YAML tag; write the value without it, ${IN_QUOTES}`,
  'doc-start': ONE_DOCUMENT,
  'doc-end': ONE_DOCUMENT,
};

/** Finds the first use of a feature that is valid YAML but refused in records. */
export function findRefusal(text: string): Fault | undefined {
  const nested = NESTED_LISTS.exec(text);
  if (nested) {
    return {index: nested.index, message: 'lists are nested too deeply here; write one level'};
  }
  if (!MAY_BE_CLEVER.test(text)) {
    return undefined;
  }
  let depth = 0;
  for (const {type, token, index} of tokensOf(text)) {
    const fault = REFUSED[type ?? ''];
    if (fault !== undefined) {
      return {index, message: `"${cut(token)}" ${fault}`};
    }
    depth += nestingOf(type);
    if (depth > MAX_DEPTH) {
      return {index, message: `brackets are nested ${depth} levels deep here; close some of them`};
    }
  }
  return undefined;
}

type Token = {
  readonly type: ReturnType<typeof CST.tokenType>;
  readonly token: string;
  readonly index: number;
};

/** 1 for an opening bracket, -1 for a closing one, else 0. */
const nestingOf = (type: Token['type']): number =>
  !/^flow-(?:seq|map)-/.test(type ?? '') ? 0 : type!.endsWith('-start') ? 1 : -1;

/** Control characters that the lexer inserts between pieces of the text. */
const MARKS = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function* tokensOf(text: string): Generator<Token> {
  let index = 0;
  let isPlain = false;
  for (const token of new Lexer().lex(text)) {
    // Text after the scalar marker is a plain value, even if it looks like another token.
    const type = isPlain ? 'scalar' : CST.tokenType(token);
    isPlain = token === CST.SCALAR;
    if (!MARKS.has(token)) {
      yield {type, token, index};
      index += token.length;
    }
  }
}

/** Turns a syntax error of the parser into a position and a message with the correct form. */
export const explainSyntax = (text: string, error: YAMLError): Fault =>
  faultOfLines(text, error) ??
  faultOfOpening(text, error) ?? {
    index: error.pos[0],
    message: `not valid YAML: ${remedyFor(error)}`,
  };

/** Remedies by the code of the error or the start of its message; the first match applies. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^BAD_DQ_ESCAPE/,
    'this escape sequence does not exist; in double quotes, write "\\\\" for a backslash',
  ],
  [/^BAD_INDENT/, 'the indentation differs from the lines around it; use two spaces per level'],
  [
    /^BAD_SCALAR_START/,
    'text cannot start with this character; put the whole text in double quotes',
  ],
  [
    /^MULTILINE_IMPLICIT_KEY|: Implicit map keys need/,
    'this is not "key: value"; write the key, a colon, a space and the value',
  ],
  [/^BLOCK_AS_IMPLICIT_KEY/, 'text that contains ": " needs quotes; put it in double quotes'],
  [
    /^DUPLICATE_KEY/,
    'duplicate key; keep one of the two, or start a new item with "- " before its first key',
  ],
  [/^TAB_AS_INDENT/, 'the line is indented with a tab; use two spaces per level'],
  [/Comments must be separated/, '"#" starts a comment here; remove it, or put the text in quotes'],
  [
    /^UNEXPECTED_TOKEN/,
    'this is not allowed here; put text with special characters in double quotes',
  ],
];

const remedyFor = ({code, message}: YAMLError): string =>
  REMEDIES.find(([pattern]) => pattern.test(`${code}: ${message}`))?.[1] ??
  message.split('\n')[0]!.replace(/ at line .*$/, '');

const NAMES: Readonly<Record<string, string>> = {
  '\u3000': 'a full-width space',
  '\u00A0': 'a non-breaking space',
};

/** Full-width and other characters that are easily typed instead of YAML syntax, with the remedy. */
const FULL_WIDTH: readonly (readonly [RegExp, string])[] = [
  [/^ *(?:- )?[\w-]+ *(：) */d, 'a colon and a space, ": "'],
  [/^ *(?:- )?[\w-]+:([\u3000\u00A0])/d, 'a space'],
  [/^ *([\u3000\u00A0])/d, 'two spaces per level'],
  [/^ *(－)/d, 'a hyphen and a space, "- "'],
  [/^ *(＃)/d, '"#"'],
];

/** Looks for common mistakes in the line of an error, the one above and the one below. */
function faultOfLines(text: string, {code, pos: [index]}: YAMLError): Fault | undefined {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const previous = text.lastIndexOf('\n', start - 2) + 1;
  const next = text.indexOf('\n', index) + 1 || text.length;
  const rowAt = (from: number) => text.slice(from).split('\n', 1)[0]!;
  for (const from of [start, previous, next]) {
    const row = rowAt(from);
    for (const [pattern, remedy] of FULL_WIDTH) {
      const match = pattern.exec(row);
      if (match) {
        const message = `here is ${NAMES[match[1]!] ?? `a full-width "${match[1]}"`}, which YAML reads as text; write ${remedy}`;
        return {index: from + match.indices![1]![0], message};
      }
    }
    const [glued, key, value] = /^ *(?:- )?([A-Za-z][\w-]*):([^\s/].*)$/.exec(row) ?? [];
    if (code !== 'DUPLICATE_KEY' && glued !== undefined) {
      const message = `there is no space after the colon; write "${key}: ${cut(value!)}"`;
      return {index: from + glued.indexOf(':') + 1, message};
    }
  }
  const [row, below] = [rowAt(start), rowAt(next)];
  const depth = (line: string) => /^ *(?:- +)*/.exec(line)![0].length;
  // If a line is indented too deeply, the parser reports the value above it.
  return code === 'BLOCK_AS_IMPLICIT_KEY' && depth(below) > depth(row) && !/: .*: /.test(row)
    ? {
        index: next + depth(below),
        message: 'the line is indented too deeply below the one above it; use two spaces per level',
      }
    : undefined;
}

/**
 * Finds a quote or bracket that isn't closed, which makes the lines below part of the value, or
 * one that ends the value too early.
 */
function faultOfOpening(text: string, {code, message, pos: [index]}: YAMLError): Fault | undefined {
  const open: Token[] = [];
  for (const token of tokensOf(text)) {
    const {type, token: written, index: from} = token;
    if (from > index) {
      break;
    }
    const end = from + written.length;
    const quote = written.charAt(0);
    const isQuoted = type === 'double-quoted-scalar' || type === 'single-quoted-scalar';
    if (isQuoted && end >= index && (written.includes('\n') || message.startsWith('Missing'))) {
      const remedy = `write ${quote} after the last character of the text`;
      return {index: from, message: `this quote is not closed; ${remedy}`};
    }
    if (isQuoted && end === index && message.startsWith('Unexpected scalar at node end')) {
      const remedy = `write ${quote === '"' ? '"\\""' : '"\'\'"'} for a quote within the text`;
      return {
        index: end - 1,
        message: `this quote ends the text, but more text follows; ${remedy}`,
      };
    }
    if (nestingOf(type) > 0) {
      open.push(token);
    } else if (nestingOf(type) < 0 && open.pop() === undefined && code === 'UNEXPECTED_TOKEN') {
      return {index: from, message: `"${written}" has no opening bracket; remove it`};
    }
  }
  const last = message.startsWith('Flow ') ? open.at(-1) : undefined;
  return (
    last && {
      index: last.index,
      message: `"${last.token}" is not closed; write "${last.token === '[' ? ']' : '}'}" after the last value`,
    }
  );
}
