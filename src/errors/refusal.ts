import type { BodyFault } from "../lib/arriving-body.ts";
import { ptEn, type Sentence } from "../lib/language.ts";
import type { Store } from "../vocabulary/limits.ts";
import type { ErrorCode } from "./catalog.ts";
import { type Fault, type FaultCode, MAX_FAULTS } from "./faults.ts";

export interface RefusalDetails {
  /** A sentence for this occurrence. Never contains names, phones, e-mails, addresses or keys. */
  readonly detail?: Sentence;
  readonly faults?: readonly Fault[];
  /** Whole seconds for Retry-After. */
  readonly retryAfter?: number;
  /** Further members of the problem, such as `existingId`. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The account's store that is full. */
  readonly fullStore?: Store;
  /** The same request will always be refused. */
  readonly lasting?: true;
}

/** A refusal by the service. The catalog gives the HTTP status of its code. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    // A refusal is an answer, not a bug: nobody reads its stack trace, which would cost more than the refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.details = details;
  }

  /**
   * Whether time or somebody's action can lift it: then it is never stored under an Idempotency-Key (rules 7.4). This
   * is the default, because a refusal stored by mistake would refuse a call for a day, even long after it is allowed
   * again.
   */
  get isTemporary(): boolean {
    const { lasting, faults = [] } = this.details;
    return !lasting && !faults.some((fault) => fault.lasting);
  }
}

/** For a request that the rules do not allow in the current state. */
export const refuseRequest = (portuguese: string, english: string): Refusal =>
  new Refusal("request_refused", { detail: { "pt-BR": portuguese, en: english } });

/** Somebody else's decision came first: the problem shows the current one (rules 36.7). */
export const decidedMeanwhile = (current: Readonly<Record<string, unknown>>): Refusal =>
  new Refusal("concurrent_write", {
    detail: ptEn(
      "Outra pessoa decidiu ou alterou isto antes. Veja quem foi e como está agora.",
      "Somebody else decided on this or changed it first. See who it was and how it stands now.",
    ),
    members: { current },
  });

/** Faults of the body's form, and of its media type, although that is in a header. */
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

const codeOf = (faults: readonly Fault[]): ErrorCode => {
  const alone = faults[0]?.alone;
  if (alone !== undefined && faults.every((fault) => fault.alone === alone)) return alone;
  return faults.some(({ code }) => MALFORMED.has(code)) ? "invalid_body" : "invalid_param";
};

/** Longer than any name of the contract; a caller's longer name is cut off (rules 6.7). */
const MAX_NAME_CHARS = 100;

const cut = (text: string): string =>
  text.length <= MAX_NAME_CHARS ? text : `${text.slice(0, MAX_NAME_CHARS - 1).toWellFormed()}…`;

const withShortName = (fault: Fault): Fault => ({
  ...fault,
  name: cut(fault.name),
  ...(fault.pointer !== undefined && { pointer: cut(fault.pointer) }),
});

/**
 * All faults of one request: their common code if they share one, invalid_body if the body is malformed or has
 * unknown fields, else invalid_param.
 */
export const refuseFaults = (faults: readonly Fault[], members?: RefusalDetails["members"]): Refusal =>
  new Refusal(codeOf(faults), {
    faults: faults.slice(0, MAX_FAULTS).map(withShortName),
    ...(members && { members }),
  });

/** @throws Refusal when there are any */
export const refuseAny = (faults: readonly Fault[]): void => {
  if (faults.length > 0) throw refuseFaults(faults);
};

/** For a cursor of another list, or whose place in the list is gone. */
export const refuseCursor = (members?: RefusalDetails["members"]): Refusal =>
  refuseFaults([{ in: "query", name: "cursor", code: "not_a_cursor", alone: "invalid_cursor" }], members);

/** For a call that names several objects. @param name the name of the missing one, as in the call */
export const refuseUnknown = (name: string): Refusal =>
  new Refusal("not_found", {
    detail: ptEn(`${name} não foi encontrado.`, `${name} was not found.`),
  });

/** @throws Refusal not_found */
export const orNotFound = <T>(value: T | null): T => {
  if (value === null) throw new Refusal("not_found");
  return value;
};

const BUSY_SECONDS = 5;

/** The refusal of a body over its limit. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal("payload_too_large", {
    detail: ptEn(`O corpo passa de ${limit} bytes.`, `The body is over ${limit} bytes.`),
  });

/** The refusal of a body that could not be read (rules 2.11). */
export const bodyRefusal = (fault: BodyFault, limit: number): Refusal => {
  switch (fault) {
    case "too_large":
      return tooLarge(limit);
    case "late":
      return new Refusal("body_timeout");
    case "no_room":
      return new Refusal("upstream_busy", { retryAfter: BUSY_SECONDS });
    case "broken":
      return new Refusal("bad_request", {
        detail: ptEn(
          "O corpo chegou incompleto. Envie de novo.",
          "The body arrived incomplete. Send it again.",
        ),
      });
  }
};
