/** The one way in which records are written, so that a diff shows changes of content only. */
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

/** First line of a record: where editors find what its keys mean, without a network. */
export const editorLine = (kind: RecordKind): string =>
  `# yaml-language-server: $schema=../../static/schema/${kind}.json`;

const FIX = '"npm run check:content -- --fix"';

/**
 * Says where a record is not written as all of them are, one mistake at a time.
 * @param schema the schema whose order its keys have
 * @param isSound whether nothing else is wrong, which may be all that is strange about a line
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
    return report(1, `the file has ${marks.join(' and ')}; ${FIX} writes plain line feeds`);
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
    `this line is not written as in other records (${laidOut.changes.join(', ')}); ${FIX} mends it`,
  );
}

/** A text with line feeds as line ends and nothing before the first line, and what else it had. */
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

/** A record as it is written, and what had to change for that. */
export type Layout = {readonly text: string; readonly changes: readonly string[]};

/**
 * Writes a record anew: keys in the order of the schema, two spaces a level, double quotes where
 * there were single ones, no more than one empty line. Comments stay with what they stand at.
 * @returns the text as it was when it is not YAML, or when the new one would mean something else
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

/** A record in the form in which it is written; see {@link fixLayout}. */
export const layOut = (text: string, kind: RecordKind): string => fixLayout(text, kind).text;

/** Whether both parsers find the same values in a text before and after it was laid out. */
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

/** Takes the line for editors, or what stands for it, out of the comments above the first key. */
function withoutEditorLine(text: string): string {
  const [above = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  const comments = above.split('\n').filter((line) => !/^\s*#\s*yaml-language-server:/.test(line));
  return comments.join('\n').replace(/^\n+/, '') + text.slice(above.length);
}

/** Puts the keys in the order of a schema; returns whether they were in another. */
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
      // A comment above the first key belongs to the map in the parser's eyes, to the key in ours.
      first.key.commentBefore = node.commentBefore;
      node.commentBefore = null;
    }
    isChanged ||= sorted.some((pair, index) => pair !== node.items[index]);
    node.items = sorted;
  }
  return isChanged;
}
