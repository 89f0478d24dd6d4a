import type { Meter } from "../db/statement.ts";
import type { Fault } from "../errors/faults.ts";
import type { Refusal } from "../errors/refusal.ts";
import type { Language } from "../lib/language.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import type { Services } from "../services.ts";

/** What every call has, whichever door it came through. */
export interface CallScope {
  readonly requestId: string;
  readonly language: Language;
  readonly meter: Meter;
  readonly services: Services;
  /** Where the request came from, as the platform says. */
  readonly address: string | null;
  /** Lets work go on beside the reply. */
  waitUntil(work: Promise<unknown>): void;
}

/** The caller, as the key's own text names it. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly keyHash: string;
}

/** Named values as a door read them, with the faults it found. */
export interface SentNames {
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/** A body as it arrived: bytes that nobody has parsed, an object, or the reason why it cannot be read. */
export type SentBody =
  | { readonly kind: "none" }
  | {
      readonly kind: "bytes";
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly contentEncoding: string | null;
    }
  | { readonly kind: "object"; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: "unreadable"; readonly refusal: Refusal };

/** The input of a call before anybody has validated it. */
export interface SentInput {
  readonly params: SentNames;
  readonly query: SentNames;
  readonly body: SentBody;
  /** Faults the door found elsewhere, such as in a header. */
  readonly faults: readonly Fault[];
}

export const WITHOUT_BODY: SentBody = { kind: "none" };

/** An ordinary call; with `dryRun`, a dry run. */
export interface AsSent {
  readonly step: "as_sent";
}

export const AS_SENT: AsSent = { step: "as_sent" };

/** A write that is shown to a person and not made. */
export interface PreviewMode {
  readonly step: "preview";
}

/** A write that a person has confirmed. */
export interface ConfirmedMode {
  readonly step: "confirmed";
  readonly basis: string;
  /** Of the audit row. */
  readonly action: string;
  readonly fields: readonly string[];
}

/** How a call is to be run; as it is sent unless an assistant makes it for a person. */
export type Mode = AsSent | PreviewMode | ConfirmedMode;

/** A call of an operation: nothing in it belongs to HTTP. */
export interface Call extends CallScope {
  readonly caller: Caller;
  /** The path as it was sent: a cursor is good for one path. */
  readonly path: string;
  readonly sent: SentInput;
  readonly mode: Mode;
  /** The key under which the call runs once. */
  readonly claim: ClaimRequest | null;
}
