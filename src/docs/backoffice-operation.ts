import type { BackofficeEndpoint } from "../backoffice/endpoint.ts";
import { ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import type { CalledOperation } from "./operation.ts";

const ALWAYS: readonly ErrorCode[] = [
  "bad_request",
  "invalid_param",
  "unauthorized",
  "route_not_found",
  "method_not_allowed",
  "internal",
  "upstream_unavailable",
  "upstream_busy",
  "upstream_timeout",
];
const WITH_BODY: readonly ErrorCode[] = ["invalid_body", "payload_too_large"];

const errorsOf = ({ query, body, errors }: BackofficeEndpoint): ErrorCode[] => {
  const answered = new Set<ErrorCode>([
    ...ALWAYS,
    ...("cursor" in query ? (["invalid_cursor"] as const) : []),
    ...(body === undefined ? [] : WITH_BODY),
    ...errors,
  ]);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => answered.has(code));
};

/** An endpoint of the platform side as its documentation shows it. */
export const backofficeOperationOf = (endpoint: BackofficeEndpoint): CalledOperation => {
  const { method, path, operationId, tag, summary, description = "", params, query } = endpoint;
  return {
    method,
    path,
    operationId,
    tag,
    summary,
    description,
    permission: null,
    params,
    query,
    body: endpoint.body ?? null,
    bodyOptional: endpoint.bodyOptional === true,
    statuses: endpoint.statuses,
    sends: ["Accept-Language", "X-Actor"],
    answers: [],
    errors: errorsOf(endpoint),
  };
};
