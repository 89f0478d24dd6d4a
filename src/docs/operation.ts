import type * as z from "zod";
import type { Endpoint } from "../contract/endpoint.ts";
import { errorsOf } from "../contract/errors-of.ts";
import { bodyOf, isBodyOptional, paramsOf, queryOf, statusesOf } from "../contract/route.ts";
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
  readonly params: z.ZodRawShape;
  readonly query: z.ZodRawShape;
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
  const { route } = endpoint;
  const { method, path, operationId, tags, summary, description = "" } = route;
  const writes = endpoint.kind === "write";
  const idempotent = writes && endpoint.idempotent;
  return {
    method,
    path,
    operationId,
    tag: tags[0]!,
    summary,
    permission: endpoint.permission,
    description,
    params: paramsOf(route).shape,
    query: queryOf(route).shape,
    body: bodyOf(route),
    bodyOptional: isBodyOptional(route),
    statuses: statusesOf(route),
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
