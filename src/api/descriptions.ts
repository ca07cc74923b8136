/** Machine-readable descriptions of the API, generated from the zod schemas: JSON Schema, OpenAPI. */
import * as z from 'zod';
import {API, inBoth, DOCUMENTATION, LICENSE, SCHEMA_VERSION, type Site} from './addresses';
import {type DocumentName, DOCUMENTS} from './schemas';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const NAMES = Object.keys(DOCUMENTS) as DocumentName[];

/**
 * JSON Schema (2020-12) of a document. It allows additional properties, unlike the validation
 * during the build, because later versions can add keys.
 */
function jsonSchemaOf(name: DocumentName): JsonSchema {
  return z.toJSONSchema(DOCUMENTS[name], {
    override: ({jsonSchema}) => {
      delete jsonSchema.additionalProperties;
    },
  });
}

/** Self-contained JSON Schemas of all documents by name. */
export const jsonSchemas = (): Readonly<Record<DocumentName, JsonSchema>> =>
  Object.fromEntries(NAMES.map((name) => [name, jsonSchemaOf(name)])) as Record<
    DocumentName,
    JsonSchema
  >;

/** Path of each document below the API folder; `key` is the name of its path parameter. */
const PATHS: Readonly<Record<DocumentName, {readonly path: string; readonly key?: string}>> = {
  index: {path: 'index.json'},
  services: {path: 'services.json'},
  service: {path: 'services/{slug}.json', key: 'slug'},
  companies: {path: 'companies.json'},
  company: {path: 'companies/{slug}.json', key: 'slug'},
  categories: {path: 'categories.json'},
  category: {path: 'categories/{key}.json', key: 'key'},
  tags: {path: 'tags.json'},
  changes: {path: 'changes.json'},
};

/** The OpenAPI 3.1 description. */
export function openApi(site: Site): object {
  const schemas = Object.assign({}, ...NAMES.map((name) => jsonSchemaOf(name).$defs)) as object;
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.title} API`,
      version: SCHEMA_VERSION,
      summary: site.tagline.en,
      license: {name: LICENSE.name, identifier: LICENSE.spdx},
    },
    externalDocs: {url: inBoth(site, DOCUMENTATION).en},
    servers: [{url: site.homes.en + API}],
    paths: Object.fromEntries(NAMES.map((name) => [`/${PATHS[name].path}`, pathItem(name)])),
    components: {
      schemas: JSON.parse(
        JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/'),
      ) as object,
    },
  };
}

function pathItem(name: DocumentName): object {
  const {key} = PATHS[name];
  const {id, title} = DOCUMENTS[name].meta()!;
  return {
    get: {
      operationId: `get${id!.replace(/Document$/, '')}`,
      summary: title,
      ...(key && {
        parameters: [{name: key, in: 'path', required: true, schema: {type: 'string'}}],
      }),
      responses: {
        200: {
          description: title,
          content: {'application/json': {schema: {$ref: `#/components/schemas/${id}`}}},
        },
        ...(key && {404: {description: 'Not found.'}}),
      },
    },
  };
}
