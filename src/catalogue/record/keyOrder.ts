/** The canonical layout of records. It keeps diffs limited to changes of content. */
import {isDeepStrictEqual} from 'node:util';
import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  visit,
} from 'yaml';
import type * as z from 'zod';
import {RECORD_KINDS, type RecordKind} from '../kinds';
import type {Problem} from '../rules/problems';
import {isPlainlyLaidOut} from './plainLayout';
import {keysOf, schemaAt} from './shape';
import type {YamlFile} from './yamlFile';

/** First line of a record, which tells editors the path of its JSON Schema. */
export const editorLine = (kind: RecordKind): string =>
  `# yaml-language-server: $schema=../../static/schema/${kind}.json`;

const FIX = '"npm run check:content -- --fix"';

/**
 * Checks the layout of a record. Later kinds of mistakes are checked only if there are no
 * earlier ones.
 * @param schema schema that defines the order of keys
 * @param isSound whether the record has no other problems; if it has, lines aren't compared,
 *   because the other problem may be the reason for the difference
 */
export function checkLayout(
  source: YamlFile,
  kind: RecordKind,
  schema: z.ZodType = RECORD_KINDS[kind].schema,
  isSound = true,
): Problem[] {
  const {file, text} = source;
  const report = (line: number, message: string): Problem[] => [
    {file, line, column: 1, message, help: 'layout'},
  ];
  const {plain, marks} = withoutMarks(text);
  if (marks.length > 0) {
    return report(
      1,
      `the file has ${marks.join(' and ')}; ${FIX} replaces them with plain line feeds`,
    );
  }
  const head = `${editorLine(kind)}\n`;
  const problems = [
    ...(text.startsWith(head)
      ? []
      : report(1, `the file must start with "${editorLine(kind)}"; ${FIX} writes it`)),
    ...source.checkOrder(schema),
  ];
  if (problems.length > 0 || !isSound || isPlainlyLaidOut(plain.slice(head.length))) {
    return problems;
  }
  const laidOut = fixLayout(text, kind, schema);
  if (laidOut.text === text) {
    return [];
  }
  const [lines, wanted] = [text.split('\n'), laidOut.text.split('\n')];
  // Without a line feed at the end, it is the last line that differs.
  const index = [...lines, undefined].findIndex((line, at) => line !== wanted[at]);
  return report(
    Math.min(index + 1, lines.length),
    `this line does not have the standard layout (${laidOut.changes.join(', ')}); ${FIX} corrects it`,
  );
}

/** Converts line endings to LF and removes a byte order mark; `marks` describes what was changed. */
function withoutMarks(text: string): {readonly plain: string; readonly marks: readonly string[]} {
  const lineEnd = /\r\n?/.exec(text)?.[0];
  return {
    plain: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'),
    marks: [
      ...(text.startsWith('\uFEFF') ? ['a byte order mark'] : []),
      ...(lineEnd === undefined ? [] : [`${lineEnd === '\r' ? 'CR' : 'CRLF'} as line ends`]),
    ],
  };
}

/** A record in the standard layout; `changes` names the aspects that were corrected. */
export type Layout = {readonly text: string; readonly changes: readonly string[]};

/**
 * Reformats a record: keys in the order of the schema, indentation of two spaces, double instead
 * of single quotes, at most one empty line in a row. Comments stay with their key or value.
 * @returns the original text without changes if it isn't a YAML mapping, or if the new text
 *   would have other values
 */
export function fixLayout(
  text: string,
  kind: RecordKind,
  schema: z.ZodType = RECORD_KINDS[kind].schema,
): Layout {
  const {plain, marks} = withoutMarks(text);
  const body = withoutEditorLine(plain);
  const document = parseDocument(body, {version: '1.2'});
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return {text, changes: []};
  }
  const isSpaced = write(document) === body;
  const isSorted = !sortKeys(document.contents, schema);
  let isQuoted = true;
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type === 'QUOTE_SINGLE') {
        scalar.type = 'QUOTE_DOUBLE';
        isQuoted = false;
      }
    },
  });
  const head = `${editorLine(kind)}\n`;
  const laidOut = head + write(document);
  if (laidOut === text || !meansTheSame(text, laidOut)) {
    return {text, changes: []};
  }
  const isRight = {
    'line ends': marks.length === 0,
    'line for editors': plain.startsWith(head),
    'order of keys': isSorted,
    quotes: isQuoted,
  };
  const changes = Object.entries(isRight).flatMap(([what, holds]) => (holds ? [] : [what]));
  const spaces = isSpaced && changes.length > 0 ? [] : ['spaces and empty lines'];
  return {text: laidOut, changes: [...changes, ...spaces]};
}

const write = (document: Document): string =>
  document.toString({lineWidth: 0, flowCollectionPadding: false});

/** The text of a record in the standard layout; see {@link fixLayout}. */
export const layOut = (text: string, kind: RecordKind): string => fixLayout(text, kind).text;

/** Whether both parsers read the same values before and after reformatting. */
function meansTheSame(before: string, after: string): boolean {
  const readQuickly = (text: string): unknown => load(text, {schema: CORE_SCHEMA});
  const readStrictly = (text: string): unknown => parse(text, {version: '1.2'});
  try {
    return (
      isDeepStrictEqual(readQuickly(after), readQuickly(before)) &&
      isDeepStrictEqual(readStrictly(after), readStrictly(withoutMarks(before).plain))
    );
  } catch (error) {
    if (error instanceof YAMLException) {
      return false;
    }
    throw error;
  }
}

/** Removes the editor line, or any variant of it, from the comments above the first key. */
function withoutEditorLine(text: string): string {
  const [above = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  const comments = above.split('\n').filter((line) => !/^\s*#\s*yaml-language-server:/.test(line));
  return comments.join('\n').replace(/^\n+/, '') + text.slice(above.length);
}

/** Sorts the keys of a node, at every depth, in the order of a schema; returns whether any moved. */
function sortKeys(node: Node, schema: z.ZodType | undefined): boolean {
  if (schema === undefined) {
    return false;
  }
  let isChanged = false;
  if (isSeq(node)) {
    for (const item of node.items) {
      if (isNode(item)) {
        isChanged = sortKeys(item, schemaAt(schema, 0)) || isChanged;
      }
    }
  } else if (isMap(node)) {
    for (const {key, value} of node.items) {
      if (isScalar(key) && isNode(value)) {
        isChanged = sortKeys(value, schemaAt(schema, String(key.value))) || isChanged;
      }
    }
    const order = keysOf(schema);
    const rank = (key: unknown): number => {
      const index = isScalar(key) ? order.indexOf(String(key.value)) : -1;
      return index < 0 ? order.length : index;
    };
    const sorted = [...node.items].sort((a, b) => rank(a.key) - rank(b.key));
    const [first] = node.items;
    if (sorted[0] !== first && isScalar(first?.key) && node.commentBefore) {
      // The parser attaches a comment above the first key to the map; it must move with the key.
      first.key.commentBefore = node.commentBefore;
      node.commentBefore = null;
    }
    isChanged ||= sorted.some((pair, index) => pair !== node.items[index]);
    node.items = sorted;
  }
  return isChanged;
}
