import type { ContractDocument, DocumentedOperation, Schema } from "../form/document.ts";

/** An operation's values: one for each parameter of its query, and a body with every member. */
interface Values {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of one example, completed by those of another. */
const merged = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 ? other : [merged(one[0], other[0])];
  if (!isTree(one) || !isTree(other)) return one ?? other;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, merged(one[name], other[name])]));
};

/** A value for a member without an example. */
const ofType = ({ type = "string", minimum = 1, ...schema }: Schema): unknown => {
  const [fixed] = schema.enum ?? schema["x-extensible-enum"] ?? [];
  if (fixed !== undefined) return fixed;
  const types = [type].flat();
  if (types.includes("boolean")) return true;
  return types.includes("integer") || types.includes("number") ? Math.max(1, minimum) : undefined;
};

/** Reads the values that a contract's examples have, by operation. */
export const valuesOf = ({ paths, components }: ContractDocument): Readonly<Record<string, Values>> => {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(components.schemas[schema.$ref.split("/").at(-1)!]!) : schema;
  const example = (given: Schema): unknown => {
    const schema = resolved(given);
    const listed = schema.examples?.find((one) => one !== null);
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? schema.oneOf ?? []).slice(0, 1)];
    const members = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, example(one)]);
    if (members.length > 0) return merged(listed, Object.fromEntries(members));
    if (listed !== undefined) return listed;
    if (parts.length > 0) return parts.map(example).reduce(merged);
    if (schema.items) return [example(schema.items)];
    return ofType(schema);
  };
  const ofOperation = ({ parameters = [], requestBody }: DocumentedOperation): Values => {
    const asked = parameters.filter((one) => one.in === "query");
    const query = asked.map((one) => [one.name, one.example ?? example(one.schema ?? {})]);
    const content = requestBody?.content?.["application/json"];
    return {
      query: Object.fromEntries(query),
      body: content ? merged(content.example, example(content.schema)) : undefined,
    };
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return Object.fromEntries(operations.map((operation) => [operation.operationId, ofOperation(operation)]));
};
