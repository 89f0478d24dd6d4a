import type { Lead } from "../../../db/schema/leads.ts";
import { type Statement, sql } from "../../../db/statement.ts";
import type { LeadInput } from "./input.ts";

/** A person's identity: an e-mail address, or a phone number in canonical form (rules 15.7). */
export interface Identity {
  readonly kind: "phone" | "email";
  readonly value: string;
}

/** The identities of a request or of a stored client. */
export const identitiesOf = ({ phones, email }: Pick<LeadInput, "phones" | "email">): Identity[] => [
  ...(email ? [{ kind: "email" as const, value: email }] : []),
  ...(phones ?? []).map(({ number }) => ({ kind: "phone" as const, value: number })),
];

/** The identities in `one` that are not in `other`. */
export const identitiesNotIn = (one: readonly Identity[], other: readonly Identity[]): Identity[] =>
  one.filter(({ kind, value }) => !other.some((known) => known.kind === kind && known.value === value));

const deleteIdentities = (accountId: string, leadId: string, lost: readonly Identity[]): Statement =>
  sql(
    `DELETE FROM lead_identities WHERE account_id = ? AND lead_id = ?
     AND (kind, value) IN (VALUES ${lost.map(() => "(?, ?)").join(", ")})`,
    accountId,
    leadId,
    ...lost.flatMap(({ kind, value }) => [kind, value]),
  );

const insertIdentities = (accountId: string, leadId: string, gained: readonly Identity[]): Statement =>
  sql(
    `INSERT INTO lead_identities (account_id, kind, value, lead_id)
     VALUES ${gained.map(() => "(?, ?, ?, ?)").join(", ")}`,
    ...gained.flatMap(({ kind, value }) => [accountId, kind, value, leadId]),
  );

/** Statements that add and remove a change's identities: stale if another client has taken one meanwhile. */
export const identityStatements = (
  accountId: string,
  before: Lead | null,
  after: Lead | null,
): Statement[] => {
  const { id } = (after ?? before)!;
  const oldIdentities = before ? identitiesOf(before) : [];
  const newIdentities = after ? identitiesOf(after) : [];
  const lost = identitiesNotIn(oldIdentities, newIdentities);
  const gained = identitiesNotIn(newIdentities, oldIdentities);
  return [
    ...(lost.length > 0 ? [deleteIdentities(accountId, id, lost)] : []),
    ...(gained.length > 0 ? [insertIdentities(accountId, id, gained)] : []),
  ];
};
