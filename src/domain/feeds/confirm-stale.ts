import { NO_EFFECTS } from "../../db/plan.ts";
import { renewal } from "../properties/confirm.ts";
import type { StaleProperty } from "./known-listings.ts";
import { addCount, commitStep, isSpent, type Step, type SyncContext, type Tally } from "./sync-context.ts";

/** Properties per commit. Boards are notified of each one that partners see. */
const CONFIRMED_PER_COMMIT = 1_000;
const SEEN_PER_COMMIT = 100;

/** The end of the commit that begins at this property. */
const endOfCommit = (stale: readonly StaleProperty[], at: number): number => {
  let seen = 0;
  const end = stale.findIndex((one, index) => {
    if (index < at) return false;
    seen += one.seenIn === null ? 0 : 1;
    return seen > SEEN_PER_COMMIT || index - at >= CONFIRMED_PER_COMMIT;
  });
  return end < 0 ? stale.length : end;
};

/** Renews the availability date of properties, up to a limit; the next message no longer finds them stale. */
export const confirmStale = async (
  ctx: SyncContext,
  stale: readonly StaleProperty[],
  tally: Tally,
): Promise<Step> => {
  let next = tally;
  for (let at = 0; at < stale.length; ) {
    if (at > 0 && isSpent(ctx)) return { tally: next, isWhole: false };
    const some = stale.slice(at, endOfCommit(stale, at));
    at += some.length;
    const ids = some.map(({ propertyId }) => propertyId);
    const { accountId } = ctx;
    const changes = some.map((one) => ({ kind: "renewal", accountId, ...one }) as const);
    next = addCount(next, "confirmed", some.length);
    await commitStep(ctx, [{ ...NO_EFFECTS, changes }], [renewal(accountId, ids, ctx.clock.now())], next);
  }
  return { tally: next, isWhole: true };
};
