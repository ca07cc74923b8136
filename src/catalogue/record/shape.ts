/** What a schema says about the values it describes, without any value at hand. */
import * as z from 'zod';
import {listSome} from '../rules/show';

/** What a value must be, in words, for schemas of texts that have a form of their own. */
export const FORM = z.registry<{readonly what: string}>();

/**
 * What people may write in place of a value, where the schema itself reads it in another form;
 * for the JSON Schema, which describes files and not values.
 */
export const AUTHORED = z.registry<{readonly also: z.core.JSONSchema.JSONSchema}>();

/** What to say of a key that a group may not have, where there is more to say than that. */
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

/** What is one step below nullable, pipe (preprocess), a union with a bare word, and the like. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const {type, innerType, options, ...pipe} = definitionOf(schema);
  return innerType ?? (type === 'pipe' ? sideOf(pipe) : undefined) ?? options?.at(-1);
}

/** Of what is done to a value before or after it is checked, the side that is a check. */
const sideOf = (pipe: {readonly in?: z.ZodType; readonly out?: z.ZodType}) =>
  pipe.out?.type === 'transform' ? pipe.in : pipe.out;

/** The schema itself and all that it wraps, from the outside. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const inner = innerOf(schema);
  return [schema, ...(inner ? layersOf(inner) : [])];
}

const coreOf = (schema: z.ZodType): Definition => definitionOf(layersOf(schema).at(-1)!);

/** Keys of the objects that a schema describes, in the order in which records write them. */
export const keysOf = (schema: z.ZodType): readonly string[] =>
  Object.keys(coreOf(schema).shape ?? {});

/** Schema of what stands at a key, or at an index, of the values that a schema describes. */
export function schemaAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const {shape, element, valueType} = coreOf(schema);
  return shape?.[String(key)] ?? element ?? valueType;
}

/** Schema of what stands at a path. */
export const schemaBelow = (
  schema: z.ZodType,
  path: readonly PropertyKey[],
): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((at, key) => at && schemaAt(at, key), schema);

/** Whether a schema accepts `null`. */
export const isNullable = (schema: z.ZodType): boolean =>
  layersOf(schema).some((layer) => definitionOf(layer).type === 'nullable');

/** The bare words that may stand in the place of a value of another form. */
export const bareWordsOf = (schema: z.ZodType): readonly string[] =>
  layersOf(schema).flatMap((layer) => {
    const {enum: words = []} = AUTHORED.get(layer)?.also ?? {};
    return [...words.map(String), ...othersOf(layer).flatMap(wordsOf)];
  });

/** The branches of a union but for the last, which is what {@link innerOf} looks into. */
const othersOf = (layer: z.ZodType): readonly z.ZodType[] =>
  definitionOf(layer).options?.slice(0, -1) ?? [];

/** The words of a vocabulary, or the one word that a schema accepts. */
const wordsOf = (schema: z.ZodType): readonly string[] => {
  const {entries = {}, values = []} = definitionOf(schema);
  return [...Object.keys(entries), ...values];
};

/** What {@link FOREIGN} says of a key in the group that a schema describes. */
export const remarkOn = (schema: z.ZodType, key: string): string | undefined =>
  layersOf(schema)
    .map((layer) => FOREIGN.get(layer)?.remark(key))
    .find((remark) => remark !== undefined);

const formOf = (schema: z.ZodType): string | undefined =>
  layersOf(schema)
    .map((layer) => FORM.get(layer)?.what)
    .find((form) => form !== undefined);

/** Whether a schema accepts text of any form. */
export const isAnyText = (schema: z.ZodType): boolean =>
  coreOf(schema).type === 'string' && formOf(schema) === undefined;

/** Whether a schema accepts numbers. */
export const isNumber = (schema: z.ZodType): boolean => coreOf(schema).type === 'number';

/** Whether a key with this schema may be left out. */
export const isOptional = (schema: z.ZodType): boolean =>
  layersOf(schema).some((layer) => definitionOf(layer).type === 'default');

/** What the values of a schema must be, in words. */
export function describeSchema(schema: z.ZodType): string {
  const what = formOf(schema) ?? describeType(coreOf(schema));
  const words = bareWordsOf(schema).map((word) => `"${word}"`);
  const forms = layersOf(schema)
    .flatMap(othersOf)
    .filter((other) => wordsOf(other).length === 0)
    .map(describeSchema);
  return join([...words, ...forms, what, ...(isNullable(schema) ? ['null'] : [])]);
}

/** `a, b or c` */
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
        ? `a list, each item of which begins with "- " and has the keys ${keysOf(element!).join(', ')}`
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

/** What a list with such items may hold. */
function examplesOf(element: z.ZodType): readonly string[] {
  const words = Object.keys(coreOf(element).entries ?? {}).slice(0, 2);
  return words.length > 0 ? words : ['one', 'two'];
}
