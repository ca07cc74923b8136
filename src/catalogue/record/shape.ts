/** What a schema says about the keys of the values it describes, without any value at hand. */
import type * as z from 'zod';

type Definition = {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
};

/** The schema below nullable, pipe (preprocess), a union with a bare word, and other wrappers. */
function unwrap(schema: z.ZodType): Definition {
  const {def} = schema as unknown as {
    def?: {
      innerType?: z.ZodType;
      in?: z.ZodType;
      out?: z.ZodType;
      options?: readonly z.ZodType[];
      type?: string;
    };
  };
  const inner =
    def?.innerType ?? (def?.type === 'pipe' ? sideOf(def) : undefined) ?? def?.options?.at(-1);
  return inner === undefined ? (schema as unknown as Definition) : unwrap(inner);
}

/** Of what is done to a value before or after it is checked, the side that is a check. */
const sideOf = (pipe: {readonly in?: z.ZodType; readonly out?: z.ZodType}) =>
  pipe.out?.type === 'transform' ? pipe.in : pipe.out;

/** Keys of the objects that a schema describes, in the order in which records write them. */
export const keysOf = (schema: z.ZodType): readonly string[] =>
  Object.keys(unwrap(schema).shape ?? {});

/** Schema of what stands at a key, or at an index, of the values that a schema describes. */
export function schemaAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const {shape, element, valueType} = unwrap(schema);
  return shape?.[String(key)] ?? element ?? valueType;
}
