import {CORE_SCHEMA, load} from 'js-yaml';
import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import type {GuideSection, Position, Problem} from '../rules/problems';
import {positionAt} from '../textFile';
import {explainIssues, type Path} from './explainIssues';
import {explainSyntax, type Fault, findRefusal} from './yamlSyntax';

/**
 * A YAML file that knows the position of each value.
 *
 * It uses two parsers. `yaml` knows all positions but is about ten times slower than `js-yaml`,
 * which matters with a thousand records, so it parses a file only when there is a problem to
 * report. Both follow YAML 1.2, where a bare `yes` or date is a string.
 */
export class YamlFile {
  private readonly lines = new LineCounter();
  private parsed: Document.Parsed | undefined;
  private data: {readonly value: unknown} | undefined;
  private refused: {readonly fault: Fault | undefined} | undefined;

  constructor(
    /** Path relative to the site root, with forward slashes. */
    readonly file: string,
    readonly text: string,
  ) {}

  private get document(): Document.Parsed {
    this.parsed ??= parseDocument(this.text, {
      lineCounter: this.lines,
      version: '1.2',
      stringKeys: true,
      logLevel: 'error',
    });
    return this.parsed;
  }

  /** The parsed content; `undefined` if the file {@link isBroken} or is empty. */
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
      // The other parser finds the position of the error.
      return this.isBroken() ? undefined : this.document.toJS();
    }
  }

  /** Whether the file is not valid YAML, or uses features of YAML that are refused. */
  isBroken(): boolean {
    return this.refusal !== undefined || this.document.errors.length > 0;
  }

  /** A feature of YAML that the file uses but that is refused, such as an alias. */
  private get refusal(): Fault | undefined {
    this.refused ??= {fault: findRefusal(this.text)};
    return this.refused.fault;
  }

  /** Position of the value at `path`; if it is missing, of the nearest parent. */
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

  /** Position of a key, rather than of its value; if it is missing, of the value at `path`. */
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
  parse<Schema extends z.ZodType>(
    schema: Schema,
    foreign?: string,
  ): {readonly value: z.output<Schema> | undefined; readonly problems: readonly Problem[]} {
    if (this.refusal) {
      return {value: undefined, problems: [this.problemOf(this.refusal)]};
    }
    const value = this.read();
    const result = schema.safeParse(value, {reportInput: true});
    if (result.success) {
      return {value: result.data, problems: []};
    }
    // js-yaml tolerates some syntax errors, and they may be the reason why validation failed. The
    // first error of the strict parser usually causes the others, so only that one is reported.
    const [error] = this.document.errors;
    const problems = error
      ? [this.problemOf(explainSyntax(this.text, error))]
      : explainIssues(result.error.issues, schema, value, foreign).map(({path, key, message}) =>
          key === undefined ? this.problemAt(path, message) : this.problemAtKey(path, key, message),
        );
    return {value: undefined, problems};
  }

  private problemOf({index, message}: Fault): Problem {
    return {file: this.file, ...positionAt(this.text, index), message};
  }
}
