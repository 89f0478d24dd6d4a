import { NO_EFFECTS } from "../../db/plan.ts";
import { renewal } from "../properties/confirm.ts";
import type { KnownListing } from "./known-listings.ts";
import { added, commitStep, type SyncContext, type Tally } from "./sync-context.ts";

const CONFIRMED_PER_COMMIT = 100;

/** Renews the availability date of properties, so many at a time. */
export const confirmStale = async (
  ctx: SyncContext,
  ids: readonly string[],
  tally: Tally,
): Promise<Tally> => {
  let next = tally;
  for (let at = 0; at < ids.length; at += CONFIRMED_PER_COMMIT) {
    const some = ids.slice(at, at + CONFIRMED_PER_COMMIT);
    next = added(next, "confirmed", some.length);
    await commitStep(ctx, [NO_EFFECTS], [renewal(ctx.accountId, some, ctx.clock.now())], next);
  }
  return next;
};

/** What stands in the feed unchanged: it is still there, and says so once a day. */
export const confirmUnchanged = async (
  ctx: SyncContext,
  unchanged: readonly KnownListing[],
  tally: Tally,
): Promise<Tally> => {
  const stale = unchanged.flatMap(({ isStale, propertyId }) => (isStale && propertyId ? [propertyId] : []));
  return confirmStale(ctx, stale, tally);
};
