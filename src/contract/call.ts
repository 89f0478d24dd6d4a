import type { Basis } from "../db/plan.ts";
import type { Meter } from "../db/statement.ts";
import type { Fault } from "../errors/faults.ts";
import { Refusal } from "../errors/refusal.ts";
import type { CallCount } from "../lib/call-count.ts";
import type { ReadKey } from "../lib/known-keys.ts";
import type { Language } from "../lib/language.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import type { Point } from "../ports/points.ts";
import type { Services } from "../services.ts";
import type { AuditAction } from "../vocabulary/audit-actions.ts";
import type { MemberRole } from "../vocabulary/member-roles.ts";
import type { Permission } from "../vocabulary/permissions.ts";
import type { Arriving } from "./body.ts";

/** What is learned about a call while it is answered, for its analytics point and its log entry. */
export type CallFacts = { -readonly [Name in keyof Point<"api_calls">]?: Point<"api_calls">[Name] } & {
  /** The gate's count of calls, for the log; null if the gate keeps it itself. */
  count?: CallCount | null;
};

/** Members of every call, through any entry point. */
export interface CallScope {
  readonly requestId: string;
  readonly language: Language;
  readonly meter: Meter;
  readonly facts: CallFacts;
  readonly services: Services;
  /** The request's address, from the platform. */
  readonly address: string | null;
  /** Lets work continue after the reply. */
  waitUntil(work: Promise<unknown>): void;
}

/** A system of the account, as the key's own text names it. */
export type KeyCaller = ReadKey;

/** A person at the account's dashboard, whose role has been read. */
export interface MemberCaller {
  readonly accountId: string;
  readonly personId: string;
  /** The permissions of the role. */
  readonly permissions: readonly Permission[];
  /** The broker of the team, if the role sees only the broker's own clients. */
  readonly brokerId?: string | undefined;
  /** The token of a form, which makes one write even if it is sent twice. */
  readonly once?: string;
}

/** Who calls an operation of the API. */
export type Caller = KeyCaller | MemberCaller;

export const isKey = (caller: Caller): caller is KeyCaller => "keyId" in caller;

/** The broker to whose clients a call is limited; undefined for all of the account. */
export const brokerOf = (caller: Caller): string | undefined => (isKey(caller) ? undefined : caller.brokerId);

/** Who acts on the platform side, once its token has let them in. */
export interface Operator {
  readonly actor: string;
  /** The token of a dashboard form, which makes one write even if it is sent twice. */
  readonly once?: string;
  /** The member whose role the dashboard's entry point has found; none for the operator. */
  readonly member?: {
    readonly email: string;
    readonly role: MemberRole;
    readonly brokerId?: string | undefined;
  };
}

/** Named values as read by an entry point, with their faults. */
export interface SentNames {
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/** A body as received: unparsed bytes, an object, one that is still arriving, or the reason why it cannot be read. */
export type SentBody =
  | { readonly kind: "none" }
  | {
      readonly kind: "bytes";
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly contentEncoding: string | null;
    }
  /** Read once the caller is admitted. */
  | Arriving
  | { readonly kind: "object"; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: "unreadable"; readonly refusal: Refusal };

/** The unvalidated input of a call. */
export interface SentInput {
  readonly params: SentNames;
  readonly query: SentNames;
  readonly body: SentBody;
  /** Versions that a write may change; any, if absent. */
  readonly ifMatch?: readonly string[] | null;
  /** Faults the entry point found elsewhere, such as in a header. */
  readonly faults: readonly Fault[];
}

export const WITHOUT_BODY: SentBody = { kind: "none" };

/** An ordinary call; with `dryRun`, a dry run. */
export interface AsSent {
  readonly step: "as_sent";
}

export const AS_SENT: AsSent = { step: "as_sent" };

/** A write shown to a person but not made. */
export interface PreviewMode {
  readonly step: "preview";
}

/** A write that a person has confirmed. */
export interface ConfirmedMode {
  readonly step: "confirmed";
  readonly basis: string;
  /** For the audit row. */
  readonly action: AuditAction;
  readonly fields: readonly string[];
}

/** How to run a call: as sent, unless an assistant makes it for a person. */
export type Mode = AsSent | PreviewMode | ConfirmedMode;

/** A call of an operation, without any HTTP. */
export interface Call<C extends Caller | Operator = Caller> extends CallScope {
  readonly caller: C;
  readonly sent: SentInput;
  readonly mode: Mode;
  /** The key under which the call runs once. */
  readonly claim: ClaimRequest | null;
  /** Makes the claim once the body is read, if it had not arrived when the gate was asked. */
  readonly makeClaim?: (body: Uint8Array) => Promise<ClaimRequest>;
}

/** An answer that is not yet a Response, as idempotency records store it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PreviewBasis {
  readonly digest: string;
  /** Whether it depends on no data of the account, such as a creation. */
  readonly isNew: boolean;
}

/** The result of an operation. */
export interface Answered {
  readonly answer: Answer;
  /** The versions that a preview is based on; null for any other call. */
  readonly basis: PreviewBasis | null;
}

/** An answer that is already JSON text, so that stored text is not parsed and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The answer of one object, with the version of its row. */
export class Versioned<T> {
  readonly body: T;
  readonly version: number;

  constructor(body: T, version: number) {
    this.body = body;
    this.version = version;
  }
}

const tagOf = (version: number): string => `"${version}"`;

export const versionHeader = (version: number): Record<string, string> => ({ ETag: tagOf(version) });

/** @throws Refusal precondition_failed, when the object is not the one that the caller has read */
export const assertMatches = (ifMatch: readonly string[] | null | undefined, basis: Basis): void => {
  if (!ifMatch) return;
  const isCurrent = basis.some(({ version }) => ifMatch.includes("*") || ifMatch.includes(tagOf(version)));
  if (!isCurrent) throw new Refusal("precondition_failed");
};

const encoder = new TextEncoder();

/** An answer's body, encoded once: it is sent, and the call's log counts its bytes. */
export const bytesOf = ({ body }: Answer): Uint8Array => encoder.encode(body);
