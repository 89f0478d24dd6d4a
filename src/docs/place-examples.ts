import type { JsonSchema } from "./json-schema.ts";
import { mapOperations, mapSchemas, type OpenApiDocument, type Parameter } from "./openapi.ts";

const inList = ({ example, ...schema }: JsonSchema): JsonSchema =>
  example === undefined ? schema : { ...schema, examples: [example] };

const nextToSchema = ({ schema: { examples, ...schema } = {}, ...parameter }: Parameter): Parameter => ({
  ...parameter,
  schema,
  ...(Array.isArray(examples) && { example: examples[0] }),
});

/** Puts examples where OpenAPI 3.1 has them: a list in a schema, but one next to a parameter's schema. */
export const placeExamples = (document: OpenApiDocument): OpenApiDocument =>
  mapOperations(mapSchemas(document, inList), ({ parameters, ...operation }) => ({
    ...operation,
    parameters: parameters.map((parameter) => (parameter.$ref ? parameter : nextToSchema(parameter))),
  }));
