/** The schemas of the records as JSON Schema, for editors. */
import * as z from 'zod';
import {KIND_NAMES, type RecordKind} from '../kinds';
import type {Categories} from './categories';
import {mapValues} from './localize';
import {CompanySchema, editedServiceSchema} from './schema';
import {AUTHORED} from './values';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * JSON Schema (2020-12) of a kind of record as it is written, before bare words and years are
 * normalised. Rules that involve several keys are checked by `npm run check` only.
 */
function buildJsonSchema(kind: RecordKind, categories: Categories): JsonSchema {
  const schema = kind === 'service' ? editedServiceSchema(categories) : CompanySchema;
  const {$schema, ...rest} = z.toJSONSchema(schema, {
    io: 'input',
    // All claims have the same keys; inlined, they would multiply the size of the schema.
    reused: 'ref',
    override: ({zodSchema, jsonSchema}) => {
      // The default of a key that is left out; it must not be written.
      if (jsonSchema.default === null) {
        delete jsonSchema.default;
      }
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
  return {$schema, title: `Record of a ${kind}`, ...withoutSingleUses(rest)};
}

const DEFINITION = '#/$defs/';

/** Writes each definition that is used only once at the place where it is used. */
function withoutSingleUses({$defs = {}, ...schema}: JsonSchema): JsonSchema {
  const text = JSON.stringify({$defs, schema});
  const isShared = (name: string) => text.split(`"${DEFINITION}${name}"`).length > 2;
  const visit = (node: unknown): unknown => {
    const {$ref, ...own} = Object(node) as JsonSchema;
    const name = typeof $ref === 'string' ? $ref.slice(DEFINITION.length) : undefined;
    return name === undefined || isShared(name)
      ? mapValues(node, visit)
      : visit({...$defs[name], ...own});
  };
  const shared = Object.entries($defs).filter(([name]) => isShared(name));
  return visit({...schema, $defs: Object.fromEntries(shared)}) as JsonSchema;
}

/** The JSON Schemas of all kinds of records, each with the path of its file from the site root. */
export const listJsonSchemas = (categories: Categories) =>
  KIND_NAMES.map((kind) => ({
    file: `static/schema/${kind}.json`,
    schema: buildJsonSchema(kind, categories),
  }));
