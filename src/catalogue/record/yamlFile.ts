import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import type {GuideSection, Position, Problem} from '../rules/problems';
import {explainIssues, type Path} from './explain';
import {positionAt} from '../textFile';
import {type Fault, faultOfDocument, findRefusal} from './yamlSyntax';

type Result<Value> = {
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
};

/** A YAML file that knows the position of each value. In YAML 1.2, a bare `yes` or date is text. */
export class YamlFile {
  private readonly lines = new LineCounter();
  private readonly document: Document.Parsed | undefined;
  /** The first syntax error, which usually causes the others, or a feature that is refused. */
  private readonly fault: Fault | undefined;
  private readonly data: unknown;
  /** The results of validations, by schema. */
  private readonly results = new WeakMap<z.ZodType, Result<unknown>>();

  constructor(
    /** Path relative to the site root, with forward slashes. */
    readonly file: string,
    readonly text: string,
  ) {
    this.fault = findRefusal(text);
    if (this.fault !== undefined) {
      return;
    }
    try {
      this.document = parseDocument(text, {
        lineCounter: this.lines,
        version: '1.2',
        stringKeys: true,
        logLevel: 'error',
      });
      this.fault = faultOfDocument(text, this.document);
      this.data = this.fault ? undefined : this.document.toJS();
    } catch (error) {
      if (!(error instanceof RangeError)) {
        throw error;
      }
      this.fault = {index: 0, message: 'the values are nested too deeply; write fewer levels'};
    }
  }

  /** The parsed content; `undefined` if the file is not valid YAML or is empty. */
  read(): unknown {
    return this.data;
  }

  /** Position of the value at `path`; if it is missing, of the nearest parent. */
  positionOf(path: Path): Position {
    for (let length = path.length; length >= 0; length--) {
      const node: unknown =
        length === 0 ? this.document?.contents : this.document?.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) {
        return this.positionAt(node.range[0]);
      }
    }
    return {line: 1, column: 1};
  }

  /** Position of a key, rather than of its value; if it is missing, of the value at `path`. */
  positionOfKey(path: Path, key: string): Position {
    const parent: unknown =
      path.length === 0 ? this.document?.contents : this.document?.getIn(path, true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    return isScalar(pair?.key) && pair.key.range
      ? this.positionAt(pair.key.range[0])
      : this.positionOf(path);
  }

  private positionAt(offset: number): Position {
    const {line, col} = this.lines.linePos(offset);
    return {line: Math.max(line, 1), column: Math.max(col, 1)};
  }

  /** A problem at the value at `path`. */
  problemAt(path: Path, message: string, help?: GuideSection): Problem {
    return {file: this.file, ...this.positionOf(path), message, ...(help && {help})};
  }

  /** A problem at a key of the object at `path`. */
  problemAtKey(path: Path, key: string, message: string, help?: GuideSection): Problem {
    return {file: this.file, ...this.positionOfKey(path, key), message, ...(help && {help})};
  }

  /**
   * Validates the file against a schema.
   * @param foreign end of the message for an unknown key that is not similar to a known one
   * @returns the value, or `undefined` with all problems
   */
  parse<Schema extends z.ZodType>(schema: Schema, foreign?: string): Result<z.output<Schema>> {
    const result = this.results.get(schema) ?? this.validate(schema, foreign);
    this.results.set(schema, result);
    return result as Result<z.output<Schema>>;
  }

  private validate(schema: z.ZodType, foreign?: string): Result<unknown> {
    if (this.fault) {
      const {index, message} = this.fault;
      return {
        value: undefined,
        problems: [{file: this.file, ...positionAt(this.text, index), message}],
      };
    }
    const result = schema.safeParse(this.data, {reportInput: true});
    if (result.success) {
      return {value: result.data, problems: []};
    }
    const problems = explainIssues(result.error.issues, schema, this.data, foreign).map(
      ({path, key, message}) =>
        key === undefined ? this.problemAt(path, message) : this.problemAtKey(path, key, message),
    );
    return {value: undefined, problems};
  }
}
