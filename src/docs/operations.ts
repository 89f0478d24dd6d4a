import type * as z from "zod";
import type { BackofficeEndpoint } from "../backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import { backofficeErrorsOf } from "../backoffice/errors-of.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { errorsOf } from "../contract/errors-of.ts";
import type { Route } from "../contract/route.ts";
import { ANSWERS, BACKOFFICE_ANSWERS, SANDBOX_ANSWERS, UPLOAD_ANSWERS } from "../documentation/answers.ts";
import type { ErrorCode } from "../errors/catalog.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { uploadPhoto } from "../routes/photos/upload.ts";
import { SANDBOX_ENDPOINTS } from "../sandbox/endpoints.ts";

export interface Operation {
  readonly route: Route;
  readonly response: z.ZodType;
  /** Null: any valid credential. */
  readonly permission: string | null;
  readonly sends: readonly string[];
  /** Names of the headers a success may carry besides every answer's. */
  readonly answers: readonly string[];
  readonly errors: readonly ErrorCode[];
}

type Responses = Readonly<Record<string, z.ZodType>>;

const operationIn =
  (answers: Responses) =>
  (endpoint: Endpoint): Operation => {
    const { route, permission } = endpoint;
    const writes = endpoint.kind === "write";
    const idempotent = writes && endpoint.idempotent;
    const hasHeaders = "headers" in endpoint && endpoint.headers !== undefined;
    return {
      route,
      response: answers[route.operationId]!,
      permission,
      sends: [
        "Accept-Language",
        ...(idempotent ? ["Idempotency-Key"] : []),
        ...(writes && endpoint.versioned ? ["If-Match"] : []),
      ],
      answers: [
        ...(idempotent ? ["Idempotent-Replayed"] : []),
        ...(endpoint.versioned ? ["ETag"] : []),
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
export const OPERATIONS: readonly Operation[] = ENDPOINTS.map(operationIn(ANSWERS));

export const SANDBOX_OPERATIONS: readonly Operation[] = SANDBOX_ENDPOINTS.map(operationIn(SANDBOX_ANSWERS));

export const UPLOAD_OPERATIONS: readonly Operation[] = [operationIn(UPLOAD_ANSWERS)(uploadPhoto)];

export const BACKOFFICE_OPERATIONS: readonly Operation[] = BACKOFFICE_ENDPOINTS.map(backofficeOperationOf);
