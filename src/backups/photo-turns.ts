import { type Meter, run, sql } from "../db/statement.ts";
import { IS_RESTORING } from "../domain/accounts/under-way.ts";
import { type PhotoCheck, photoCheckTable as table } from "../domain/backups/photo-check.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import { MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { isBusy, type Page, type Place, readPage, withoutSource } from "./known-photos.ts";
import { TurnsDied } from "./nightly-exports.ts";
import { noteLost, reopenGalleries } from "./refetch-photos.ts";
import type { BackupStores } from "./stores.ts";

const TURN_MS = 5 * SECOND_MS;
/** A turn whose Worker died is taken again after this time. */
const LEASE_MS = 5 * MINUTE_MS;
const AGAIN_MS = MINUTE_MS;
/** A check is given up after so many turns in a row that failed or died. */
const MAX_FAILURES = 20;
/** Its share of the platform's 1,000 queries of an invocation; exports need the most. */
const MAX_QUERIES = 250;
const MAX_LISTED = 500;

interface PhotoTurns {
  readonly stores: BackupStores;
  readonly meter: Meter;
  readonly until: number;
}

interface Turn extends PhotoTurns {
  /** Statements of the invocation, its exports' included, after which no further page begins. */
  readonly limit: number;
  readonly own: PhotoCheck;
  readonly shard: string;
}

/** During a restore some rows are old, and some are an export's: what is missing then is not lost. */
const IS_WHOLE = `NOT EXISTS (SELECT 1 FROM restores
  WHERE restores.account_id = photo_checks.account_id AND ${IS_RESTORING})`;

const SHARD_OF_ACCOUNT = "(SELECT shard FROM accounts WHERE accounts.id = photo_checks.account_id)";

const claim = async (turns: Omit<Turn, "own" | "shard">, now: number): Promise<Turn | null> => {
  const statement = sql(
    `UPDATE photo_checks SET due_at = ?2, failures = failures + 1 WHERE id = (
       SELECT id FROM photo_checks WHERE state = 'RUNNING' AND due_at <= ?1 AND ${IS_WHOLE} ORDER BY due_at LIMIT 1
     ) RETURNING *, ${SHARD_OF_ACCOUNT} AS home`,
    now,
    now + LEASE_MS,
  );
  const [row] = (await run(turns.stores.directory, [statement], turns.meter))[0]!;
  return row ? { ...turns, own: table.decode(row), shard: row.home as string } : null;
};

/** A page counts only if the account was there throughout, and nobody else has claimed the check since. */
const keep = async ({ stores, meter, own, shard }: Turn, change: Partial<PhotoCheck>): Promise<void> => {
  const where = `id = ? AND state = 'RUNNING' AND due_at = ? AND ${SHARD_OF_ACCOUNT} = ? AND ${IS_WHOLE}`;
  await run(stores.directory, [table.update(change, where, [own.id, own.dueAt, shard])], meter);
};

const isOver = ({ stores, until, meter, limit }: Turn): boolean =>
  stores.clock.now() >= until || meter.statements >= limit;

/** BUSY: the account's requested galleries have to arrive first. */
const refetch = async (turn: Turn, place: Place): Promise<"DONE" | "BUSY" | "OVER"> => {
  const { stores, shard } = turn;
  const { accountId } = place;
  let requested = 0;
  try {
    for (;;) {
      if (await isBusy(place)) return "BUSY";
      const reopened = await reopenGalleries(place, stores.clock.now());
      requested += reopened;
      if (reopened === 0) return "DONE";
      if (isOver(turn)) return "OVER";
    }
  } finally {
    if (requested > 0) await drainIntoLog(stores, { accountId, shard });
  }
};

const countPage = async (own: PhotoCheck, place: Place, page: Page): Promise<PhotoCheck> => {
  const { pictures, missing, after } = page;
  const room = MAX_LISTED - own.notRestorable.length;
  const lost = missing.length > 0 ? await withoutSource(place, missing, room) : { pictures: 0, photos: [] };
  return {
    ...own,
    checked: own.checked + pictures.length,
    missing: own.missing + missing.length,
    requested: own.requested + missing.length - lost.pictures,
    notRestorable: [...own.notRestorable, ...lost.photos],
    after: after!,
  };
};

/** Compares the account's pictures, and notes the missing ones: no gallery is opened before all are compared. */
const compare = async (turn: Turn, place: Place): Promise<PhotoCheck> => {
  const { photos, clock } = turn.stores;
  let at = turn.own;
  do {
    const page = await readPage(photos, place, at.after);
    if (page.after === null) return { ...at, comparedAt: clock.now() };
    if (page.missing.length > 0) await noteLost(place, page.missing);
    at = await countPage(at, place, page);
  } while (!isOver(turn));
  return at;
};

const work = async (turn: Turn): Promise<Partial<PhotoCheck>> => {
  const { stores, own, meter } = turn;
  const { clock } = stores;
  const { id: checkId, accountId, begunAt } = own;
  const place: Place = { db: stores.shard(turn.shard), accountId, meter, checkId, begunAt };
  if (own.comparedAt === null) {
    const { checked, missing, requested, notRestorable, after, comparedAt } = await compare(turn, place);
    const reached = { checked, missing, requested, notRestorable, after, comparedAt };
    return { ...reached, turnsSinceSuccess: 0, failure: null, dueAt: clock.now() };
  }
  const end = await refetch(turn, place);
  if (end === "DONE") return { turnsSinceSuccess: 0, failure: null, state: "DONE", doneAt: clock.now() };
  return { turnsSinceSuccess: 0, failure: null, dueAt: clock.now() + (end === "BUSY" ? AGAIN_MS : 0) };
};

const afterFailure = ({ own }: Turn, error: unknown, now: number): Partial<PhotoCheck> => {
  const failure = failureOf(error);
  logger.error("photo check waits", { accountId: own.accountId, check: own.id, failure });
  return own.turnsSinceSuccess >= MAX_FAILURES
    ? { failure, state: "FAILED", doneAt: now }
    : { failure, dueAt: now + AGAIN_MS };
};

/** Takes turns for the checks that are due, one account after the other. @returns how many */
export const takePhotoChecks = async (turns: PhotoTurns): Promise<number> => {
  const { clock } = turns.stores;
  const limit = turns.meter.statements + MAX_QUERIES;
  for (let taken = 0; ; taken += 1) {
    if (clock.now() >= turns.until || turns.meter.statements >= limit) return taken;
    const until = Math.min(turns.until, clock.now() + TURN_MS);
    const turn = await claim({ ...turns, until, limit }, clock.now());
    if (!turn) return taken;
    const worked = turn.own.turnsSinceSuccess > MAX_FAILURES ? Promise.reject(new TurnsDied()) : work(turn);
    await keep(turn, await worked.catch((error: unknown) => afterFailure(turn, error, clock.now())));
  }
};
