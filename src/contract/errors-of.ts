import { COMMON_ERRORS, ERRORS, type ErrorCode } from "../errors/catalog.ts";
import type { Endpoint, Operation } from "./endpoint.ts";
import { queryOf } from "./route.ts";

/** Every route refuses unknown query parameters, and depends on the platform. */
const ALWAYS: readonly ErrorCode[] = ["invalid_param", "upstream_busy", "upstream_timeout"];
/** Every write checks its body and idempotency key, even to refuse one, and may collide with another write. */
const WRITING: readonly ErrorCode[] = [
  "invalid_body",
  "payload_too_large",
  "body_timeout",
  "concurrent_write",
  "invalid_idempotency_key",
];
const IDEMPOTENT: readonly ErrorCode[] = [
  "idempotency_key_reused",
  "idempotency_in_progress",
  "storage_full",
];

/** An operation's declared codes, its query's codes and the given ones, in the catalog's order. */
export const codesOf = (
  { route, errors }: Pick<Operation, "route" | "errors">,
  besides: readonly ErrorCode[],
): ErrorCode[] => {
  const answered = new Set<ErrorCode>([...besides, ...errors]);
  if ("cursor" in queryOf(route).shape) answered.add("invalid_cursor");
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => answered.has(code));
};

/** Every code a route can answer: the documentation and the route tests read it here. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => {
  const writing = endpoint.kind === "write" ? WRITING : [];
  const matched: readonly ErrorCode[] =
    endpoint.kind === "write" && endpoint.versioned ? ["precondition_failed"] : [];
  const once = endpoint.kind === "write" && endpoint.idempotent ? IDEMPOTENT : [];
  return codesOf(endpoint, [...COMMON_ERRORS, ...ALWAYS, ...writing, ...matched, ...once]);
};
