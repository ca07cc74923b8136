/** Explains YAML syntax errors, and refuses features of YAML that records don't need. */
import {CST, Lexer, type YAMLError} from 'yaml';
import {cut} from '../rules/show';

/** A syntax problem and the index of the character where it is. */
export type Fault = {readonly index: number; readonly message: string};

/** Quick test for anchors, aliases, tags, document markers and nested brackets. */
const MAY_BE_CLEVER =
  /(?:^|[\s[{,:?-])[&*!][^\s]|\[\s*\[\s*\[\s*\[|\{\s*\{|^(?:---|\.\.\.)(?:\s|$)/m;

/** Maximum nesting of flow collections. Records need two levels. */
const MAX_DEPTH = 8;

/**
 * Finds the first use of a feature that is valid YAML but refused in records. Anchors and aliases
 * are refused because a few lines of them can expand to gigabytes ("billion laughs").
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
          message: `"${cut(token)}" is an alias for another value; write that value here, or put text that starts like this in double quotes`,
        };
      case 'anchor':
        return {
          index,
          message: `"${cut(token)}" is an anchor; write the value wherever it is needed, or put text that starts like this in double quotes`,
        };
      case 'tag':
        return {
          index,
          message: `"${cut(token)}" is a YAML tag; write the value without it, or put text that starts like this in double quotes`,
        };
      case 'doc-start':
      case 'doc-end':
        return {
          index,
          message: `the line "${token}" separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it`,
        };
      case 'flow-seq-start':
      case 'flow-map-start':
        if (++depth > MAX_DEPTH) {
          return {
            index,
            message: `brackets are nested ${depth} levels deep here; close some of them`,
          };
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
export function explainSyntax(text: string, {code, message, pos: [index]}: YAMLError): Fault {
  return (
    faultOfLines(text, index, code) ??
    faultOfQuote(text, index, message) ??
    faultOfBracket(text, index, code, message) ?? {
      index,
      message: `not valid YAML: ${remedyFor(code, message)}${isInItem(text, index) && code === 'DUPLICATE_KEY' ? ', or start a new item with "- " before its first key' : ''}`,
    }
  );
}

/** Whether the key at an index belongs to an object in a list. */
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
    'this escape sequence does not exist; in double quotes, write "\\\\" for a backslash',
  BAD_INDENT: 'the indentation differs from the lines around it; use two spaces per level',
  BAD_SCALAR_START: 'text cannot start with this character; put the whole text in double quotes',
  BLOCK_AS_IMPLICIT_KEY: 'text that contains ": " needs quotes; put it in double quotes',
  DUPLICATE_KEY: 'duplicate key; keep one of the two',
  MULTILINE_IMPLICIT_KEY: 'this is not "key: value"; write the key, a colon, a space and the value',
  TAB_AS_INDENT: 'the line is indented with a tab; use two spaces per level',
  UNEXPECTED_TOKEN: 'this is not allowed here; put text with special characters in double quotes',
};

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
          message: `here is ${NAMES[match[1]!] ?? `a full-width "${match[1]}"`}, which YAML reads as text; write ${remedy}`,
        };
      }
    }
    const [glued, key, value] = /^ *(?:- )?([A-Za-z][\w-]*):([^\s/].*)$/.exec(row) ?? [];
    if (code !== 'DUPLICATE_KEY' && glued !== undefined) {
      return {
        index: from + glued.indexOf(':') + 1,
        message: `there is no space after the colon; write "${key}: ${cut(value!)}"`,
      };
    }
  }
  const [row = '', below = ''] = text.slice(start).split('\n', 2);
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
 * Finds a missing closing quote, which makes the lines below part of the text, or a quote within
 * a text, which ends it too early.
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
        message: `this quote ends the text, but more text follows; write ${token.startsWith('"') ? '"\\""' : '"\'\'"'} for a quote within the text`,
      };
    }
    if (isQuoted && end >= index && from <= index && (isOpen || token.includes('\n'))) {
      return {
        index: from,
        message: `this quote is not closed; write ${token.charAt(0)} after the last character of the text`,
      };
    }
  }
  return undefined;
}

const CLOSING: Readonly<Record<string, string>> = {'[': ']', '{': '}'};

/** Finds a bracket that isn't closed, or a closing one without an opening one. */
function faultOfBracket(
  text: string,
  index: number,
  code: YAMLError['code'],
  message: string,
): Fault | undefined {
  const character = text.charAt(index);
  if (code === 'UNEXPECTED_TOKEN' && /[\]}]/.test(character)) {
    return {index, message: `"${character}" has no opening bracket; remove it`};
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
      message: `"${last.token}" is not closed; write "${CLOSING[last.token]}" after the last value`,
    }
  );
}
