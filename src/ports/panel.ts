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

/** How long a proof of who somebody is holds. */
export const PROOF_MS = 10 * MINUTE_MS;

/** Whether who acts has just proved who they are. */
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
  /** Made with the form: its second sending is the same write. */
  readonly once?: string;
}

/** By a member, for one account. */
export interface PanelCall extends DashboardCall {
  readonly person: Person;
  readonly accountId: string;
  /** The body of an operation that takes a file. */
  readonly file?: Uint8Array<ArrayBuffer>;
  /** An operator who sees the account, and writes nothing (rules 36.20); then `person` is the operator too. */
  readonly looker?: Pick<OperatorPerson, "id" | "roles"> | undefined;
}

/** What a page reads at once, each operation as if it were called alone. */
export interface PanelReads
  extends Omit<PanelCall, "operationId" | "params" | "query" | "body" | "file" | "once"> {
  readonly reads: readonly Pick<DashboardCall, "operationId" | "params" | "query">[];
}

interface Refused {
  readonly problem: Problem;
  /** Those of `invalidParams`, in their order: a page says each in words of its own (rules 34.43). */
  readonly faults?: readonly Fault[];
}

export type PanelAnswer =
  | { readonly kind: "done"; readonly status: number; readonly role: MemberRole; readonly body: string }
  | ({ readonly kind: "refused"; readonly role: MemberRole | null } & Refused)
  /** The role does not open it: those do. */
  | { readonly kind: "closed"; readonly role: MemberRole; readonly roles: readonly MemberRole[] }
  /** Too long after the last proof. */
  | { readonly kind: "prove_again"; readonly role: MemberRole };

/** Who acts in the operator's console, which has checked who they are. */
export interface OperatorPerson {
  /** The actor of audit rows: `opr_…`, the same for the same address. */
  readonly id: string;
  readonly roles: readonly OperatorRole[];
  /** When they last proved it by a code of their own; 0 if never in this browser. */
  readonly provedAt: number;
}

export interface OperatorCall extends DashboardCall {
  readonly operator: OperatorPerson;
}

export type OperatorAnswer =
  | { readonly kind: "done"; readonly status: number; readonly body: string }
  | ({ readonly kind: "refused" } & Refused)
  /** None of the person's roles opens it: those do. */
  | { readonly kind: "closed"; readonly roles: readonly OperatorRole[] }
  /** Too long after the last proof. */
  | { readonly kind: "prove_again" };

/** An account that a person may enter. */
export interface Membership {
  readonly accountId: string;
  readonly name: string;
  readonly role: MemberRole;
  /** Of the operator's grant; null if access was never requested. */
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
  /** A token came again that had been replaced: the owner gets an e-mail. */
  readonly isReuse: boolean;
}

/** What the dashboard's Worker sees of the API's. */
export interface DashboardApiPort {
  call(asked: PanelCall): Promise<PanelAnswer>;
  /** Only operations that write nothing but who looked; the answers come in the order of the reads. */
  read(asked: PanelReads): Promise<readonly PanelAnswer[]>;
  callAsOperator(asked: OperatorCall): Promise<OperatorAnswer>;
  /** Empty for an address that no account knows. */
  membershipsOf(email: string): Promise<readonly Membership[]>;
  /** Its code is exchanged: it lasts until then. Whether it stands. */
  beginConnection(connection: ConnectionAt & { readonly expiresAt: number }): Promise<boolean>;
  connectionStands(connection: ConnectionAt): Promise<boolean>;
  endConnection(connection: EndedConnection): Promise<void>;
}
