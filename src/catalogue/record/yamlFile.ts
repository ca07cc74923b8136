/**
 * YAML files of content. Anchors and aliases are refused because a few lines of them can expand to
 * gigabytes ("billion laughs"), tags because records don't need them.
 */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type * as z from 'zod';
import {
  cut,
  type GuideSection,
  type Position,
  positionAt,
  type Problem,
  report,
  START,
} from '../problems';
import {explainIssues, type Path} from './explain';

type Result<Value> = {readonly value: Value | undefined; readonly problems: readonly Problem[]};

/** A YAML file that knows the position of each value. In YAML 1.2, a bare `yes` or date is text. */
export class YamlFile {
  /** Parsed again for the first problem: valid files don't keep the nodes, which take most memory. */
  private document: Document.Parsed | undefined;
  /** The first syntax error, which usually causes the others, or a feature that is refused. */
  private readonly fault: Fault | undefined;
  /** The parsed content; `undefined` if the file is not valid YAML or is empty. */
  readonly data: unknown;
  private readonly results = new WeakMap<z.ZodType, Result<unknown>>();

  constructor(
    /** Path relative to the site root, with forward slashes. */
    readonly file: string,
    readonly text: string,
  ) {
    this.fault = findRefusal(text);
    try {
      const document = this.fault ? undefined : parseYaml(text);
      this.fault ??= document && faultOfDocument(text, document);
      this.data = this.fault ? undefined : document?.toJS();
    } catch (error) {
      if (!(error instanceof RangeError)) {
        throw error;
      }
      this.fault = {index: 0, message: 'the values are nested too deeply; write fewer levels'};
    }
  }

  /** Position of a key or, without one, the value at `path`; if it is missing, of its parent. */
  positionOf(path: Path, key?: string): Position {
    if (this.fault) {
      return START;
    }
    this.document ??= parseYaml(this.text);
    const value: unknown =
      path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    const pairs = isMap(value) && key !== undefined ? value.items : [];
    const node = pairs.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key ?? value;
    if (isNode(node) && node.range) {
      return positionAt(this.text, node.range[0]);
    }
    return path.length === 0 ? START : this.positionOf(path.slice(0, -1));
  }

  /** The problem at a key or, without one, the value at `path`, as a list; none without a message. */
  report(path: Path, message: string | undefined, help?: GuideSection, key?: string): Problem[] {
    // Most calls have no message; finding the place takes longer than the rule itself.
    return message === undefined ? [] : report(this, this.positionOf(path, key), message, help);
  }

  /** Validates the file against a schema: its value, or `undefined` with all problems. */
  parse<Schema extends z.ZodType>(schema: Schema): Result<z.output<Schema>> {
    const result = this.results.get(schema) ?? this.validate(schema);
    this.results.set(schema, result);
    return result as Result<z.output<Schema>>;
  }

  private validate(schema: z.ZodType): Result<unknown> {
    if (this.fault) {
      const {index, message} = this.fault;
      return {value: undefined, problems: report(this, positionAt(this.text, index), message)};
    }
    const {data: value, error} = schema.safeParse(this.data, {reportInput: true});
    const findings = error ? explainIssues(error.issues, schema, this.data) : [];
    const problems = findings.flatMap(({path, key, message}) =>
      this.report(path, message, undefined, key),
    );
    return {value, problems};
  }
}

const parseYaml = (text: string): Document.Parsed =>
  parseDocument(text, {version: '1.2', stringKeys: true, logLevel: 'error'});

/** A syntax problem and the index of the character where it is. */
type Fault = {readonly index: number; readonly message: string};

function findRefusal(text: string): Fault | undefined {
  // Thousands of lists within lists on one line exhaust the parser.
  const nested = text.search(/(?:[-?:][ \t]+|[[{][ \t]*){9}/);
  if (nested >= 0) {
    return {index: nested, message: 'lists are nested too deeply here; write one level'};
  }
  const mark = /^(?:---|\.\.\.)(?=\s|$)/m.exec(text);
  const message = `"${mark?.[0]}" separates YAML documents, and a file must contain only one; remove the line and, if there is one, the document below it`;
  return mark ? {index: mark.index, message} : undefined;
}

/** The first syntax error, which usually causes the others, or the first value that is refused. */
function faultOfDocument(text: string, document: Document.Parsed): Fault | undefined {
  const nodes: Node[] = [];
  visit(document, {Node: (_, node) => void nodes.push(node)});
  const [error] = document.errors;
  return error === undefined
    ? nodes.map((node) => faultOfNode(text, node)).find((fault) => fault !== undefined)
    : (faultOfLines(text, error) ??
        faultOfOpening(text, nodes, error) ?? {
          index: error.pos[0],
          message: `not valid YAML: ${remedyFor(error)}`,
        });
}

function faultOfNode(text: string, node: Node): Fault | undefined {
  const fault = isAlias(node)
    ? 'is an alias for another value; write that value here'
    : node.anchor !== undefined
      ? 'is an anchor; write the value wherever it is needed'
      : node.tag !== undefined && 'is a YAML tag; write the value without it';
  if (fault === false) {
    return undefined;
  }
  const [before = ''] = /\S*\s*$/.exec(text.slice(0, node.range![0])) ?? [];
  const index = isAlias(node) ? node.range![0] : node.range![0] - before.length;
  const [word = ''] = /^\S+/.exec(text.slice(index)) ?? [];
  const message = `"${cut(word)}" ${fault}, or put text that starts like this in double quotes`;
  return {index, message};
}

/** Remedies by the code of the error or a part of its message; the first match applies. */
const REMEDIES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE:
    'this escape sequence does not exist; in double quotes, write "\\\\" for a backslash',
  BAD_INDENT: 'the indentation differs from the lines around it; use two spaces per level',
  BAD_SCALAR_START: 'text cannot start with this character; put the whole text in double quotes',
  ': Implicit ': 'this is not "key: value"; write the key, a colon, a space and the value',
  BLOCK_AS_IMPLICIT_KEY: 'text that contains ": " needs quotes; put it in double quotes',
  DUPLICATE_KEY:
    'duplicate key; keep one of the two, or start a new item with "- " before its first key',
  'Maximum call stack': 'the values are nested too deeply; write fewer levels',
  TAB_AS_INDENT: 'the line is indented with a tab; use two spaces per level',
  'Comments must be separated': '"#" starts a comment here; remove it, or put the text in quotes',
  UNEXPECTED_TOKEN: 'this is not allowed here; put text with special characters in double quotes',
};

const remedyFor = ({code, message}: YAMLError): string =>
  Object.entries(REMEDIES).find(([part]) => `${code}: ${message}`.includes(part))?.[1] ??
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

/** Finds a quote or bracket that isn't closed, or that ends the value too early. */
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
      const fault = `this quote is not closed; write ${quote} after the last character of the text`;
      return {index: start, message: fault};
    }
    if (message.startsWith('Unexpected scalar at node end')) {
      const escaped = quote === '"' ? '"\\""' : '"\'\'"';
      const fault = `this quote ends the text, but more text follows; write ${escaped} for a quote within the text`;
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

/** One problem for each unquoted value of these keys that is cut off by a YAML comment, " #". */
export function findCutTexts({file, text}: YamlFile, keys: readonly string[]): Problem[] {
  const cutText = new RegExp(
    `^( *(?:- *)*(?:${keys.join('|')}): +(?!["'#|>[{]).*?\\S) (#.*)$`,
    'gm',
  );
  return [...text.matchAll(cutText)].flatMap(({index, 1: before = '', 2: comment = ''}) => {
    const message = `the text ends before "${cut(comment)}", which YAML reads as a comment; put the whole text in double quotes, or move the comment to the line above`;
    return report({file}, positionAt(text, index + before.length + 1), message);
  });
}
