/** The schemas of the records in the form that editors understand. */
import * as z from 'zod';
import type {RecordKind} from './layout';
import {AUTHORED, CompanySchema, ServiceSchema} from './schema';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const TITLES: Readonly<Record<RecordKind, string>> = {
  service: 'Record of a service',
  company: 'Record of a company',
};

/**
 * JSON Schema (2020-12) of each kind of record, as people write it: before bare words and years
 * become what the site works with. Rules over several keys stay with `npm run check`.
 */
function buildJsonSchemas(): Readonly<Record<RecordKind, JsonSchema>> {
  const build = (kind: RecordKind, schema: z.ZodType): JsonSchema => {
    const {$schema, ...rest} = z.toJSONSchema(schema, {
      io: 'input',
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
    return {$schema, title: TITLES[kind], ...rest};
  };
  return {service: build('service', ServiceSchema), company: build('company', CompanySchema)};
}

/** Path of the schema of a kind of record, and the text that belongs there. */
export function jsonSchemaFiles(): {readonly file: string; readonly text: string}[] {
  return Object.entries(buildJsonSchemas()).map(([kind, schema]) => ({
    file: `static/schema/${kind}.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
