/** The schemas of the records as JSON Schema, for editors. */
import * as z from 'zod';
import {KIND_NAMES} from '../kinds';
import type {Categories} from './categories';
import {mapValues} from './localize';
import {CompanySchema, editedServiceSchema} from './schema';
import {AUTHORED, type JsonSchema} from './values';

/**
 * The JSON Schemas (2020-12) of all kinds of records as they are written, without the rules across
 * keys, each with the path of its file from the site root.
 */
export const listJsonSchemas = (categories: Categories) =>
  KIND_NAMES.map((kind) => {
    const record = kind === 'service' ? editedServiceSchema(categories) : CompanySchema;
    // All claims have the same keys; inlined, they would multiply the size of the schema.
    const options = {io: 'input', reused: 'ref', override: asWritten} as const;
    const {$schema, ...rest} = z.toJSONSchema(record, options);
    const schema = {$schema, title: `Record of a ${kind}`, ...withoutSingleUses(rest)};
    return {file: `static/schema/${kind}.json`, schema};
  });

/** Adds other notations, and removes the default of a key that is left out, never written. */
function asWritten({zodSchema, jsonSchema}: {zodSchema: z.core.$ZodType; jsonSchema: JsonSchema}) {
  if (jsonSchema.default === null) {
    delete jsonSchema.default;
  }
  const {also} = AUTHORED.get(zodSchema) ?? {};
  if (also) {
    const {description, ...own} = jsonSchema;
    for (const key of Object.keys(own)) {
      delete jsonSchema[key as keyof JsonSchema];
    }
    Object.assign(jsonSchema, {...(description && {description}), anyOf: [also, own]});
  }
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
