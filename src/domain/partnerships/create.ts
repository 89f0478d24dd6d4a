import { type Effects, eventFor, NO_EFFECTS } from "../../db/plan.ts";
import { partnershipSideTable } from "../../db/schema/partnership-sides.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { newId, spaceOf } from "../../lib/id.ts";
import { type Partnership, rowOf } from "./partnership.ts";

/** The members of a request or a registration; the rest is the same for all. */
export type NewPartnership = Omit<
  Partnership,
  | "id"
  | "version"
  | "lastProgressAt"
  | "updateAskedAt"
  | "offMarketAt"
  | "marked"
  | "createdAt"
  | "updatedAt"
  | "erasedAt"
>;

/**
 * Creates a partnership: its row, a row in each account's list, and an event for each, for one commit in the directory.
 * Of two simultaneous creations for one pair, or for one client and development, the second is stale (rules 28.5). Its
 * matches are marked after the commit (`markMatches`).
 */
export const createPartnership = (
  input: NewPartnership,
  now: number,
): { partnership: Partnership; effects: Effects } => {
  const partnership: Partnership = {
    ...input,
    id: newId("partnership"),
    version: 1,
    lastProgressAt: now,
    updateAskedAt: null,
    offMarketAt: null,
    // A client registered without a match has no match to mark.
    marked: input.propertyId === null,
    createdAt: now,
    updatedAt: now,
    erasedAt: null,
  };
  const { id, status, kind, clientAccountId, propertyAccountId } = partnership;
  if (spaceOf(clientAccountId) !== spaceOf(propertyAccountId))
    throw new Error("A partnership of two spaces was asked for.");
  const accounts = [clientAccountId, propertyAccountId];
  const side = { partnershipId: id, status, createdAt: now, updatedAt: now };
  const effects = {
    ...NO_EFFECTS,
    statements: [
      partnershipTable.insert(rowOf(partnership)),
      ...accounts.map((accountId) => partnershipSideTable.insert({ accountId, ...side })),
    ],
    events: accounts.map((accountId) => eventFor(accountId, "partnership.created", { id, status, kind })),
  };
  return { partnership, effects };
};
