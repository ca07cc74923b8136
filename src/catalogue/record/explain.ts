/** Turns the issues of a schema into messages for contributors, with one finding for each mistake. */
import type * as z from 'zod';
import {cut, listSome, nearestWord, show, suggestion} from '../problems';

export type Path = readonly PropertyKey[];

/** A mistake in the value at a path, or in one of its keys. */
export type Finding = {
  readonly path: Path;
  /** Key below `path` that is wrong, or before which a key is missing. */
  readonly key?: string | undefined;
  readonly message: string;
};

type Issue = z.core.$ZodIssue;

export function explainIssues(
  issues: readonly Issue[],
  schema: z.ZodType,
  value: unknown,
): Finding[] {
  const [first] = issues;
  if (first?.code === 'invalid_type' && first.path.length === 0) {
    const keys = Object.entries(shapeOf(schema))
      .filter(([, one]) => !canBeLeftOut(one))
      .map(([key]) => key)
      .slice(0, 3)
      .join(', ');
    const given = value === undefined || value === null ? 'has no keys' : `is ${show(value)}`;
    const message = `the file ${given}; it must contain keys with their values${keys === '' ? '' : ` (${keys} …)`}`;
    return [{path: [], message}];
  }
  const byParent = new Map<string, {readonly path: Path; readonly issues: Issue[]}>();
  for (const issue of issues.map(meantIssue).flat()) {
    const path = issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1);
    const group = byParent.get(formatPath(path)) ?? {path, issues: []};
    byParent.set(formatPath(path), group);
    group.issues.push(issue);
  }
  return [...byParent.values()].flatMap((group) => {
    const below = group.path.reduce<z.ZodType | undefined>(schemaAt, schema);
    return explainGroup(group, below, valueBelow(value, group.path));
  });
}

/** Replaces an issue of a union by the issues of the branch that the author most likely meant. */
function meantIssue(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') {
    return [issue];
  }
  const branches = issue.errors.filter((errors) => errors.length > 0);
  const words = branches.flat().find(({code}) => code === 'invalid_value');
  const isNearWord =
    words?.code === 'invalid_value' &&
    typeof issue.input === 'string' &&
    nearestWord(issue.input, words.values.map(String)) !== undefined;
  // That is the branch whose errors are all below the value itself.
  const meant = isNearWord
    ? [words]
    : (branches.find((errors) => errors.every(({path}) => path.length > 0)) ?? branches.at(-1));
  return (meant ?? []).flatMap((error) =>
    meantIssue({...error, path: [...issue.path, ...error.path]}),
  );
}

const isMissing = (issue: Issue): boolean =>
  issue.code !== 'custom' && 'input' in issue && issue.input === undefined;

/** Explains the issues in the keys of one group, or in the items of one list. */
function explainGroup(
  {path, issues}: {readonly path: Path; readonly issues: readonly Issue[]},
  schema: z.ZodType | undefined,
  value: unknown,
): Finding[] {
  const shape = shapeOf(schema);
  const order = Object.keys(shape);
  const missing = new Map(
    issues.filter(isMissing).map((issue) => [String(issue.path.at(-1)), issue]),
  );
  const emptied = new Set<string>();
  /** @param rule what is wrong with an unknown key, or `only …`, what the group may have instead */
  const explainUnknown = (key: string, rule: string): string | undefined => {
    // A key that is not indented enough leaves the one that it belongs to empty.
    const home = order.find(
      (other) =>
        Object.hasOwn(shapeOf(shape[other]), key) && (valueBelow(value, [other]) ?? null) === null,
    );
    if (home !== undefined) {
      const remedy = missing.delete(home)
        ? `missing; write "${home}:" in a line above it, and indent`
        : 'empty; indent';
      const isFirst = !emptied.has(home);
      emptied.add(home);
      const message = `"${key}" belongs to "${home}", which is ${remedy} it by two spaces`;
      return isFirst ? message : undefined;
    }
    const glued = /^([\w-]+) *[:：=]/.exec(key)?.[1] ?? '';
    if (order.includes(glued)) {
      missing.delete(glued);
      return `there is no space after the colon in "${cut(key)}"; write "${glued}: …"`;
    }
    const near = nearestWord(key, missing.keys()) ?? nearestWord(key, order);
    missing.delete(near ?? '');
    const allowed = order.length <= 12 ? `allowed: ${order.join(', ')}` : 'remove it';
    const remedy = rule.startsWith('Unrecognized') ? allowed : rule;
    const isSentence = near === undefined && !/^(?:Unrecognized|only) /.test(rule);
    return isSentence
      ? `"${cut(key)}" ${rule}`
      : `unknown key "${cut(key)}"; ${near === undefined ? remedy : `did you mean "${near}"?`}`;
  };
  const ofUnknown = issues.flatMap((issue) =>
    (issue.code === 'unrecognized_keys' ? issue.keys : []).flatMap((key): Finding[] => {
      const message = explainUnknown(key, issue.message);
      return message === undefined ? [] : [{path, key, message: inside(path) + message}];
    }),
  );
  const others = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      !isMissing(issue) &&
      !emptied.has(String(issue.path.at(-1))),
  );
  return [
    ...ofUnknown,
    ...explainMissing(path, missing, order, value),
    ...others.map((issue) => explainValue(issue, schemaAt(schema, issue.path.at(-1) ?? ''))),
  ];
}

/** Places missing keys at the key that should follow them, else at the last key. */
function explainMissing(
  path: Path,
  missing: ReadonlyMap<string, Issue>,
  order: readonly string[],
  value: unknown,
): Finding[] {
  const there = Object.keys(Object(value) as object);
  const at = (name: string, message: string): Finding => {
    const after = order.slice(order.indexOf(name)).find((other) => there.includes(other));
    return {path, key: after ?? there.at(-1), message};
  };
  const names = [...missing.keys()];
  const many = `${inside(path)}${names.length} keys are missing: ${listSome(names)}; write them all, with unknown for values that are not known`;
  return names.length > 3
    ? [at(names[0]!, many)]
    : [...missing].map(([key, issue]) =>
        at(key, `${formatPath([...path, key])} is missing; it ${ruleOf(issue)}`),
      );
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number such as 10 or 0.5',
  boolean: 'true or false',
  array: 'a list; start each item with a hyphen and a space, "- "',
  object: 'a group of keys',
  record: 'a group of keys',
};

function ruleOf(issue: Issue): string {
  return issue.code === 'invalid_value'
    ? `must be one of ${issue.values.map(String).join(', ')}`
    : issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')
      ? `must be ${TYPES[issue.expected] ?? issue.expected}`
      : issue.message;
}

/** Words that people write where a key should be left out. */
const NOTHING = /^(?:|-|n\/a|none|nothing|null|unknown|tbd|なし|不明|未定)$/i;

const canBeLeftOut = (schema: z.ZodType | undefined): boolean =>
  schema?.safeParse(undefined).success === true;

function explainValue(issue: Issue, schema: z.ZodType | undefined): Finding {
  const {path} = issue;
  const name = formatPath(path);
  const given = 'input' in issue ? issue.input : undefined;
  const isText = typeof given === 'string';
  const isShown = isText || typeof given === 'number';
  switch (issue.code) {
    case 'invalid_key': {
      const key = String(path.at(-1));
      const message = `key "${cut(key)}" ${issue.issues[0]?.message ?? ''}`;
      return {path: path.slice(0, -1), key, message};
    }
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const listed = `; allowed: ${allowed.join(', ')}`;
      const hint = isText ? suggestion(given, allowed, listed) : listed;
      return {path, message: `${name} is ${show(given)}${hint}`};
    }
    case 'invalid_type': {
      const number = isText && issue.expected === 'number' ? given.normalize('NFKC') : '';
      const remedy =
        given === null && canBeLeftOut(schema)
          ? 'leave the key out if there is none'
          : /^-?\d+(?:\.\d+)?$/.test(number)
            ? `it must be a number, so write ${number} without quotes`
            : issue.message.startsWith('Invalid input') &&
                issue.expected === 'string' &&
                typeof given !== 'object'
              ? `it must be text, so write "${show(given)}" in quotes`
              : `it ${ruleOf(issue)}`;
      return {path, message: `${name} is ${show(given)}; ${remedy}`};
    }
    default: {
      const {allowed} = (issue.code === 'custom' ? (issue.params ?? {}) : {}) as {
        readonly allowed?: readonly string[];
      };
      const hint = allowed && isShown ? suggestion(String(given), allowed) : '';
      const orNothing =
        issue.code === 'invalid_format' && isText && NOTHING.test(given) && canBeLeftOut(schema)
          ? '; leave the key out if there is none'
          : '';
      const subject = isShown ? `${name} is ${show(given)}; it` : name;
      return {path, message: `${subject} ${issue.message}${hint}${orNothing}`};
    }
  }
}

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
} & Readonly<Partial<Record<'element' | 'valueType' | 'innerType' | 'in' | 'out', z.ZodType>>>;

/** The definition of a schema without its defaults and transformations; the last of a union. */
function definitionOf(schema: z.ZodType | undefined): Definition | undefined {
  const definition = (schema as {readonly def?: Definition} | undefined)?.def;
  const {innerType, options, in: from, out} = definition ?? {};
  const inner = innerType ?? options?.at(-1) ?? (out?.type === 'transform' ? from : out);
  return inner === undefined ? definition : definitionOf(inner);
}

/** The keys of an object with their schemas, in the order of records; empty for other values. */
const shapeOf = (schema: z.ZodType | undefined) => definitionOf(schema)?.shape ?? {};

function schemaAt(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  const {shape = {}, element, valueType} = definitionOf(schema) ?? {};
  return Object.hasOwn(shape, key) ? shape[String(key)] : (element ?? valueType);
}

const valueBelow = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (Object(at) as Record<PropertyKey, unknown>)[key], value);

/** All values below a value with their paths; those of a group or list follow it. */
export const valuesIn = (
  value: unknown,
  path: Path = [],
): {readonly path: Path; readonly value: unknown}[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return [{path: at, value: item as unknown}, ...valuesIn(item, at)];
      });

/** Formats a path for messages: `facts[2].text.en`. */
export const formatPath = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Prefix of a message about a key in a nested group: `facts[2]: `; empty at the top level. */
const inside = (path: Path): string => (path.length === 0 ? '' : `${formatPath(path)}: `);
