/** The schemas of the records as JSON Schema, for editors. */
import * as z from 'zod';
import {KIND_NAMES, RECORD_KINDS, type RecordKind} from '../kinds';
import type {Categories} from './categories';
import {editedServiceSchema} from './schema';
import {AUTHORED} from './shape';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * JSON Schema (2020-12) of a kind of record as it is written, before bare words and years are
 * normalised. Rules that involve several keys are checked by `npm run check` only.
 */
function buildJsonSchema(kind: RecordKind, categories: Categories): JsonSchema {
  const {schema: general, title} = RECORD_KINDS[kind];
  const schema = kind === 'service' ? editedServiceSchema(categories) : general;
  const {$schema, ...rest} = z.toJSONSchema(schema, {
    io: 'input',
    // All claims have the same keys; inlined, they would multiply the size of the schema.
    reused: 'ref',
    override: ({zodSchema, jsonSchema}) => {
      const also = AUTHORED.get(zodSchema)?.also;
      if (also) {
        const {description, ...own} = jsonSchema;
        for (const key of Object.keys(own)) {
          delete jsonSchema[key as keyof JsonSchema];
        }
        Object.assign(jsonSchema, {...(description && {description}), anyOf: [also, own]});
      }
    },
  });
  return {$schema, title, ...rest};
}

/** The JSON Schema files of all kinds of records: path relative to the site root, and content. */
export const jsonSchemaFiles = (
  categories: Categories,
): {readonly file: string; readonly text: string}[] =>
  KIND_NAMES.map((kind) => ({
    file: `static/schema/${kind}.json`,
    text: `${JSON.stringify(buildJsonSchema(kind, categories), null, 2)}\n`,
  }));
