/** The one way in which records are written, so that a diff shows changes of content only. */
import {isDeepStrictEqual} from 'node:util';
import {isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit} from 'yaml';
import type {YAMLMap} from 'yaml';
import type * as z from 'zod';
import {RECORD_KINDS, type RecordKind} from '../kinds';
import type {Problem} from '../rules/problems';
import {cut} from '../rules/show';
import {keysOf, schemaAt} from './shape';

/** First line of a record: where editors find what its keys mean, without a network. */
export const editorLine = (kind: RecordKind): string =>
  `# yaml-language-server: $schema=../../static/schema/${kind}.json`;

/** A problem when a record does not start with the line that editors look for. */
export function checkEditorLine(file: string, text: string, kind: RecordKind): Problem[] {
  const fault = text.startsWith('\uFEFF')
    ? 'the file begins with a mark of the byte order (BOM), which no record has'
    : !text.startsWith(editorLine(kind))
      ? `the file must start with "${editorLine(kind)}"`
      : undefined;
  return fault === undefined
    ? []
    : [
        {
          ...{file, line: 1, column: 1, help: 'layout'},
          message: `${fault}; "npm run check:content -- --fix" mends that`,
        },
      ];
}

/** A problem at the first line of a record that {@link layOut} would write in another way. */
export function checkLayout(file: string, text: string, kind: RecordKind): Problem[] {
  if (isPlainlyLaidOut(text)) {
    return [];
  }
  const [rows, wanted] = [text, layOut(text, kind)].map((version) => version.split('\n')) as [
    string[],
    string[],
  ];
  const isEndless = wanted.length > rows.length;
  const index = rows.findIndex(
    (row, at) => row !== wanted[at] || (isEndless && at === rows.length - 1),
  );
  return index < 0
    ? []
    : [
        {
          file,
          line: index + 1,
          column: 1,
          message: `${describeLayout(rows[index]!, wanted[index])}; "npm run check:content -- --fix" mends that`,
          help: 'layout',
        },
      ];
}

const describeLayout = (row: string, wanted: string | undefined): string =>
  row === `${wanted}\r`
    ? 'the line ends with CR and LF, as on Windows'
    : row.trim() === ''
      ? 'an empty line too many stands here'
      : wanted === undefined || row === wanted
        ? 'the last line does not end'
        : `the line is not laid out as in other records, which have: ${cut(wanted.trim())}`;

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
const INLINE = `(?:${QUOTED}|[^"',]|, (?! ))*`;
const VALUE = `(?:${QUOTED}|\\[(?! )${INLINE}(?<! )\\]|\\{(?! )${INLINE}(?<! )\\}|(?!- )[^\\s"'#|>{[&*!:?].*)`;
/** A line as records have it: a comment, or a key or an item with its value in the same line. */
const PLAIN_ROW = new RegExp(
  `^(?!.*\\S {2,}#)(?:#.*|( *)((?:- )*)(?:[\\w-]+:(?: ${VALUE})?|(?<=- )(?![\\w-]+:(?:\\s|$))${VALUE})(?: #.*)?)$`,
);

/**
 * Whether all lines of a record are as {@link layOut} writes them, as far as that can be told
 * without a parser, which takes a hundred times as long.
 */
function isPlainlyLaidOut(text: string): boolean {
  if (!text.endsWith('\n')) {
    return false;
  }
  let opened: number | undefined;
  return text
    .slice(0, -1)
    .split('\n')
    .every((row) => {
      const match = PLAIN_ROW.exec(row);
      if (!match || row.endsWith(' ')) {
        return false;
      }
      if (row.startsWith('#')) {
        return true;
      }
      const depth = match[1]!.length;
      const isDeepEnough = opened === undefined || depth === opened;
      // What a key without a value opens is two spaces deeper than the key.
      opened = row.endsWith(':') ? depth + match[2]!.length + 2 : undefined;
      return isDeepEnough && depth % 2 === 0;
    });
}

/**
 * Writes a record anew: keys in the order of the schema, two spaces a level, double quotes where
 * there were single ones, no more than one empty line. Comments stay with what they stand at.
 * @returns the text as it was when it is not YAML, or when the new one would mean something else
 */
export function layOut(text: string, kind: RecordKind): string {
  const document = parseDocument(text, {version: '1.2'});
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return text;
  }
  const meaning: unknown = document.toJS();
  removeEditorLine(document.contents);
  sortKeys(document.contents, RECORD_KINDS[kind].schema);
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type === 'QUOTE_SINGLE') {
        scalar.type = 'QUOTE_DOUBLE';
      }
    },
  });
  const body = document.toString({lineWidth: 0, flowCollectionPadding: false});
  const laidOut = `${editorLine(kind)}\n${body}`;
  const check = parseDocument(laidOut, {version: '1.2'});
  return check.errors.length === 0 && isDeepStrictEqual(check.toJS(), meaning) ? laidOut : text;
}

/** Takes the line for editors, or what stands for it, out of the comment above the first key. */
function removeEditorLine({items: [first]}: YAMLMap): void {
  if (isScalar(first?.key) && first.key.commentBefore) {
    const rest = first.key.commentBefore
      .split('\n')
      .filter((line) => !line.trim().startsWith('yaml-language-server:'))
      .join('\n')
      .replace(/^\n+/, '');
    first.key.commentBefore = rest === '' ? null : rest;
  }
}

function sortKeys(node: Node, schema: z.ZodType | undefined): void {
  if (schema === undefined) {
    return;
  }
  if (isSeq(node)) {
    for (const item of node.items) {
      if (isNode(item)) {
        sortKeys(item, schemaAt(schema, 0));
      }
    }
  } else if (isMap(node)) {
    for (const {key, value} of node.items) {
      if (isScalar(key) && isNode(value)) {
        sortKeys(value, schemaAt(schema, String(key.value)));
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
    node.items = sorted;
  }
}
