import { codesOf } from "../contract/errors-of.ts";
import type { ErrorCode } from "../errors/catalog.ts";
import type { BackofficeEndpoint } from "./endpoint.ts";

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
const WITH_BODY: readonly ErrorCode[] = ["invalid_body", "payload_too_large", "body_timeout"];

/** Every code that an operation of the platform side can answer, in the order of the catalog. */
export const backofficeErrorsOf = ({
  route,
  errors,
}: Pick<BackofficeEndpoint, "route" | "errors">): ErrorCode[] =>
  codesOf({ route, errors }, [...ALWAYS, ...(route.method === "get" ? [] : WITH_BODY)]);
