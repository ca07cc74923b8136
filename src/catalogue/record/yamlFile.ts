import {CORE_SCHEMA, load} from 'js-yaml';
import {
  CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type * as z from 'zod';
import {type GuideSection, type Position, type Problem, suggestion} from '../rules/problems';
import {positionAt} from '../textFile';
import {keysOf, schemaAt} from './shape';

type Path = readonly PropertyKey[];

/**
 * A YAML file, which can say where each of its values stands.
 *
 * Two parsers share the work. `yaml` knows the place of everything but takes about ten times as
 * long as `js-yaml`, which matters with a thousand records; so it reads a file only when there
 * is something to say about it. Both follow YAML 1.2, in which a bare `yes` or date is text.
 */
export class YamlFile {
  private readonly lines = new LineCounter();
  private parsed: Document.Parsed | undefined;
  private data: {readonly value: unknown} | undefined;
  private refused: {readonly problem: Problem | undefined} | undefined;

  constructor(
    /** Path relative to the root of the site, with forward slashes. */
    readonly file: string,
    readonly text: string,
  ) {}

  private get document(): Document.Parsed {
    this.parsed ??= parseDocument(this.text, {
      lineCounter: this.lines,
      version: '1.2',
      stringKeys: true,
      logLevel: 'silent',
    });
    return this.parsed;
  }

  /** What the file holds; `undefined` when it is no YAML that a record may be. */
  read(): unknown {
    this.data ??= {value: this.readQuickly()};
    return this.data.value;
  }

  private readQuickly(): unknown {
    if (this.refusal !== undefined) {
      return undefined;
    }
    try {
      return load(this.text, {schema: CORE_SCHEMA});
    } catch {
      // The other parser says what is wrong, and where.
      return this.isBroken() ? undefined : this.document.toJS();
    }
  }

  /** Whether the file is no YAML, or more of YAML than a record may be. */
  isBroken(): boolean {
    return this.refusal !== undefined || this.document.errors.length > 0;
  }

  /** Why the file is not read, although a parser of YAML could; the first reason is enough. */
  private get refusal(): Problem | undefined {
    this.refused ??= {problem: this.findRefusal()};
    return this.refused.problem;
  }

  private findRefusal(): Problem | undefined {
    const found = MAY_BE_CLEVER.test(this.text) ? findCleverness(this.text) : undefined;
    return (
      found && {file: this.file, ...positionAt(this.text, found.index), message: found.message}
    );
  }

  /** Position of the value at `path`; where it is missing, of the nearest value around it. */
  positionOf(path: Path): Position {
    for (let length = path.length; length >= 0; length--) {
      const node: unknown =
        length === 0 ? this.document.contents : this.document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) {
        return this.positionAt(node.range[0]);
      }
    }
    return {line: 1, column: 1};
  }

  /** Position of the key itself, not of its value. */
  positionOfKey(path: Path, key: string): Position {
    const parent: unknown =
      path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair && isScalar(pair.key) && pair.key.range) {
        return this.positionAt(pair.key.range[0]);
      }
    }
    return this.positionOf(path);
  }

  private positionAt(offset: number): Position {
    const {line, col} = this.lines.linePos(offset);
    return {line: Math.max(line, 1), column: Math.max(col, 1)};
  }

  /** A problem at the value that `path` leads to. */
  problemAt(path: Path, message: string, help?: GuideSection): Problem {
    return {file: this.file, ...this.positionOf(path), message, ...(help && {help})};
  }

  /** A problem at the key itself. */
  problemAtKey(path: Path, key: string, message: string): Problem {
    return {file: this.file, ...this.positionOfKey(path, key), message};
  }

  /**
   * Checks the file against a schema.
   * @returns the value, or `undefined` with every problem that was found
   */
  parse<Schema extends z.ZodType>(
    schema: Schema,
  ): {readonly value: z.output<Schema> | undefined; readonly problems: readonly Problem[]} {
    if (this.refusal) {
      return {value: undefined, problems: [this.refusal]};
    }
    const result = schema.safeParse(this.read(), {reportInput: true});
    if (result.success) {
      return {value: result.data, problems: []};
    }
    // The quick parser passes over some errors, and what then does not hold is their fault; so is
    // what the strict one has to say of the lines below the first.
    const [error] = this.document.errors;
    const problems = error
      ? [
          {
            file: this.file,
            ...this.positionAt(error.pos[0]),
            message: `not valid YAML: ${explainError(error)}`,
          },
        ]
      : result.error.issues.flatMap((issue) => this.problemsOf(issue, schema));
    return {value: undefined, problems};
  }

  /** A problem for the first key of each group that does not stand where the schema has it. */
  checkOrder(schema: z.ZodType): Problem[] {
    const visit = (value: unknown, at: z.ZodType | undefined, path: Path): Problem[] => {
      if (typeof value !== 'object' || value === null || at === undefined) {
        return [];
      }
      const order = keysOf(at);
      const known = Object.keys(value).filter((key) => order.includes(key));
      const wanted = order.filter((key) => known.includes(key));
      const misplaced = known.find((key, index) => key !== wanted[index]);
      const below = Object.entries(value).flatMap(([key, item]) =>
        visit(item, schemaAt(at, key), [...path, Array.isArray(value) ? Number(key) : key]),
      );
      if (misplaced === undefined) {
        return below;
      }
      const expected = wanted[known.indexOf(misplaced)]!;
      return [
        {
          file: this.file,
          ...this.positionOfKey(path, misplaced),
          message: `${inside(path)}"${misplaced}" stands where "${expected}" belongs; "npm run check:content -- --fix" puts the keys in order`,
          help: 'layout',
        },
        ...below,
      ];
    };
    return visit(this.read(), schema, []);
  }

  private problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType): Problem[] {
    const name = formatPath(issue.path);
    switch (issue.code) {
      case 'unrecognized_keys': {
        const allowed = keysAt(schema, issue.path);
        return issue.keys.map((key) => ({
          file: this.file,
          ...this.positionOfKey(issue.path, key),
          message: `${inside(issue.path)}unknown key "${key}"${suggestion(key, allowed)}`,
        }));
      }
      case 'invalid_value': {
        const allowed = issue.values.map(String);
        const given = issue.input;
        const hint =
          typeof given === 'string'
            ? suggestion(given, allowed)
            : `; allowed: ${allowed.join(', ')}`;
        return [
          this.problemAt(
            issue.path,
            `${name} is ${given === undefined ? 'missing' : show(given)}${hint}`,
          ),
        ];
      }
      case 'invalid_type':
        return [
          this.problemAt(
            issue.path,
            issue.input === undefined
              ? `${name} is missing; it must be ${describeType(issue.expected)}`
              : `${name} is ${show(issue.input)}; it must be ${describeType(issue.expected)}`,
          ),
        ];
      case 'invalid_union': {
        // The branch that got furthest into the value is the one its author meant.
        const branches = issue.errors.filter((errors) => errors.length > 0);
        const meant =
          branches.find((errors) => errors.every((error) => error.path.length > 0)) ??
          branches.at(-1);
        return (meant ?? []).flatMap((error) =>
          this.problemsOf({...error, path: [...issue.path, ...error.path]}, schema),
        );
      }
      case 'invalid_key':
        return issue.issues.map(({message}) => ({
          file: this.file,
          ...this.positionOfKey(issue.path.slice(0, -1), String(issue.path.at(-1))),
          message: `key "${String(issue.path.at(-1))}" ${message}`,
        }));
      default: {
        const params =
          issue.code === 'custom'
            ? (issue.params as {allowed?: readonly string[]} | undefined)
            : undefined;
        const given =
          typeof issue.input === 'string' || typeof issue.input === 'number'
            ? ` is ${show(issue.input)}; it`
            : '';
        const hint =
          params?.allowed && given !== '' ? suggestion(String(issue.input), params.allowed) : '';
        return [this.problemAt(issue.path, `${name}${given} ${issue.message}${hint}`)];
      }
    }
  }
}

/** Characters at which values of YAML may be named, repeated, given a type, or nested deeply. */
const MAY_BE_CLEVER = /(?:^|[\s[{,:?-])[&*!][^\s]|\[\s*\[\s*\[\s*\[|\{\s*\{/;

/** How deep brackets may be open; records need two. */
const MAX_DEPTH = 8;

/**
 * The first anchor, alias or tag of a text, or the bracket that is one too deep. Records need
 * none of these, and a few lines of aliases of aliases can stand for gigabytes.
 */
function findCleverness(
  text: string,
): {readonly index: number; readonly message: string} | undefined {
  let index = 0;
  let depth = 0;
  for (const token of new Lexer().lex(text)) {
    switch (CST.tokenType(token)) {
      case 'alias':
        return {index, message: `"${cut(token)}" repeats another value; write that value here`};
      case 'anchor':
        return {
          index,
          message: `"${cut(token)}" marks a value to be repeated; remove it, and write the value wherever it is needed`,
        };
      case 'tag':
        return {index, message: `"${cut(token)}" is a tag of YAML; write the value alone`};
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
    // What the lexer adds between the pieces of the text is one control character each.
    index += MARKS.has(token) ? 0 : token.length;
  }
  return undefined;
}

const MARKS = new Set<string>([CST.BOM, CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** What is wrong with a file that is no YAML, with its remedy where that is certain. */
function explainError({code, message}: YAMLError): string {
  const own: Partial<Record<YAMLError['code'], string>> = {
    BAD_INDENT: 'the line is indented differently from those beside it; use two spaces a level',
    BLOCK_AS_IMPLICIT_KEY:
      'a key or value goes on here in a way it cannot; put a text with ": " in it between double quotes',
    DUPLICATE_KEY: 'the key stands here a second time; keep one of the two',
    MULTILINE_IMPLICIT_KEY:
      'this is no "key: value"; write the key, a colon, a space and its value',
    MULTIPLE_DOCS: 'the file holds a second document; remove the line "---" and what is below it',
    TAB_AS_INDENT: 'the line is indented with a tab; use two spaces a level',
    UNEXPECTED_TOKEN:
      'this cannot stand here; put a text with special characters between double quotes',
  };
  return own[code] ?? message.split('\n')[0]!.replace(/ at line .*$/, '');
}

const MAX_SHOWN = 80;

/** At most 80 characters of a text, in one line and without controls. */
const cut = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;

/** A value as a message shows it, without walking through more of it than is shown. */
function show(value: unknown): string {
  if (typeof value === 'string') {
    const json = JSON.stringify(value.slice(0, MAX_SHOWN + 1));
    return value.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…"` : json;
  }
  return Array.isArray(value)
    ? `a list of ${value.length}`
    : typeof value === 'object' && value !== null
      ? `a group of keys (${cut(Object.keys(value).slice(0, 5).join(', '))})`
      : String(value);
}

/** `facts[2].text.en` */
export function formatPath(path: Path): string {
  const text = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? 'the file' : text;
}

const inside = (path: Path): string => (path.length === 0 ? '' : `${formatPath(path)}: `);

const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'a group of keys',
  record: 'a group of keys',
  string: 'text',
};

const describeType = (expected: string): string => TYPE_WORDS[expected] ?? expected;

/** Keys that the strict object at `path` of a schema knows. */
function keysAt(schema: z.ZodType, path: Path): readonly string[] {
  let current: z.ZodType | undefined = schema;
  for (const part of path) {
    current = current && schemaAt(current, part);
  }
  return current ? keysOf(current) : [];
}
