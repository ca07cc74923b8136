import {CORE_SCHEMA, load} from 'js-yaml';
import {isMap, isNode, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import type * as z from 'zod';
import {type GuideSection, type Position, type Problem, suggestion} from '../rules/problems';
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

  constructor(
    /** Path relative to the root of the site, with forward slashes. */
    readonly file: string,
    readonly text: string,
  ) {}

  private get document(): Document.Parsed {
    this.parsed ??= parseDocument(this.text, {lineCounter: this.lines, version: '1.2'});
    return this.parsed;
  }

  /** What the file holds; `undefined` when it is not YAML. */
  read(): unknown {
    this.data ??= {value: this.readQuickly() ?? this.readWithPlaces()};
    return this.data.value;
  }

  private readQuickly(): unknown {
    try {
      return load(this.text, {schema: CORE_SCHEMA});
    } catch {
      // The other parser says what is wrong, and where.
      return undefined;
    }
  }

  private readWithPlaces(): unknown {
    return this.document.errors.length > 0 ? undefined : this.document.toJS();
  }

  /** Whether the file is not YAML, as far as the parser that is strict about it can tell. */
  isBroken(): boolean {
    return this.document.errors.length > 0;
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
    const result = schema.safeParse(this.read(), {reportInput: true});
    if (result.success) {
      return {value: result.data, problems: []};
    }
    const {errors} = this.document;
    // The quick parser passes over some errors, and what then does not hold is their fault.
    const problems =
      errors.length > 0
        ? errors.map((error) => ({
            file: this.file,
            ...this.positionAt(error.pos[0]),
            message: `not valid YAML: ${error.message.split('\n')[0]!.replace(/ at line .*$/, '')}`,
          }))
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
            `${name} is ${given === undefined ? 'missing' : JSON.stringify(given)}${hint}`,
          ),
        ];
      }
      case 'invalid_type':
        return [
          this.problemAt(
            issue.path,
            issue.input === undefined
              ? `${name} is missing; it must be ${describeType(issue.expected)}`
              : `${name} is ${JSON.stringify(issue.input)}; it must be ${describeType(issue.expected)}`,
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
            ? ` is ${JSON.stringify(issue.input)}; it`
            : '';
        const hint =
          params?.allowed && given !== '' ? suggestion(String(issue.input), params.allowed) : '';
        return [this.problemAt(issue.path, `${name}${given} ${issue.message}${hint}`)];
      }
    }
  }
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
