import type * as z from "zod";
import type { BackofficeEndpoint } from "../backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import { backofficeErrorsOf } from "../backoffice/errors-of.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { errorsOf } from "../contract/errors-of.ts";
import type { Route } from "../contract/route.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { ANSWERS, BACKOFFICE_ANSWERS } from "../words/answers.ts";

export interface Operation {
  readonly route: Route;
  readonly response: z.ZodType;
  /** Null: any valid credential. */
  readonly permission: string | null;
  readonly sends: readonly string[];
  /** Names of the headers a success may carry besides those of every answer. */
  readonly answers: readonly string[];
  readonly errors: readonly ErrorCode[];
}

type Responses = Readonly<Record<string, z.ZodType>>;

const operationOf = (endpoint: Endpoint): Operation => {
  const { route, permission } = endpoint;
  const writes = endpoint.kind === "write";
  const idempotent = writes && endpoint.idempotent;
  const hasHeaders = "headers" in endpoint && endpoint.headers !== undefined;
  return {
    route,
    response: (ANSWERS as Responses)[route.operationId]!,
    permission,
    sends: ["Accept-Language", ...(idempotent ? ["Idempotency-Key"] : [])],
    answers: [
      ...(idempotent ? ["Idempotent-Replayed"] : []),
      ...(hasHeaders ? [writes ? "Location" : "Retry-After"] : []),
    ],
    errors: errorsOf(endpoint),
  };
};

const backofficeOperationOf = (endpoint: BackofficeEndpoint): Operation => ({
  route: endpoint.route,
  response: (BACKOFFICE_ANSWERS as Responses)[endpoint.route.operationId]!,
  permission: null,
  sends: ["Accept-Language", "X-Actor"],
  answers: [],
  errors: backofficeErrorsOf(endpoint),
});

/** For documents and tests, never deployed. */
export const OPERATIONS: readonly Operation[] = ENDPOINTS.map(operationOf);

export const BACKOFFICE_OPERATIONS: readonly Operation[] = BACKOFFICE_ENDPOINTS.map(backofficeOperationOf);
