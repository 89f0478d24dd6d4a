import type { ErrorCode } from "./catalogue.ts";
import type { Sentence } from "./entry.ts";
import type { Fault, FaultCode } from "./faults.ts";

export interface RefusalDetails {
  /** A sentence for this occurrence. Never carries names, phones, e-mails, addresses or keys. */
  readonly detail?: Sentence;
  readonly faults?: readonly Fault[];
  /** Whole seconds for Retry-After. */
  readonly retryAfter?: number;
  /** Further members of the problem, such as `existingId`. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The service says no. The code alone decides the HTTP status, by the catalogue. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}

/** Faults of the body's form; its media type is one of them, although a header tells it. */
const MALFORMED: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "unknown_field",
  "malformed",
  "not_utf8",
  "not_json",
  "not_an_object",
  "not_empty",
  "duplicate_member",
  "forbidden_member",
  "not_finite",
  "lone_surrogate",
  "too_deep",
]);

/** All faults of one request: invalid_body when the body is malformed or has unknown fields, else invalid_param. */
export const refuseFaults = (faults: readonly Fault[]): Refusal => {
  const malformed = faults.some(({ code }) => MALFORMED.has(code));
  return new Refusal(malformed ? "invalid_body" : "invalid_param", { faults });
};
