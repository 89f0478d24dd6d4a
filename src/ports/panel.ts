import type { Fault } from "../errors/faults.ts";
import type { Problem } from "../errors/problem.ts";
import { MINUTE_MS } from "../lib/clock.ts";
import type { Language } from "../lib/language.ts";
import type { MemberRole } from "../vocabulary/member-roles.ts";
import type { OperatorRole } from "../vocabulary/operator-roles.ts";

/** Who acts in the dashboard, which has signed them in. */
export interface Person {
  /** The actor of audit rows: `psn_…`, never an address. */
  readonly id: string;
  readonly email: string;
  /** When the person last proved to be who they are. */
  readonly provedAt: number;
}

/** How long a proof of identity is valid. */
export const PROOF_MS = 10 * MINUTE_MS;

/** Whether the person has recently proved their identity. */
export const isProved = ({ provedAt }: Pick<Person, "provedAt">, now: number): boolean =>
  now < provedAt + PROOF_MS;

/** A call of a declared operation. */
export interface DashboardCall {
  readonly operationId: string;
  readonly requestId: string;
  readonly language: Language;
  readonly address: string | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The form's token: a form makes one write even if it is sent twice. */
  readonly once?: string;
}

/** A member's call for one account. */
export interface PanelCall extends DashboardCall {
  readonly person: Person;
  readonly accountId: string;
  /** The body of an operation that takes a file. */
  readonly file?: Uint8Array<ArrayBuffer>;
  /** An operator who looks at the account without writing (rules 36.20); `person` is then this operator too. */
  readonly looker?: Pick<OperatorPerson, "id" | "roles"> | undefined;
}

/** The reads of a page in one call, each run as if called alone. */
export interface PanelReads
  extends Omit<PanelCall, "operationId" | "params" | "query" | "body" | "file" | "once"> {
  readonly reads: readonly Pick<DashboardCall, "operationId" | "params" | "query">[];
}

interface Refused {
  readonly problem: Problem;
  /** The faults of `invalidParams`, in the same order: a page describes each in its own words (rules 34.43). */
  readonly faults?: readonly Fault[];
}

export type PanelAnswer =
  | { readonly kind: "done"; readonly status: number; readonly role: MemberRole; readonly body: string }
  | ({ readonly kind: "refused"; readonly role: MemberRole | null } & Refused)
  /** The role may not use the operation; `roles` may. */
  | { readonly kind: "closed"; readonly role: MemberRole; readonly roles: readonly MemberRole[] }
  /** The last proof of identity is too old. */
  | { readonly kind: "prove_again"; readonly role: MemberRole };

/** Who acts in the operator's console, which has verified their identity. */
export interface OperatorPerson {
  /** The actor of audit rows: `opr_…`, the same for the same address. */
  readonly id: string;
  readonly roles: readonly OperatorRole[];
  /** When they last proved it with a code; 0 if never in this browser. */
  readonly provedAt: number;
}

export interface OperatorCall extends DashboardCall {
  readonly operator: OperatorPerson;
}

export type OperatorAnswer =
  | { readonly kind: "done"; readonly status: number; readonly body: string }
  | ({ readonly kind: "refused" } & Refused)
  /** None of the person's roles may use the operation; `roles` may. */
  | { readonly kind: "closed"; readonly roles: readonly OperatorRole[] }
  /** The last proof of identity is too old. */
  | { readonly kind: "prove_again" };

/** An account that a person may enter. */
export interface Membership {
  readonly accountId: string;
  readonly name: string;
  readonly role: MemberRole;
  /** The status of the operator's grant; null if access was never requested. */
  readonly access: string | null;
  /** The live account, if this one is its sandbox. */
  readonly sandboxOf: string | null;
}

/** A connection, as a token's envelope names it. */
export interface ConnectionAt {
  readonly accountId: string;
  readonly connectionId: string;
}

export interface EndedConnection extends ConnectionAt {
  /** A token that had been replaced was used again: the owner gets an e-mail. */
  readonly isReuse: boolean;
}

/** What the API's Worker offers to the dashboard's. */
export interface DashboardApiPort {
  call(call: PanelCall): Promise<PanelAnswer>;
  /** Only for operations that write nothing but who looked. Answers come in the order of the reads. */
  read(reads: PanelReads): Promise<readonly PanelAnswer[]>;
  callAsOperator(call: OperatorCall): Promise<OperatorAnswer>;
  /** Empty for an address that no account knows. */
  membershipsOf(email: string): Promise<readonly Membership[]>;
  /** Called when a connection's code is exchanged: it lasts until `expiresAt`. @returns whether it is valid */
  beginConnection(connection: ConnectionAt & { readonly expiresAt: number }): Promise<boolean>;
  connectionStands(connection: ConnectionAt): Promise<boolean>;
  endConnection(connection: EndedConnection): Promise<void>;
}
