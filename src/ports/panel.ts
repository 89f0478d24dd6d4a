import type { Problem } from "../errors/problem.ts";
import type { Language } from "../lib/language.ts";
import type { MemberRole } from "../vocabulary/member-roles.ts";

/** Who acts in the dashboard, which has signed them in. */
export interface Person {
  /** The actor of audit rows: `psn_…`, never an address. */
  readonly id: string;
  readonly email: string;
  /** When the person last proved to be who they are. */
  readonly provedAt: number;
}

/** A call of a declared operation, for one account. */
export interface PanelCall {
  readonly operationId: string;
  readonly person: Person;
  readonly accountId: string;
  readonly requestId: string;
  readonly language: Language;
  readonly address: string | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Made with the form: its second sending is the same write. */
  readonly once?: string;
}

export type PanelAnswer =
  | { readonly kind: "done"; readonly status: number; readonly role: MemberRole; readonly body: string }
  | { readonly kind: "refused"; readonly role: MemberRole | null; readonly problem: Problem }
  /** The role does not open it: those do. */
  | { readonly kind: "closed"; readonly role: MemberRole; readonly roles: readonly MemberRole[] }
  /** Too long after the last proof. */
  | { readonly kind: "prove_again"; readonly role: MemberRole };

/** An account that a person may enter. */
export interface Membership {
  readonly accountId: string;
  readonly name: string;
  readonly role: MemberRole;
  /** Of the operator's grant; null if access was never requested. */
  readonly access: string | null;
}

/** What the dashboard's Worker sees of the API's. */
export interface PanelDoorPort {
  call(asked: PanelCall): Promise<PanelAnswer>;
  /** Empty for an address that no account knows. */
  membershipsOf(email: string): Promise<readonly Membership[]>;
}
