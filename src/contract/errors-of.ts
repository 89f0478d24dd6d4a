import { COMMON_ERRORS, ERRORS, type ErrorCode } from "../errors/catalog.ts";
import type { Endpoint, Operation } from "./endpoint.ts";
import { queryOf } from "./route.ts";

/** Unknown query parameters are refused everywhere, and every call depends on the platform. */
const ALWAYS: readonly ErrorCode[] = ["invalid_param", "upstream_busy", "upstream_timeout"];
/** A write reads its body and the key even where none is allowed, and may collide with another write. */
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

/** The codes that an operation declares, those of its query and the common ones, in the order of the catalog. */
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
