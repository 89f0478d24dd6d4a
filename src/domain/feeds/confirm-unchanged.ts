import { NO_EFFECTS } from "../../db/plan.ts";
import { renewal } from "../properties/confirm.ts";
import type { KnownListing } from "./known-listings.ts";
import { added, commitStep, type SyncScope, type Tally } from "./sync-scope.ts";

const TOGETHER = 100;

/** Renews the availability date of properties, so many at a time. */
export const confirmStale = async (
  scope: SyncScope,
  ids: readonly string[],
  tally: Tally,
): Promise<Tally> => {
  let next = tally;
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const some = ids.slice(at, at + TOGETHER);
    next = added(next, "confirmed", some.length);
    await commitStep(scope, [NO_EFFECTS], [renewal(scope.accountId, some, scope.clock.now())], next);
  }
  return next;
};

/** What stands in the feed unchanged: it is still there, and says so once a day. */
export const confirmUnchanged = async (
  scope: SyncScope,
  unchanged: readonly KnownListing[],
  tally: Tally,
): Promise<Tally> => {
  const stale = unchanged.flatMap(({ isStale, propertyId }) => (isStale && propertyId ? [propertyId] : []));
  return confirmStale(scope, stale, tally);
};
