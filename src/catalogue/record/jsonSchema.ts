/** The schemas of the records in the form that editors understand. */
import * as z from 'zod';
import {KIND_NAMES, RECORD_KINDS, type RecordKind} from '../kinds';
import type {Categories} from './categories';
import {editedServiceSchema} from './schema';
import {AUTHORED} from './shape';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * JSON Schema (2020-12) of a kind of record, as people write it: before bare words and years
 * become what the site works with. Rules over several keys stay with `npm run check`.
 */
function buildJsonSchema(kind: RecordKind, categories: Categories): JsonSchema {
  const {schema: general, title} = RECORD_KINDS[kind];
  const schema = kind === 'service' ? editedServiceSchema(categories) : general;
  const {$schema, ...rest} = z.toJSONSchema(schema, {
    io: 'input',
    // A claim has the same keys everywhere; written out each time it would be a hundred pages.
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

/** Path of the schema of a kind of record, and the text that belongs there. */
export const jsonSchemaFiles = (
  categories: Categories,
): {readonly file: string; readonly text: string}[] =>
  KIND_NAMES.map((kind) => ({
    file: `static/schema/${kind}.json`,
    text: `${JSON.stringify(buildJsonSchema(kind, categories), null, 2)}\n`,
  }));
