/** Why a text is no record, before any schema is asked: no YAML, or more of it than a record needs. */
import {CST, Lexer, type YAMLError} from 'yaml';
import {cut} from '../rules/show';

/** What is wrong with a text, and the index of the character where it is. */
export type Fault = {readonly index: number; readonly message: string};

/** Where anchors, aliases, tags, marks of documents, or many brackets may be. */
const MAY_BE_CLEVER =
  /(?:^|[\s[{,:?-])[&*!][^\s]|\[\s*\[\s*\[\s*\[|\{\s*\{|^(?:---|\.\.\.)(?:\s|$)/m;

/** How deep brackets may be open; records need two. */
const MAX_DEPTH = 8;

/**
 * The first thing in a text that a parser of YAML could read and a record may not have. Anchors
 * and aliases are refused because a few lines of them can stand for gigabytes.
 */
export function findRefusal(text: string): Fault | undefined {
  if (!MAY_BE_CLEVER.test(text)) {
    return undefined;
  }
  let depth = 0;
  for (const {type, token, index} of tokensOf(text)) {
    switch (type) {
      case 'alias':
        return {
          index,
          message: `"${cut(token)}" repeats another value; write that value here, or put a text that begins so between double quotes`,
        };
      case 'anchor':
        return {
          index,
          message: `"${cut(token)}" marks a value to be repeated; write the value wherever it is needed, or put a text that begins so between double quotes`,
        };
      case 'tag':
        return {
          index,
          message: `"${cut(token)}" is a tag of YAML; write the value alone, or put a text that begins so between double quotes`,
        };
      case 'doc-start':
      case 'doc-end':
        return {
          index,
          message: `the line "${token}" begins or ends a record of YAML, and a file holds one; remove the line, and what is below it where that is another record`,
        };
      case 'flow-seq-start':
      case 'flow-map-start':
        if (++depth > MAX_DEPTH) {
          return {index, message: `brackets are open ${depth} deep here; close them`};
        }
        break;
      case 'flow-seq-end':
      case 'flow-map-end':
        depth--;
        break;
    }
  }
  return undefined;
}

type Token = {
  readonly type: ReturnType<typeof CST.tokenType>;
  readonly token: string;
  readonly index: number;
};

/** What the lexer adds between the pieces of the text is one control character each. */
const MARKS = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function* tokensOf(text: string): Generator<Token> {
  let index = 0;
  let isPlain = false;
  for (const token of new Lexer().lex(text)) {
    // The text of a plain value follows a mark, and may look like a token of another type.
    const type = isPlain ? 'scalar' : CST.tokenType(token);
    isPlain = token === CST.SCALAR;
    if (!MARKS.has(token)) {
      yield {type, token, index};
      index += token.length;
    }
  }
}

/** Says where a text is no YAML, and what would be; the first error of the parser is enough. */
export function explainSyntax(text: string, {code, message, pos: [index]}: YAMLError): Fault {
  return (
    faultOfLines(text, index, code) ??
    faultOfQuote(text, index, message) ??
    faultOfBracket(text, index, code, message) ?? {
      index,
      message: `not valid YAML: ${remedyFor(code, message)}${isInItem(text, index) && code === 'DUPLICATE_KEY' ? ', or begin another item with "- " before its first key' : ''}`,
    }
  );
}

/** Whether a key is one of an item of a list. */
function isInItem(text: string, index: number): boolean {
  const rows = text.slice(0, index).split('\n');
  const depth = rows.pop()!.length;
  const opening = rows.findLast((row) => /\S/.test(row) && row.search(/\S/) < depth) ?? '';
  return depth > 0 && /^ *- /.test(opening);
}

function remedyFor(code: YAMLError['code'], message: string): string {
  const isNoPair = message.startsWith('Implicit map keys need');
  return (
    REMEDIES[isNoPair ? 'MULTILINE_IMPLICIT_KEY' : code] ??
    message.split('\n')[0]!.replace(/ at line .*$/, '')
  );
}

const REMEDIES: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE:
    'a backslash begins a code between double quotes, and this is none; write "\\\\" for the character itself',
  BAD_INDENT: 'the line is indented differently from those beside it; use two spaces a level',
  BAD_SCALAR_START:
    'a text cannot begin with this character; put the whole text between double quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with ": " in it stands here without quotes; put it between double quotes',
  DUPLICATE_KEY: 'the key stands here a second time; keep one of the two',
  MULTILINE_IMPLICIT_KEY: 'this is no "key: value"; write the key, a colon, a space and its value',
  TAB_AS_INDENT: 'the line is indented with a tab; use two spaces a level',
  UNEXPECTED_TOKEN:
    'this cannot stand here; put a text with special characters between double quotes',
};

const NAMES: Readonly<Record<string, string>> = {
  '\u3000': 'a full-width space',
  '\u00A0': 'a space that does not break',
};

/** Characters of Japanese keyboards in the place of those that YAML knows. */
const FULL_WIDTH: readonly (readonly [RegExp, string])[] = [
  [/^ *(?:- )?[\w-]+ *(：) */d, 'a colon and a space, ": "'],
  [/^ *(?:- )?[\w-]+:([\u3000\u00A0])/d, 'a space'],
  [/^ *([\u3000\u00A0])/d, 'two spaces a level'],
  [/^ *(－)/d, 'a hyphen and a space, "- "'],
  [/^ *(＃)/d, '"#"'],
];

/** What can be seen in the line with the error, or in one beside it. */
function faultOfLines(text: string, index: number, code: YAMLError['code']): Fault | undefined {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const previous = text.lastIndexOf('\n', start - 2) + 1;
  const next = text.indexOf('\n', index) + 1 || text.length;
  for (const from of [start, previous, next]) {
    const [row = ''] = text.slice(from).split('\n', 1);
    for (const [pattern, remedy] of FULL_WIDTH) {
      const match = pattern.exec(row);
      if (match) {
        const [at] = match.indices![1]!;
        return {
          index: from + at,
          message: `here is ${NAMES[match[1]!] ?? `a full-width "${match[1]}"`}, which YAML takes for text; write ${remedy}`,
        };
      }
    }
    const [glued, key, value] = /^ *(?:- )?([A-Za-z][\w-]*):([^\s/].*)$/.exec(row) ?? [];
    if (code !== 'DUPLICATE_KEY' && glued !== undefined) {
      return {
        index: from + glued.indexOf(':') + 1,
        message: `a space is missing behind the colon; write "${key}: ${cut(value!)}"`,
      };
    }
  }
  const [row = '', below = ''] = text.slice(start).split('\n', 2);
  const depth = (line: string) => /^ *(?:- +)*/.exec(line)![0].length;
  // The parser blames the value above a line that is too deep.
  return code === 'BLOCK_AS_IMPLICIT_KEY' && depth(below) > depth(row) && !/: .*: /.test(row)
    ? {
        index: next + depth(below),
        message: 'the line is indented more deeply than the one above it; use two spaces a level',
      }
    : undefined;
}

/**
 * A quote that begins a text and does not end in its line swallows the lines below it; one within
 * a text ends it too early.
 */
function faultOfQuote(text: string, index: number, message: string): Fault | undefined {
  const isOpen = message.startsWith('Missing closing');
  const isBehind = message.startsWith('Unexpected scalar at node end');
  for (const {type, token, index: from} of tokensOf(text)) {
    const isQuoted = type === 'double-quoted-scalar' || type === 'single-quoted-scalar';
    const end = from + token.length;
    if (isQuoted && isBehind && end === index && !token.includes('\n')) {
      return {
        index: end - 1,
        message: `the text goes on behind the quote that ends it here; write ${token.startsWith('"') ? '"\\""' : '"\'\'"'} for a quote within a text`,
      };
    }
    if (isQuoted && end >= index && from <= index && (isOpen || token.includes('\n'))) {
      return {
        index: from,
        message: `the quote that begins here does not end; write ${token.charAt(0)} behind the last character of the text`,
      };
    }
  }
  return undefined;
}

const CLOSING: Readonly<Record<string, string>> = {'[': ']', '{': '}'};

/** A bracket that does not end, or that ends nothing. */
function faultOfBracket(
  text: string,
  index: number,
  code: YAMLError['code'],
  message: string,
): Fault | undefined {
  const character = text.charAt(index);
  if (code === 'UNEXPECTED_TOKEN' && /[\]}]/.test(character)) {
    return {index, message: `"${character}" ends nothing here; remove it`};
  }
  if (!message.startsWith('Flow ')) {
    return undefined;
  }
  const open: Token[] = [];
  for (const token of tokensOf(text)) {
    if (token.index >= index) {
      break;
    }
    if (token.type === 'flow-seq-start' || token.type === 'flow-map-start') {
      open.push(token);
    } else if (token.type === 'flow-seq-end' || token.type === 'flow-map-end') {
      open.pop();
    }
  }
  const last = open.at(-1);
  return (
    last && {
      index: last.index,
      message: `"${last.token}" does not end; write "${CLOSING[last.token]}" behind the last value`,
    }
  );
}
