import { type Meter, run, sql } from "../db/statement.ts";
import { IS_RESTORING } from "../domain/accounts/under-way.ts";
import { type Restore, restoreTable } from "../domain/backups/stored.ts";
import { MINUTE_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { abandonRestore } from "./abandon-restore.ts";
import type { Facts } from "./pages.ts";
import { begin, continueRestore, Unfit, type Work } from "./restore-account.ts";
import type { BackupStores } from "./stores.ts";

/** A turn whose Worker died is taken again after this time. */
const LEASE_MS = 6 * MINUTE_MS;
/** An account stays closed until it is whole: a turn that failed is taken again soon. */
const AGAIN_MS = MINUTE_MS;
/** The rest of an invocation's queries is for exports. */
const MAX_QUERIES = 350;
/** Turns in a row that fail or die. After an hour a closed account does more harm than an incomplete one. */
const MAX_FAILURES = { WAITING: 5, RUNNING: 60 } as const;

interface Turns {
  readonly stores: BackupStores;
  readonly meter: Meter;
  readonly factsIn: (shard: string) => Promise<Facts>;
  readonly until: number;
}

const claim = async ({ stores, meter }: Turns, now: number): Promise<Restore | null> => {
  const statement = sql(
    `UPDATE restores SET due_at = ?2, failures = failures + 1 WHERE id = (
       SELECT id FROM restores WHERE ${IS_RESTORING} AND due_at <= ?1 ORDER BY due_at LIMIT 1
     ) RETURNING *`,
    now,
    now + LEASE_MS,
  );
  return restoreTable.first((await run(stores.directory, [statement], meter))[0]);
};

const keep = async ({ stores, meter }: Turns, own: Restore, change: Partial<Restore>): Promise<void> => {
  const where = `id = ? AND ${IS_RESTORING} AND due_at = ?`;
  await run(stores.directory, [restoreTable.update(change, where, [own.id, own.dueAt])], meter);
};

const workOn = async (work: Work): Promise<Partial<Restore>> => {
  const { stores, own } = work;
  const { clock } = stores;
  if (own.state === "WAITING") {
    await begin(work);
    return { state: "RUNNING", turnsSinceSuccess: 0, dueAt: clock.now() };
  }
  const reached = await continueRestore(work);
  if (reached !== "done") return { turnsSinceSuccess: 0, failure: null, boards: reached, dueAt: clock.now() };
  logger.info("account restored", { accountId: own.accountId, restore: own.id });
  return { state: "DONE", turnsSinceSuccess: 0, failure: null, doneAt: clock.now() };
};

const turnOf = async (turns: Turns, own: Restore): Promise<Partial<Restore>> => {
  const { stores, meter } = turns;
  const facts = await turns.factsIn(own.shard);
  const work = { stores, own, facts, meter };
  if (own.turnsSinceSuccess > MAX_FAILURES[own.state as keyof typeof MAX_FAILURES])
    return abandonRestore(work, own.failure ?? "its turns died");
  try {
    return await workOn(work);
  } catch (error) {
    if (own.state === "WAITING" && error instanceof Unfit) return abandonRestore(work, error.message);
    throw error;
  }
};

const afterFailure = (own: Restore, error: unknown, now: number): Partial<Restore> => {
  const failure = error instanceof Unfit ? error.message : failureOf(error);
  logger.error("restore waits", { accountId: own.accountId, restore: own.id, failure });
  return { failure, dueAt: now + AGAIN_MS };
};

/** Takes turns for the restores that are due, one account after the other. @returns how many */
export const takeRestores = async (turns: Turns): Promise<number> => {
  const { clock } = turns.stores;
  for (let taken = 0; ; taken += 1) {
    if (clock.now() >= turns.until || turns.meter.statements >= MAX_QUERIES) return taken;
    const own = await claim(turns, clock.now());
    if (!own) return taken;
    const change = await turnOf(turns, own).catch((error: unknown) => afterFailure(own, error, clock.now()));
    await keep(turns, own, change);
  }
};
