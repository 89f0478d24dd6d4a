import { selectBy } from "../db/prepared.ts";
import { portfolios } from "../db/schema/portfolios.ts";
import { type Database, type Meter, newMeter, run } from "../db/statement.ts";
import { type Export, rowCount } from "../domain/backups/stored.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { lastEvent, takeTurn } from "./export-account.ts";
import { putManifest } from "./manifest.ts";
import { measureLedger } from "./measure-ledger.ts";
import {
  afterFailure,
  beginNext,
  claimNext,
  closedAccounts,
  countLate,
  forgetOld,
  isStillThere,
  keep,
  MAX_FAILURES,
  TurnsDied,
} from "./nightly-exports.ts";
import { type Facts, readFacts } from "./pages.ts";
import { takePhotoChecks } from "./photo-turns.ts";
import { takeRestores } from "./restore-turns.ts";
import type { BackupStores } from "./stores.ts";

/** Well within the platform's 1,000 queries and 15 minutes of an invocation; the next one comes in a minute. */
const MAX_QUERIES = 700;
const RUN_MS = 45 * SECOND_MS;
const PHOTOS_MS = 10 * SECOND_MS;
/** Exports at once: of different accounts, mostly in different databases. */
const AT_ONCE = 4;

interface Running {
  readonly stores: BackupStores;
  readonly meter: Meter;
  readonly facts: Map<string, Promise<Facts>>;
}

const factsOf = ({ stores, meter, facts }: Running, shard: string): Promise<Facts> => {
  const known = facts.get(shard) ?? readFacts(stores.shard(shard), meter);
  facts.set(shard, known);
  return known;
};

const writeRun = ({ stores }: Running, own: Export, outcome: string, failure: string | null): void => {
  const rows = rowCount(own);
  const bytes = own.parts.reduce((sum, part) => sum + part.bytes, 0);
  const ms = stores.clock.now() - own.begunAt;
  stores.points.write("backups", { account: own.accountId, outcome, failure, rows, bytes, ms });
};

const portfolioOf = selectBy(portfolios, ["accountId"], ["accountId"]);

/** A database that was lost and recreated without its rows is not exported. @throws Error */
const checkPortfolio = async (db: Database, accountId: string, meter: Meter): Promise<void> => {
  const [rows = []] = await run(db, [portfolioOf({ accountId })], meter);
  if (rows.length === 0) throw new Error("The rows are gone.");
};

const turnOf = async (running: Running, own: Export): Promise<void> => {
  const { stores, meter } = running;
  const ports = { directory: stores.directory, meter };
  const facts = await factsOf(running, own.shard);
  const { isDone, isSettled, ...turn } = await takeTurn(stores, own, facts, meter);
  const now = stores.clock.now();
  const next: Export = { ...own, ...turn, migration: facts.migration };
  // The account has moved meanwhile: the next turn starts over in its new database.
  if (isDone && !(await isStillThere(ports, own))) return void (await keep(ports, own, { dueAt: now }));
  if (isDone) {
    await checkPortfolio(stores.shard(own.shard), own.accountId, meter);
    const last = await lastEvent(stores, own);
    await putManifest(stores.bucket, next, { endedAt: now, last, isSettled });
  }
  const { shard, migration, position, parts } = next;
  const ended = isDone ? ({ state: "DONE", doneAt: now, failure: null } as const) : {};
  const isKept = await keep(ports, own, {
    shard,
    migration,
    position,
    parts,
    turnsSinceSuccess: 0,
    dueAt: now,
    ...ended,
  });
  if (isDone && isKept) writeRun(running, next, "done", null);
};

const noteFailure = async (running: Running, own: Export, error: unknown): Promise<void> => {
  const { stores, meter } = running;
  const failure = failureOf(error);
  logger.error("export waits", { accountId: own.accountId, shard: own.shard, failure });
  const change = afterFailure(own, failure, stores.clock.now());
  const isKept = await keep({ directory: stores.directory, meter }, own, change);
  if (isKept && change.state === "FAILED") writeRun(running, own, "failed", failure);
};

/** One turn after the other, each of the export that has waited longest. */
const takeTurns = async (running: Running, until: number): Promise<number> => {
  const { stores, meter } = running;
  for (let turns = 0; ; turns += 1) {
    const now = stores.clock.now();
    if (now >= until || meter.statements >= MAX_QUERIES) return turns;
    const own = await claimNext({ directory: stores.directory, meter }, now);
    if (!own) return turns;
    const turn =
      own.turnsSinceSuccess > MAX_FAILURES ? Promise.reject(new TurnsDied()) : turnOf(running, own);
    await turn.catch((error: unknown) => noteFailure(running, own, error));
  }
};

/** Each minute, reports closed accounts: if the work that closed one has died, somebody has to help. */
const reportClosed = async ({ stores, meter }: Running): Promise<void> => {
  for (const { accountId, since } of await closedAccounts({ directory: stores.directory, meter })) {
    const closed = (stores.clock.now() - since) / SECOND_MS;
    stores.points.write("backups", { account: accountId, outcome: "closed", closed });
  }
};

/** Once an hour: an account without an export is found even if nothing runs for it. */
const measure = async ({ stores, meter }: Running, now: number): Promise<void> => {
  if (!isHour(now)) return;
  const late = await countLate({ directory: stores.directory, meter }, now);
  if (late > 0) logger.error("accounts without an export", { late });
  stores.points.write("backups", { account: "", outcome: "measured", late });
};

const isHour = (now: number): boolean => Math.floor(now / MINUTE_MS) % (HOUR_MS / MINUTE_MS) === 0;

interface BackupRun {
  readonly begun: number;
  readonly turns: number;
  readonly restores: number;
  readonly photos: number;
  readonly queries: number;
}

/**
 * Each minute's run continues restores and checks of photos, begins the exports due tonight, and gives those under way
 * their turns.
 */
export const runBackups = async (stores: BackupStores, now: number): Promise<BackupRun> => {
  const meter = newMeter();
  const running: Running = { stores, meter, facts: new Map() };
  const ports = { directory: stores.directory, meter };
  const until = stores.clock.now() + RUN_MS;
  await measure(running, now);
  await reportClosed(running);
  await forgetOld(ports, now);
  const factsIn = (shard: string) => factsOf(running, shard);
  const half = until - RUN_MS / 2;
  const restores = await takeRestores({ stores, meter, factsIn, until: half });
  const photos = await takePhotoChecks({ stores, meter, until: stores.clock.now() + PHOTOS_MS });
  const begun = await beginNext(ports, now);
  const turns = await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(running, until)));
  // Last, because closed accounts wait for their restores.
  if (isHour(now)) await measureLedger({ stores, meter });
  return {
    begun,
    turns: turns.reduce((sum, count) => sum + count, 0),
    restores,
    photos,
    queries: meter.statements,
  };
};
