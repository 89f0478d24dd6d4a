import type { Route } from "../contract/route.ts";
import { type JsonSchema, mapSchema } from "./json-schema.ts";

export interface Content {
  readonly [type: string]: { readonly schema: JsonSchema; readonly [member: string]: unknown };
}

/** A parameter of the path or query, or a reference to a header. */
export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: JsonSchema;
  readonly [member: string]: unknown;
}

export interface DocumentedResponse {
  readonly content?: Content;
  readonly [member: string]: unknown;
}

export interface RequestBody {
  readonly content: Content;
  readonly [member: string]: unknown;
}

/** An operation as a document holds it. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly "x-permission"?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  readonly [member: string]: unknown;
}

type Named<T> = Readonly<Record<string, T>>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly tags: readonly {
    readonly name: string;
    readonly "x-displayName"?: string;
    readonly description?: string;
  }[];
  readonly paths: Named<Partial<Readonly<Record<Route["method"], DocumentedOperation>>>>;
  readonly webhooks?: Named<{ readonly post: Pick<DocumentedOperation, "requestBody"> }>;
  readonly components: {
    readonly schemas: Named<JsonSchema>;
    readonly headers: Named<Record<string, unknown>>;
    readonly parameters: Named<Record<string, unknown>>;
    readonly [section: string]: unknown;
  };
  readonly [member: string]: unknown;
}

export const mapValues = <T, U>(
  of: Readonly<Record<string, T>>,
  change: (value: T, name: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]));

export const mapOperations = (
  document: OpenApiDocument,
  change: (operation: DocumentedOperation) => DocumentedOperation,
): OpenApiDocument => ({
  ...document,
  paths: mapValues(document.paths, (item) => mapValues(item as Named<DocumentedOperation>, change)),
});

/** Changes every schema of a document, inner ones first: named schemas, and parameters' schemas. */
export const mapSchemas = (
  document: OpenApiDocument,
  change: (schema: JsonSchema) => JsonSchema,
): OpenApiDocument => {
  const { components, ...others } = mapOperations(document, ({ parameters, ...operation }) => ({
    ...operation,
    parameters: parameters.map((parameter) =>
      parameter.schema ? { ...parameter, schema: mapSchema(parameter.schema, change) } : parameter,
    ),
  }));
  const schemas = mapValues(components.schemas, (schema) => mapSchema(schema, change));
  return { ...others, components: { ...components, schemas } };
};
