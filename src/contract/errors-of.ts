import { COMMON_ERRORS, ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import type { Endpoint } from "./endpoint.ts";
import { queryOf } from "./route.ts";

/** Unknown query parameters are refused everywhere, and every call passes the platform. */
const ALWAYS: readonly ErrorCode[] = ["invalid_param", "upstream_busy", "upstream_timeout"];
/** A write reads its body and the key even where none is allowed, and may meet another write. */
const WRITING: readonly ErrorCode[] = [
  "invalid_body",
  "payload_too_large",
  "concurrent_write",
  "invalid_idempotency_key",
];
const IDEMPOTENT: readonly ErrorCode[] = ["idempotency_key_reused", "idempotency_in_progress"];

/** Every code a route can answer, in the order of the catalogue: the documentation and the route tests read it here. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => {
  const answered = new Set<ErrorCode>([
    ...COMMON_ERRORS,
    ...ALWAYS,
    ...("cursor" in queryOf(endpoint.route).shape ? (["invalid_cursor"] as const) : []),
    ...(endpoint.kind === "write" ? WRITING : []),
    ...(endpoint.kind === "write" && endpoint.idempotent ? IDEMPOTENT : []),
    ...endpoint.errors,
  ]);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => answered.has(code));
};
