import {CORE_SCHEMA, load} from 'js-yaml';
import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import type {GuideSection, Position, Problem} from '../rules/problems';
import {positionAt} from '../textFile';
import {explainIssues, inside, type Path} from './explainIssues';
import {keysOf, schemaAt} from './shape';
import {explainSyntax, type Fault, findRefusal} from './yamlSyntax';

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
  private refused: {readonly fault: Fault | undefined} | undefined;

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
      logLevel: 'error',
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

  /** Why the file is not read, although a parser of YAML could. */
  private get refusal(): Fault | undefined {
    this.refused ??= {fault: findRefusal(this.text)};
    return this.refused.fault;
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
  problemAtKey(path: Path, key: string, message: string, help?: GuideSection): Problem {
    return {file: this.file, ...this.positionOfKey(path, key), message, ...(help && {help})};
  }

  /**
   * Checks the file against a schema.
   * @param foreign what to say of a key that no key of the schema is like
   * @returns the value, or `undefined` with every problem that was found
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
    // The quick parser passes over some errors, and what then does not hold is their fault; so is
    // what the strict one has to say of the lines below the first.
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
        this.problemAtKey(
          path,
          misplaced,
          `${inside(path)}"${misplaced}" stands where "${expected}" belongs; "npm run check:content -- --fix" puts the keys in order`,
          'layout',
        ),
        ...below,
      ];
    };
    return visit(this.read(), schema, []);
  }
}
