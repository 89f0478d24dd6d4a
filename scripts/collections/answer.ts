import type { DocumentedOperation, Schema } from "../sdk/form/document.ts";
import type { Refusal, Request } from "./collection.ts";

/** A request's expected answer. */
export type Answer = Pick<Request, "statuses" | "mediaType" | "members" | "code">;

type Schemas = Readonly<Record<string, Schema>>;

const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? resolved(schemas[schema.$ref.split("/").at(-1)!] ?? {}, schemas) : schema;

const requiredOf = (schema: Schema, schemas: Schemas): string[] => {
  const { required = [], allOf = [] } = resolved(schema, schemas);
  return [...new Set([...required, ...allOf.flatMap((part) => requiredOf(part, schemas))])];
};

/** An operation's answer in a fresh account: each success, or the planned refusal. */
export const answerOf = (
  { operationId, responses }: DocumentedOperation,
  schemas: Schemas,
  refusal: Refusal | undefined,
): Answer => {
  if (refusal) {
    const { status, code } = refusal;
    const members = requiredOf({ $ref: "#/components/schemas/Problem" }, schemas);
    return { statuses: [status], mediaType: "application/problem+json", members, code };
  }
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const [found] = Object.entries(successes[0]?.[1].content ?? {});
  if (!found) throw new Error(`${operationId} has no documented answer`);
  const [mediaType, { schema }] = found;
  const statuses = successes.map(([status]) => Number(status));
  return { statuses, mediaType, members: requiredOf(schema, schemas), code: null };
};
