/** Explains YAML syntax errors, and refuses features of YAML that records don't need. */
import {type Document, isAlias, isCollection, type Node, visit, type YAMLError} from 'yaml';
import {cut} from '../rules/problems';

/** A syntax problem and the index of the character where it is. */
export type Fault = {readonly index: number; readonly message: string};

/** Lists within lists on one line, which exhaust the parser if there are thousands. */
const NESTED = /(?:[-?:][ \t]+|[[{][ \t]*){9}/;

const DOCUMENT = /^(?:---|\.\.\.)(?=\s|$)/m;

/** Finds what is refused before the text is parsed. */
export function findRefusal(text: string): Fault | undefined {
  const nested = NESTED.exec(text);
  const mark = DOCUMENT.exec(text);
  return nested
    ? {index: nested.index, message: 'lists are nested too deeply here; write one level'}
    : mark
      ? {
          index: mark.index,
          message: `"${mark[0]}" separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it`,
        }
      : undefined;
}

/** The first syntax error, which usually causes the others, or the first value that is refused. */
export function faultOfDocument(text: string, document: Document.Parsed): Fault | undefined {
  const nodes: Node[] = [];
  visit(document, {Node: (_, node) => void nodes.push(node)});
  const [error] = document.errors;
  return error === undefined
    ? nodes.map((node) => faultOfNode(text, node)).find((fault) => fault !== undefined)
    : (faultOfSign(text, error) ??
        faultOfOpening(text, nodes, error) ?? {
          index: error.pos[0],
          message: `not valid YAML: ${remedyFor(error)}`,
        });
}

/**
 * Anchors and aliases are refused because a few lines of them can expand to gigabytes ("billion
 * laughs"), tags because records don't need them.
 */
function faultOfNode(text: string, node: Node): Fault | undefined {
  const [sign, fault] = isAlias(node)
    ? ['*', 'is an alias for another value; write that value here']
    : node.anchor !== undefined
      ? ['&', 'is an anchor; write the value wherever it is needed']
      : node.tag !== undefined
        ? ['!', 'is a YAML tag; write the value without it']
        : [];
  if (sign === undefined) {
    return undefined;
  }
  const [before = ''] = /\S*\s*$/.exec(text.slice(0, node.range![0])) ?? [];
  const index = isAlias(node) ? node.range![0] : node.range![0] - before.length;
  const [word = ''] = /^\S+/.exec(text.slice(index)) ?? [];
  const message = `"${cut(word)}" ${fault}, or put text that starts like this in double quotes`;
  return {index, message};
}

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
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'text that contains ": " needs double quotes, and the line below must not be indented deeper',
  ],
  [
    /^DUPLICATE_KEY/,
    'duplicate key; keep one of the two, or start a new item with "- " before its first key',
  ],
  [/Maximum call stack/, 'the values are nested too deeply; write fewer levels'],
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

/** Characters that are easily typed instead of YAML syntax, with what to write. */
const SIGNS: Readonly<Record<string, string>> = {
  '：': 'full-width "："; write a colon and a space, ": "',
  '－': 'full-width "－"; write a hyphen and a space, "- "',
  '＃': 'full-width "＃"; write "#"',
  '\u3000': 'full-width space; write plain spaces',
  '\u00A0': 'non-breaking space; write plain spaces',
};

/** Looks for such a character in the line of an error, the one above and the one below. */
function faultOfSign(text: string, {pos: [index]}: YAMLError): Fault | undefined {
  const start = text.lastIndexOf('\n', text.lastIndexOf('\n', index - 1) - 1) + 1;
  const rows = text.slice(start).split('\n', 3).join('\n');
  const found = /^([ \w-]*:?)([：－＃\u3000\u00A0])/m.exec(rows);
  return found === null
    ? undefined
    : {index: start + found.index + found[1]!.length, message: `here is a ${SIGNS[found[2]!]}`};
}

/**
 * Finds a quote or bracket that isn't closed, which makes the lines below part of the value, or
 * one that ends the value too early.
 */
function faultOfOpening(
  text: string,
  nodes: readonly Node[],
  {code, message, pos: [index]}: YAMLError,
): Fault | undefined {
  const before = nodes.filter(({range}) => range![0] <= index);
  const quoted = before.find(({range}) => /["']/.test(text[range![0]]!) && range![1] >= index);
  if (quoted) {
    const [start, end] = quoted.range!;
    const quote = text[start]!;
    if (text.slice(start, end).includes('\n') || message.startsWith('Missing')) {
      const remedy = `write ${quote} after the last character of the text`;
      return {index: start, message: `this quote is not closed; ${remedy}`};
    }
    if (message.startsWith('Unexpected scalar at node end')) {
      const remedy = `write ${quote === '"' ? '"\\""' : '"\'\'"'} for a quote within the text`;
      const fault = `this quote ends the text, but more text follows; ${remedy}`;
      return {index: end - 1, message: fault};
    }
  }
  if (code === 'UNEXPECTED_TOKEN' && /[\]}]/.test(text[index] ?? '')) {
    return {index, message: `"${text[index]}" has no opening bracket; remove it`};
  }
  const open = before.findLast((node) => isCollection(node) && node.flow);
  if (!open || !message.startsWith('Flow ')) {
    return undefined;
  }
  const [start] = open.range!;
  const close = text[start] === '[' ? ']' : '}';
  return {
    index: start,
    message: `"${text[start]}" is not closed; write "${close}" after the last value`,
  };
}
