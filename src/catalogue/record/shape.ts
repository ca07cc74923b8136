/** Reads from zod schemas which keys and values they accept, without validating a value. */
import * as z from 'zod';
import {listSome} from '../rules/show';

/** Descriptions of the format of a text schema, used in messages: "must be {what}". */
export const FORM = z.registry<{readonly what: string}>();

/**
 * Alternative notations that a schema accepts through preprocessing. The JSON Schema, which
 * describes files, must allow them too.
 */
export const AUTHORED = z.registry<{readonly also: z.core.JSONSchema.JSONSchema}>();

/** Custom messages for keys that an object must not have. */
export const FOREIGN = z.registry<{readonly remark: (key: string) => string | undefined}>();

type Definition = {
  readonly type?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly string[];
};

const definitionOf = (schema: z.ZodType): Definition =>
  (schema as unknown as {readonly def: Definition}).def;

/** The schema wrapped by a nullable, default, pipe and so on; the last option of a union. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const {type, innerType, options, ...pipe} = definitionOf(schema);
  return innerType ?? (type === 'pipe' ? sideOf(pipe) : undefined) ?? options?.at(-1);
}

/** The validating side of a pipe; the other one transforms the value. */
const sideOf = (pipe: {readonly in?: z.ZodType; readonly out?: z.ZodType}) =>
  pipe.out?.type === 'transform' ? pipe.in : pipe.out;

/** A schema followed by all schemas it wraps, outermost first. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const inner = innerOf(schema);
  return [schema, ...(inner ? layersOf(inner) : [])];
}

const coreOf = (schema: z.ZodType): Definition => definitionOf(layersOf(schema).at(-1)!);

/** Keys of an object schema in the order of records; empty for other schemas. */
export const keysOf = (schema: z.ZodType): readonly string[] =>
  Object.keys(coreOf(schema).shape ?? {});

/** Schema of the values at a key or index; `undefined` if the schema doesn't have the key. */
export function schemaAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const {shape, element, valueType} = coreOf(schema);
  return shape?.[String(key)] ?? element ?? valueType;
}

/** Schema of the values at a path; `undefined` if the schema doesn't have it. */
export const schemaBelow = (
  schema: z.ZodType,
  path: readonly PropertyKey[],
): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((at, key) => at && schemaAt(at, key), schema);

/** Whether a schema accepts `null`. */
const isNullable = (schema: z.ZodType): boolean =>
  layersOf(schema).some((layer) => definitionOf(layer).type === 'nullable');

/** Words such as `unknown` that are allowed instead of a structured value. */
export const bareWordsOf = (schema: z.ZodType): readonly string[] =>
  layersOf(schema).flatMap((layer) => {
    const {enum: words = []} = AUTHORED.get(layer)?.also ?? {};
    return [...words.map(String), ...othersOf(layer).flatMap(wordsOf)];
  });

/** All options of a union except the last, which {@link innerOf} returns. */
const othersOf = (layer: z.ZodType): readonly z.ZodType[] =>
  definitionOf(layer).options?.slice(0, -1) ?? [];

/** The values of an enum or a literal. */
const wordsOf = (schema: z.ZodType): readonly string[] => {
  const {entries = {}, values = []} = definitionOf(schema);
  return [...Object.keys(entries), ...values];
};

/** The message in {@link FOREIGN} for a key that an object schema doesn't have. */
export const remarkOn = (schema: z.ZodType, key: string): string | undefined =>
  layersOf(schema)
    .map((layer) => FOREIGN.get(layer)?.remark(key))
    .find((remark) => remark !== undefined);

const formOf = (schema: z.ZodType): string | undefined =>
  layersOf(schema)
    .map((layer) => FORM.get(layer)?.what)
    .find((form) => form !== undefined);

/** Whether a schema accepts text without a specific format. */
export const isAnyText = (schema: z.ZodType): boolean =>
  coreOf(schema).type === 'string' && formOf(schema) === undefined;

/** Whether a schema accepts numbers. */
export const isNumber = (schema: z.ZodType): boolean => coreOf(schema).type === 'number';

/** Whether a key with this schema may be left out. */
export const isOptional = (schema: z.ZodType): boolean =>
  layersOf(schema).some((layer) =>
    ['default', 'optional'].includes(definitionOf(layer).type ?? ''),
  );

/** Describes the accepted values, as the end of "it must be …". */
export function describeSchema(schema: z.ZodType): string {
  const what = formOf(schema) ?? describeType(coreOf(schema));
  const words = bareWordsOf(schema).map((word) => `"${word}"`);
  const forms = layersOf(schema)
    .flatMap(othersOf)
    .filter((other) => wordsOf(other).length === 0)
    .map(describeSchema);
  return join([...words, ...forms, what, ...(isNullable(schema) ? ['null'] : [])]);
}

/** Joins alternatives: `a, b or c`. */
const join = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' or ');

function describeType({type, shape, element, entries}: Definition): string {
  switch (type) {
    case 'object':
      return `a group of keys (${listSome(Object.keys(shape!))})`;
    case 'record':
      return 'a group of keys';
    case 'array':
      return keysOf(element!).length > 0
        ? `a list; each item starts with "- " and has the keys ${keysOf(element!).join(', ')}`
        : `a list, such as [${examplesOf(element!).join(', ')}]`;
    case 'boolean':
      return 'true or false';
    case 'number':
      return 'a number such as 10 or 0.5';
    case 'enum':
      return `one of ${Object.keys(entries!).join(', ')}`;
    default:
      return 'text';
  }
}

/** Two sample items for a list with elements of a schema. */
function examplesOf(element: z.ZodType): readonly string[] {
  const words = Object.keys(coreOf(element).entries ?? {}).slice(0, 2);
  return words.length > 0 ? words : ['one', 'two'];
}
