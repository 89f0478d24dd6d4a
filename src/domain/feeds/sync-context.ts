import type { WriteContext } from "../../call-context.ts";
import { commit, guard } from "../../db/commit.ts";
import { type Effects, joinEffects, withConsequences } from "../../db/plan.ts";
import type { FeedCounts } from "../../db/schema/feeds.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import type { FeedStore } from "../../ports/feed-store.ts";
import { countedOnce } from "../properties/portfolio.ts";

/** A running sync: its writes hold only while it is the account's own. */
export interface SyncContext extends WriteContext {
  readonly syncId: string;
  /** What the sync keeps outside the database. */
  readonly store: FeedStore;
  /** The owner has said that codes name the same properties as before. */
  readonly isTrusted: boolean;
  /** Statements to D1 after which its message hands on. */
  readonly maxStatements: number;
}

/** The sync is no longer the account's: the feed was changed or removed meanwhile. */
export class SyncOvertaken extends Error {
  override readonly name = "SyncOvertaken";
}

export type Tally = Partial<FeedCounts>;

export const added = (tally: Tally, name: keyof FeedCounts, more: number): Tally =>
  more === 0 ? tally : { ...tally, [name]: (tally[name] ?? 0) + more };

/** A step of a sync in several commits: its counts so far, and whether it is complete. */
export interface Step {
  readonly tally: Tally;
  readonly isWhole: boolean;
}

/** Checked after each commit, so that every message makes progress. */
export const isSpent = ({ meter, maxStatements }: SyncContext): boolean => meter.statements >= maxStatements;

/** Checks that the sync is still the account's. */
export const fence = ({ accountId, syncId }: Pick<SyncContext, "accountId" | "syncId">): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?)", accountId, syncId);

/** Commits a step of a sync with its count, so a repetition after a death is not counted twice. */
export const commitStep = async (
  ctx: SyncContext,
  parts: readonly Effects[],
  also: readonly Statement[],
  tally: Tally,
): Promise<void> => {
  const { accountId, syncId, db, meter } = ctx;
  const effects = withConsequences(joinEffects(parts), ctx.consequencesOf);
  const noted = sql(
    "UPDATE feeds SET tally = ? WHERE account_id = ? AND sync_id = ?",
    JSON.stringify(tally),
    accountId,
    syncId,
  );
  const statements = [fence(ctx), ...countedOnce(effects.statements), ...also, noted];
  await commit({ db, accountId, now: ctx.clock.now(), meter }, { ...effects, statements });
};

/** @throws SyncOvertaken */
export const assertStands = async ({ db, accountId, syncId, meter }: SyncContext): Promise<void> => {
  const statement = sql("SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?", accountId, syncId);
  const [rows = []] = await run(db, [statement], meter);
  if (rows.length === 0) throw new SyncOvertaken();
};
