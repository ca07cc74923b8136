/** Turns zod issues into messages for contributors, with one finding for each mistake. */
import type * as z from 'zod';
import {nearestWord, suggestion} from '../rules/problems';
import {cut, listSome, show} from '../rules/show';
import {
  bareWordsOf,
  describeSchema,
  isAnyText,
  isNumber,
  isOptional,
  keysOf,
  remarkOn,
  schemaAt,
  schemaBelow,
} from './shape';

export type Path = readonly PropertyKey[];

/** A mistake in a value or in one of its keys. */
export type Finding = {
  readonly path: Path;
  /** Key below `path` that is wrong, or before which a key is missing. */
  readonly key?: string;
  readonly message: string;
};

type Issue = z.core.$ZodIssue;

/** If more keys than this are missing in a group, they are reported together. */
const MAX_MISSING = 3;

/**
 * Explains the issues that validation found.
 * @param value the validated value
 * @param foreign end of the message for an unknown key that is not similar to a known one
 */
export function explainIssues(
  issues: readonly Issue[],
  schema: z.ZodType,
  value: unknown,
  foreign?: string,
): Finding[] {
  const [first] = issues;
  if (first?.code === 'invalid_type' && first.path.length === 0) {
    return [explainRoot(value, schema)];
  }
  const all = issues.flatMap(flatten);
  const groups = new Map<string, Group>();
  const groupAt = (path: Path): Group => {
    const id = formatPath(path);
    const group = groups.get(id) ?? {path, schema: schemaBelow(schema, path), issues: []};
    groups.set(id, group);
    return group;
  };
  for (const issue of all) {
    const isOfGroup = issue.code === 'unrecognized_keys';
    groupAt(isOfGroup ? issue.path : issue.path.slice(0, -1)).issues.push(issue);
  }
  return [...groups.values()].flatMap((group) => explainGroup(group, value, foreign));
}

/** The issues in one object or list. */
type Group = {
  readonly path: Path;
  readonly schema: z.ZodType | undefined;
  readonly issues: Issue[];
};

/** Replaces an issue of a union by the issues of the branch that the author most likely meant. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') {
    return [issue];
  }
  // That is the branch whose errors are all below the value itself.
  const branches = issue.errors.filter((errors) => errors.length > 0);
  const meant =
    branches.find((errors) => errors.every((error) => error.path.length > 0)) ?? branches.at(-1);
  return (meant ?? []).flatMap((error) =>
    flatten({...error, path: [...issue.path, ...error.path]}),
  );
}

function explainRoot(value: unknown, schema: z.ZodType): Finding {
  const keys = keysOf(schema)
    .filter((key) => !isOptional(schemaAt(schema, key)!))
    .slice(0, 3)
    .join(', ');
  const wanted = `it must contain keys with their values${keys === '' ? '' : ` (${keys} …)`}`;
  const message =
    value === undefined || value === null
      ? `the file has no keys; ${wanted}`
      : `the file contains ${typeof value === 'string' ? `only text, ${show(value)}` : show(value)}; ${wanted}`;
  return {path: [], message};
}

function explainGroup(group: Group, root: unknown, foreign: string | undefined): Finding[] {
  const {path, schema, issues} = group;
  const value: unknown = valueAt(root, path);
  const missing = new Set<string>();
  const others: Issue[] = [];
  const unknown: string[] = [];
  for (const issue of issues) {
    const key = issue.path.at(-1);
    if (issue.code === 'unrecognized_keys') {
      unknown.push(...issue.keys);
    } else if (typeof key === 'string' && 'input' in issue && issue.input === undefined) {
      missing.add(key);
    } else {
      others.push(issue);
    }
  }
  const {findings, emptied} = explainUnknown(group, value, unknown, missing, foreign);
  return [
    ...findings,
    ...explainMissing(group, value, missing),
    ...others
      .filter((issue) => !emptied.has(String(issue.path.at(-1))))
      .flatMap((issue) => explainValue(issue, schema && schemaAt(schema, issue.path.at(-1) ?? ''))),
  ];
}

/**
 * Explains unknown keys. If a key is misspelt or not indented enough, another key is reported as
 * missing or empty too; only the cause is reported.
 * @param missing missing keys of the group; keys that a misspelt one was meant for are removed
 */
function explainUnknown(
  {path, schema}: Group,
  value: unknown,
  unknown: readonly string[],
  missing: Set<string>,
  foreign: string | undefined,
): {readonly findings: readonly Finding[]; readonly emptied: ReadonlySet<string>} {
  const order = schema ? keysOf(schema) : [];
  const listed = order.length <= 12 ? `; allowed: ${order.join(', ')}` : '; remove it';
  const emptied = new Set<string>();
  const findings = unknown.flatMap((key): Finding[] => {
    const home = order.find(
      (other) =>
        (valueAt(value, [other]) ?? null) === null &&
        keysOf(schemaAt(schema!, other)!).includes(key),
    );
    if (home !== undefined) {
      const isFirst = !emptied.has(home);
      emptied.add(home);
      const remedy = missing.delete(home)
        ? `missing; write "${home}:" in a line above it, and indent`
        : 'empty; indent';
      const message = `${inside(path)}"${key}" belongs to "${home}", which is ${remedy} it by two spaces`;
      return isFirst ? [{path, key, message}] : [];
    }
    const remark = schema && remarkOn(schema, key);
    if (remark !== undefined) {
      return [{path, key, message: `${inside(path)}"${cut(key)}" ${remark}`}];
    }
    const glued = /^([\w-]+) *[:：=]/.exec(key)?.[1] ?? '';
    const meant = order.includes(glued) ? glued : nearestWord(key, missing);
    if (meant !== undefined) {
      missing.delete(meant);
    }
    const near = meant ?? nearestWord(key, order);
    const hint = near === undefined ? (foreign ?? listed) : `; did you mean "${near}"?`;
    const message = order.includes(glued)
      ? `there is no space after the colon in "${cut(key)}"; write "${glued}: …"`
      : `unknown key "${cut(key)}"${hint}`;
    return [{path, key, message: inside(path) + message}];
  });
  return {findings, emptied};
}

function explainMissing(
  {path, schema}: Group,
  value: unknown,
  missing: ReadonlySet<string>,
): Finding[] {
  const order = schema ? keysOf(schema) : [];
  const there = Object.keys(Object(value) as object);
  /** Places the finding at the key that should follow the missing one, else at the last key. */
  const at = (key: string, message: string): Finding => {
    const place =
      order.slice(order.indexOf(key)).find((other) => there.includes(other)) ?? there.at(-1);
    return {path, ...(place !== undefined && {key: place}), message};
  };
  const [first = ''] = missing;
  const isOfClaims = [...missing].every((key) => {
    const wanted = schema && schemaAt(schema, key);
    return wanted !== undefined && bareWordsOf(wanted).includes('unknown');
  });
  return missing.size > MAX_MISSING
    ? [
        at(
          first,
          `${inside(path)}${missing.size} keys are missing: ${listSome([...missing])}; write them all${isOfClaims ? ', with unknown for values that are not known' : ''}`,
        ),
      ]
    : [...missing].map((key) => {
        const wanted = schema && schemaAt(schema, key);
        return at(
          key,
          `${formatPath([...path, key])} is missing${wanted ? `; it must be ${describeSchema(wanted)}` : ''}`,
        );
      });
}

/** Words that people write instead of `null`. */
const NOTHING = /^(?:|-|n\/a|none|nothing|null|unknown|tbd|なし|不明|未定)$/i;

/** @param schema schema of the value, if known */
function explainValue(issue: Issue, schema: z.ZodType | undefined): Finding[] {
  const {path} = issue;
  const name = formatPath(path);
  const at = (message: string): Finding[] => [{path, message}];
  const given = 'input' in issue ? issue.input : undefined;
  switch (issue.code) {
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const listed = `; allowed: ${allowed.join(', ')}`;
      const hint = typeof given === 'string' ? suggestion(given, allowed, listed) : listed;
      return at(`${name} is ${show(given)}${hint}`);
    }
    case 'invalid_type':
      return at(`${name} is ${show(given)}${remedyOfType(given, schema)}`);
    case 'invalid_key':
      return issue.issues.map(({message}) => ({
        path: path.slice(0, -1),
        key: String(path.at(-1)),
        message: `key "${cut(String(path.at(-1)))}" ${message}`,
      }));
    default: {
      const {allowed} = (issue.code === 'custom' ? (issue.params ?? {}) : {}) as {
        allowed?: readonly string[];
      };
      const isShown = typeof given === 'string' || typeof given === 'number';
      const hint = allowed && isShown ? suggestion(String(given), allowed) : '';
      const orNothing =
        typeof given === 'string' &&
        NOTHING.test(given) &&
        schema &&
        isOptional(schema) &&
        // Only values with a format, such as URLs: a missing text must be written instead.
        issue.code === 'invalid_format'
          ? '; leave the key out if there is none'
          : '';
      return at(
        `${name}${isShown ? ` is ${show(given)}; it` : ''} ${issue.message}${hint}${orNothing}`,
      );
    }
  }
}

function remedyOfType(given: unknown, schema: z.ZodType | undefined): string {
  if (schema === undefined) {
    return '';
  }
  if (given === null && isOptional(schema)) {
    return '; leave the key out if there is none';
  }
  const words = bareWordsOf(schema);
  const near = typeof given === 'string' ? nearestWord(given, words) : undefined;
  if (near !== undefined) {
    return `; did you mean "${near}"?`;
  }
  if ((typeof given === 'number' || typeof given === 'boolean') && isAnyText(schema)) {
    return `; it must be text, so write "${String(given)}" in quotes`;
  }
  const number = typeof given === 'string' && isNumber(schema) ? given.normalize('NFKC') : '';
  if (/^-?\d+(?:\.\d+)?$/.test(number)) {
    return `; it must be a number, so write ${number} without quotes`;
  }
  return typeof given === 'string' && /^[-－]/.test(given)
    ? '; it must be a list; start each item with a hyphen and a space, "- "'
    : `; it must be ${describeSchema(schema)}`;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

/** Formats a path for messages: `facts[2].text.en`. */
export const formatPath = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Prefix of a message about a key in a nested group: `facts[2]: `; empty at the top level. */
const inside = (path: Path): string => (path.length === 0 ? '' : `${formatPath(path)}: `);
