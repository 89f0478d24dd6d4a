import { eventFor, guardFresh, NO_EFFECTS, type WholeEffects } from "../../db/plan.ts";
import { dropReceipts } from "../../db/receipts.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { isRevealed } from "../../vocabulary/value-lists.ts";
import { type Partnership, type PartnershipSide, rowOf, sideOf } from "./partnership.ts";
import { endProtection } from "./protection.ts";

/** The members of the row that a change writes, and the API's names of the visible ones. */
export interface PartnershipChange {
  readonly fields: Partial<Partnership>;
  readonly changedFields: readonly string[];
}

const writeRow = (before: Partnership, fields: Partial<Partnership>) => [
  partnershipTable.update(
    rowOf({ ...fields, version: before.version + 1 } as Partnership),
    "id = ? AND version = ?",
    [before.id, before.version],
  ),
  guardFresh,
];

/** A lost registration, or one whose client is purged, protects nobody (rules 27.9, 27.11). */
const unprotect = ({ id, leadId }: Partnership, fields: Partial<Partnership>): Statement[] => [
  ...(fields.status === "LOST" || fields.clientCard === null ? [endProtection(id)] : []),
  // Answers of the registration are stored under the client.
  ...(fields.clientCard === null ? [dropReceipts("directory", leadId)] : []),
];

/** The partner's data that a side sees only after both agreed (rules 28.7). */
const revealedFields = (before: Partnership, after: Partnership, side: PartnershipSide): string[] => {
  if (isRevealed(before.status) || !isRevealed(after.status)) return [];
  const { propertyCard, propertyParty } = after;
  const isHidden = propertyParty.hidden?.includes("listingUrl") === true;
  const showsListing = side === "client" && !isHidden && Boolean(propertyCard?.listingUrl);
  return ["counterpart", ...(showsListing ? ["property"] : [])];
};

/** Writes a change without an event: readers see it, and no date moves. */
export const refreshEffects = (before: Partnership, fields: Partial<Partnership>): WholeEffects => ({
  ...NO_EFFECTS,
  statements: writeRow(before, fields),
});

/** A change that both accounts see and get an event for; it commits only if the row is still as read (rules 28.10). */
export const changeEffects = (
  before: Partnership,
  { fields, changedFields }: PartnershipChange,
  now: number,
): { after: Partnership; effects: WholeEffects } => {
  const updatedAt = Math.max(now, before.updatedAt);
  const after = { ...before, ...fields, updatedAt, version: before.version + 1 };
  const { id, status, clientAccountId, propertyAccountId } = after;
  const moved = status !== before.status;
  const dataFor = (accountId: string) => ({
    id,
    status,
    ...(moved && { previousStatus: before.status }),
    changedFields: [...changedFields, ...revealedFields(before, after, sideOf(after, accountId))],
  });
  const accounts = [clientAccountId, propertyAccountId];
  const effects = {
    ...NO_EFFECTS,
    statements: [
      ...writeRow(before, { ...fields, updatedAt }),
      sql(
        `UPDATE partnership_sides SET ${moved ? "status = ?, " : ""}updated_at = ? WHERE partnership_id = ? AND account_id IN (?, ?)`,
        ...(moved ? [status] : []),
        updatedAt,
        id,
        ...accounts,
      ),
      ...(before.protectedUntil === null ? [] : unprotect(before, fields)),
    ],
    events: accounts.map((accountId) => eventFor(accountId, "partnership.updated", dataFor(accountId))),
  };
  return { after, effects };
};
