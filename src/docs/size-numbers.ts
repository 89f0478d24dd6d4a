import { type JsonSchema, typesOf } from "./json-schema.ts";
import { mapSchemas, type OpenApiDocument } from "./openapi.ts";

const sizeSchema = (schema: JsonSchema): JsonSchema => {
  const types = typesOf(schema);
  if (types.includes("integer")) return { ...schema, format: "int64" };
  return types.includes("number") ? { ...schema, format: "double" } : schema;
};

/** Says how large numbers get, for languages whose number types differ in size. */
export const sizeNumbers = (document: OpenApiDocument): OpenApiDocument => mapSchemas(document, sizeSchema);
