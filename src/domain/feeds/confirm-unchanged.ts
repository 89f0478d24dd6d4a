import { NO_EFFECTS } from "../../db/plan.ts";
import { renewal } from "../properties/confirm.ts";
import type { KnownListing, StaleProperty } from "./known-listings.ts";
import { added, commitStep, isSpent, type Step, type SyncContext, type Tally } from "./sync-context.ts";

const CONFIRMED_PER_COMMIT = 100;

/** Renews the availability date of properties, up to a limit; the next message no longer finds them stale. */
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

/** Unchanged listings: their properties are confirmed once a day. */
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
