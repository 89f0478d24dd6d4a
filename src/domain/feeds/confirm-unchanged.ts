import { NO_EFFECTS } from "../../db/plan.ts";
import { renewal } from "../properties/confirm.ts";
import type { KnownListing, StaleProperty } from "./known-listings.ts";
import { added, commitStep, isSpent, type Step, type SyncContext, type Tally } from "./sync-context.ts";

const CONFIRMED_PER_COMMIT = 100;

/** Renews the availability date of properties, so many at a time; who is renewed is no longer stale to the next message. */
export const confirmStale = async (
  ctx: SyncContext,
  stale: readonly StaleProperty[],
  tally: Tally,
): Promise<Step> => {
  let next = tally;
  for (let at = 0; at < stale.length; at += CONFIRMED_PER_COMMIT) {
    if (at > 0 && isSpent(ctx)) return { tally: next, isWhole: false };
    const some = stale.slice(at, at + CONFIRMED_PER_COMMIT);
    const ids = some.map(({ propertyId }) => propertyId);
    const { accountId } = ctx;
    const changes = some.map((one) => ({ kind: "renewal", accountId, ...one }) as const);
    next = added(next, "confirmed", some.length);
    await commitStep(ctx, [{ ...NO_EFFECTS, changes }], [renewal(accountId, ids, ctx.clock.now())], next);
  }
  return { tally: next, isWhole: true };
};

/** What stands in the feed unchanged: it is still there, and says so once a day. */
export const confirmUnchanged = (
  ctx: SyncContext,
  unchanged: readonly KnownListing[],
  tally: Tally,
): Promise<Step> => {
  const stale = unchanged.flatMap(({ isStale, propertyId, seenIn }) =>
    isStale && propertyId ? [{ propertyId, seenIn }] : [],
  );
  return confirmStale(ctx, stale, tally);
};
