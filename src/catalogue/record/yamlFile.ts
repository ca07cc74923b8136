import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {
  type GuideSection,
  type Position,
  positionAt,
  type Problem,
  report,
  START,
} from '../rules/problems';
import {explainIssues, type Path} from './explain';
import {type Fault, faultOfDocument, findRefusal} from './yamlSyntax';

type Result<Value> = {
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
};

/** A YAML file that knows the position of each value. In YAML 1.2, a bare `yes` or date is text. */
export class YamlFile {
  private readonly lines = new LineCounter();
  /** Parsed again for the first problem: valid files don't keep the nodes, which take most memory. */
  private document: Document.Parsed | undefined;
  /** The first syntax error, which usually causes the others, or a feature that is refused. */
  private readonly fault: Fault | undefined;
  /** The parsed content; `undefined` if the file is not valid YAML or is empty. */
  readonly data: unknown;
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
      const document = this.parseText();
      this.fault = faultOfDocument(text, document);
      this.data = this.fault ? undefined : document.toJS();
    } catch (error) {
      if (!(error instanceof RangeError)) {
        throw error;
      }
      this.fault = {index: 0, message: 'the values are nested too deeply; write fewer levels'};
    }
  }

  private parseText(lineCounter?: LineCounter): Document.Parsed {
    const options = {version: '1.2', stringKeys: true, logLevel: 'error'} as const;
    return parseDocument(this.text, {...options, ...(lineCounter && {lineCounter})});
  }

  /** Position of a key or, without one, the value at `path`; if it is missing, of its parent. */
  positionOf(path: Path, key?: string): Position {
    if (this.fault) {
      return START;
    }
    this.document ??= this.parseText(this.lines);
    const value: unknown =
      path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    const pair =
      isMap(value) && key !== undefined
        ? value.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
    const node = pair?.key ?? value;
    if (isNode(node) && node.range) {
      const {line, col} = this.lines.linePos(node.range[0]);
      return {line: Math.max(line, 1), column: Math.max(col, 1)};
    }
    return path.length === 0 ? START : this.positionOf(path.slice(0, -1));
  }

  /** The problem at a key or, without one, the value at `path`, as a list; none without a message. */
  report(path: Path, message: string | undefined, help?: GuideSection, key?: string): Problem[] {
    // Most calls have no message; finding the place takes longer than the rule itself.
    return message === undefined ? [] : report(this, this.positionOf(path, key), message, help);
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
      return {value: undefined, problems: report(this, positionAt(this.text, index), message)};
    }
    const result = schema.safeParse(this.data, {reportInput: true});
    return result.success
      ? {value: result.data, problems: []}
      : {
          value: undefined,
          problems: explainIssues(result.error.issues, schema, this.data, foreign).flatMap(
            ({path, key, message}) => this.report(path, message, undefined, key),
          ),
        };
  }
}
