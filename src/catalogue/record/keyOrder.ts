/** The one way in which records are written, so that a diff shows changes of content only. */
import {isDeepStrictEqual} from 'node:util';
import {isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit} from 'yaml';
import type {YAMLMap} from 'yaml';
import type * as z from 'zod';
import {RECORD_KINDS, type RecordKind} from '../kinds';
import type {Problem} from '../rules/problems';
import {keysOf, schemaAt} from './shape';

/** First line of a record: where editors find what its keys mean, without a network. */
export const editorLine = (kind: RecordKind): string =>
  `# yaml-language-server: $schema=../../static/schema/${kind}.json`;

/** A problem when a record does not start with the line that editors look for. */
export function checkEditorLine(file: string, text: string, kind: RecordKind): Problem[] {
  return text.startsWith(`${editorLine(kind)}\n`) || text.startsWith(`${editorLine(kind)}\r\n`)
    ? []
    : [
        {
          file,
          line: 1,
          column: 1,
          message: `the file must start with "${editorLine(kind)}"; "npm run check:content -- --fix" writes it`,
          help: 'layout',
        },
      ];
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
