/** Machine-readable descriptions of the API, generated from the zod schemas: JSON Schema, OpenAPI. */
import * as z from 'zod';
import {API, inBoth, DOCUMENTATION, LICENSE, OPENAPI, SCHEMA_VERSION, type Site} from './addresses';
import {type DocumentName, DOCUMENTS, TABLES} from './schemas';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Self-contained JSON Schemas (2020-12) of all documents by name. They allow additional properties,
 * because later versions can add keys, and name no defaults, because no key is left out.
 */
export const jsonSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(DOCUMENTS).map(([name, {schema}]) => [
      name,
      z.toJSONSchema(schema, {
        override: ({jsonSchema}) => {
          delete jsonSchema.additionalProperties;
          delete jsonSchema.default;
        },
      }),
    ]),
  );

/** The OpenAPI 3.1 description. */
export function openApi(site: Site): object {
  const definitions = Object.values(jsonSchemas()).map(({$defs}) => $defs);
  const schemas = JSON.stringify(Object.assign({}, ...definitions));
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
    paths: Object.fromEntries([
      ...Object.values(DOCUMENTS).map(({path, schema}) => pathItem(path, schema.meta()!)),
      ...Object.entries(TABLES).map(([name, path]) =>
        pathItem(path, DOCUMENTS[name as DocumentName].schema.meta()!, true),
      ),
    ]),
    components: {
      schemas: JSON.parse(schemas.replaceAll('"#/$defs/', '"#/components/schemas/')) as object,
    },
  };
}

/**
 * The catalogue of APIs, a linkset of which this API is the only member.
 * @see https://www.rfc-editor.org/rfc/rfc9727
 * @see https://www.rfc-editor.org/rfc/rfc9264
 */
export const apiCatalog = (site: Site): object => ({
  linkset: [
    {
      anchor: `${site.homes.en}${API}/`,
      'service-desc': [{href: site.homes.en + OPENAPI, type: 'application/vnd.oai.openapi+json'}],
      'service-doc': Object.entries(inBoth(site, DOCUMENTATION)).map(([locale, href]) => ({
        href,
        type: 'text/html',
        hreflang: [locale],
      })),
    },
  ],
});

/** The path of a document, or of the table with the same data. */
function pathItem(path: string, {id, title}: z.GlobalMeta, isTable = false) {
  const [, key] = /\{(\w+)\}/.exec(path) ?? [];
  const content = isTable
    ? {'text/csv': {schema: {type: 'string'}}}
    : {'application/json': {schema: {$ref: `#/components/schemas/${id}`}}};
  const get = {
    operationId: `get${id!.replace(/Document$/, '')}${isTable ? 'Table' : ''}`,
    summary: `${title}${isTable ? ', as a table' : ''}`,
    ...(key && {
      parameters: [{name: key, in: 'path', required: true, schema: {type: 'string'}}],
    }),
    responses: {
      200: {description: title, content},
      ...(key && {404: {description: 'Not found.'}}),
    },
  };
  return [`/${path}`, {get}] as const;
}
