import type { BackofficeEndpoint } from "../backoffice/endpoint.ts";
import { bodyOf, isBodyOptional, paramsOf, queryOf, statusesOf } from "../contract/route.ts";
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

const errorsOf = ({ route, errors }: BackofficeEndpoint): ErrorCode[] => {
  const answered = new Set<ErrorCode>([
    ...ALWAYS,
    ...("cursor" in queryOf(route).shape ? (["invalid_cursor"] as const) : []),
    ...(route.method === "get" ? [] : WITH_BODY),
    ...errors,
  ]);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => answered.has(code));
};

/** An endpoint of the platform side as its documentation shows it. */
export const backofficeOperationOf = (endpoint: BackofficeEndpoint): CalledOperation => {
  const { route } = endpoint;
  const { method, path, operationId, tags, summary, description = "" } = route;
  return {
    method,
    path,
    operationId,
    tag: tags[0]!,
    summary,
    description,
    permission: null,
    params: paramsOf(route).shape,
    query: queryOf(route).shape,
    body: bodyOf(route),
    bodyOptional: isBodyOptional(route),
    statuses: statusesOf(route),
    sends: ["Accept-Language", "X-Actor"],
    answers: [],
    errors: errorsOf(endpoint),
  };
};
