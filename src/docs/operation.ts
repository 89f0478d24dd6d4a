import type * as z from "zod";
import type { Endpoint, Shape } from "../contract/endpoint.ts";
import { errorsOf } from "../contract/errors-of.ts";
import { queryShape } from "../contract/parse.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/** What the documentation has to know of a route, whichever side of the platform it belongs to. */
export interface Operation extends CalledOperation {
  readonly response: z.ZodType;
}

/** The same for those who only call it: what is deployed knows no schema of an answer. */
export interface CalledOperation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Null: any valid credential. */
  readonly permission: string | null;
  readonly params: Shape;
  readonly query: Shape;
  readonly body: z.ZodType | null;
  readonly bodyOptional: boolean;
  readonly statuses: readonly number[];
  /** Names of its header parameters. */
  readonly sends: readonly string[];
  /** Names of the headers a success may carry besides those of every answer. */
  readonly answers: readonly string[];
  readonly errors: readonly ErrorCode[];
}

/** A declared endpoint as the documentation shows it. */
export const operationOf = (endpoint: Endpoint): CalledOperation => {
  const { method, path, operationId, tag, summary, params } = endpoint;
  const writes = endpoint.kind === "write";
  const idempotent = writes && endpoint.idempotent;
  return {
    method,
    path,
    operationId,
    tag,
    summary,
    permission: endpoint.permission,
    description: endpoint.description ?? "",
    params,
    query: queryShape(endpoint),
    body: writes ? (endpoint.documentedBody ?? endpoint.body) : null,
    bodyOptional: writes && endpoint.bodyOptional === true,
    statuses: writes ? endpoint.statuses : [200],
    sends: ["Accept-Language", ...(idempotent ? ["Idempotency-Key"] : [])],
    answers: [
      ...(idempotent ? ["Idempotent-Replayed"] : []),
      ...(("headers" in endpoint ? endpoint.headers : undefined)
        ? [writes ? "Location" : "Retry-After"]
        : []),
    ],
    errors: errorsOf(endpoint),
  };
};
