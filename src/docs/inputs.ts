import type * as z from "zod";
import { type Direction, type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { CalledOperation } from "./operation.ts";
import { nameOfBody, type SchemaNames } from "./schema-names.ts";

/** A schema, those that it names being kept as components. */
export const include = (names: SchemaNames, declared: z.ZodType, direction: Direction): JsonSchema => {
  const { schema, named } = jsonSchemaOf(declared, direction);
  names.addAll(named);
  return schema;
};

/** A schema that has a name, or is given this one. */
export const reference = (names: SchemaNames, schema: JsonSchema, name: string): JsonSchema =>
  schema.$ref ? schema : names.add(name, schema);

/** A parameter of path or query, as a document has it. */
type Parameter = {
  readonly name: string;
  readonly in: "path" | "query";
  readonly description?: string;
  readonly required?: true;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

const parametersOf = (names: SchemaNames, place: Parameter["in"], shape: z.ZodRawShape): Parameter[] =>
  Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(([name, declared]) => {
    const { examples, ...schema } = include(names, declared, "input");
    const { description } = schema;
    const isRequired = place === "path" || !declared.safeParse(undefined).success;
    return {
      ...{ name, in: place, ...(description !== undefined && { description }) },
      ...(isRequired && { required: true as const }),
      schema,
      ...(Array.isArray(examples) && { example: examples[0] }),
    };
  });

export interface Inputs {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly "application/json": { readonly schema: JsonSchema } };
  };
}

/** What an operation takes, as documents and tools tell it. @param names keeps the schemas that it names */
export const inputsOf = (
  names: SchemaNames,
  { params, query, body, bodyOptional, operationId }: CalledOperation,
): Inputs => {
  const parameters = [...parametersOf(names, "path", params), ...parametersOf(names, "query", query)];
  if (!body) return { parameters };
  const schema = reference(names, include(names, body, "input"), nameOfBody(operationId));
  return {
    parameters,
    requestBody: { required: !bodyOptional, content: { "application/json": { schema } } },
  };
};
