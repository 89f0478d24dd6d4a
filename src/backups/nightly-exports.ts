import { selectBy } from "../db/prepared.ts";
import { jobPositions } from "../db/schema/job-positions.ts";
import {
  type Database,
  type Meter,
  type Row,
  run,
  type Statement,
  sql,
  unlessThere,
} from "../db/statement.ts";
import { tableOf } from "../db/table.ts";
import { findAccount } from "../domain/accounts/account.ts";
import { IS_RESTORING, IS_UNDER_WAY } from "../domain/accounts/under-way.ts";
import { type Export, FIRST, newExport, exportTable as table } from "../domain/backups/stored.ts";
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from "../lib/clock.ts";
import { IS_SANDBOX_SQL } from "../lib/id.ts";
import { EXPORT_KEPT_DAYS } from "../vocabulary/limits.ts";

/** Midnight in Brasília, when the fewest people write. */
const NIGHT_BEGINS_MS = 3 * HOUR_MS;
/** The most exports that wait for their first turn: about as many small ones as one minute's run takes. */
const AT_A_TIME = 40;
/** A turn whose Worker died is taken again after this time. */
const LEASE_MS = 5 * MINUTE_MS;
/** The first wait after a failure; each further one doubles it. */
const AGAIN_MS = 2 * MINUTE_MS;
/** An export is given up after so many turns that failed, or died. */
export const MAX_FAILURES = 8;
/** Closed accounts that a run reports: the platform takes 250 points of an invocation. */
const MAX_CLOSED = 100;
/** How many rows of exports that have left the bucket are deleted at a time. */
const FORGOTTEN = 200;
/** An account without an export for longer is named by an alert. */
const LATE_MS = 26 * HOUR_MS;

/** Accounts being restored are not exported: some of their rows are old, and some are an export's. */
const IS_BEING_RESTORED = `EXISTS (SELECT 1 FROM restores
  WHERE restores.account_id = exports.account_id AND ${IS_RESTORING})`;

const JOB = "exports";
/** Sorts after every account's id. */
const LAST = "\u{10FFFF}";

const positions = tableOf(jobPositions);

const positionOf = selectBy(jobPositions, ["job"]);

/** Too many turns in a row have died without recording how they ended. */
export class TurnsDied extends Error {
  override readonly name = "TurnsDied";
}

interface DirectoryPorts {
  readonly directory: Database;
  readonly meter: Meter;
}

const readRows = async ({ directory, meter }: DirectoryPorts, statement: Statement): Promise<Row[]> =>
  (await run(directory, [statement], meter))[0]!;

/**
 * Begins the exports of the next accounts, each once a night, except sandboxes, which are made anew instead.
 * Accounts whose exports take many turns keep nobody waiting: only exports without a turn so far are counted.
 */
export const beginNext = async (ports: DirectoryPorts, now: number): Promise<number> => {
  const found = await run(
    ports.directory,
    [
      positionOf({ job: JOB }),
      sql(
        `SELECT count(*) AS waiting FROM exports
         WHERE state = 'RUNNING' AND failures = 0 AND position ->> '$.sequence' IS NULL`,
      ),
    ],
    ports.meter,
  );
  const [night = "", after = ""] = (positions.first(found[0])?.position ?? "").split(" ");
  const room = AT_A_TIME - (found[1]![0]!.waiting as number);
  const tonight = dayOf(now - NIGHT_BEGINS_MS);
  const from = night === tonight ? after : "";
  if (room <= 0 || from === LAST) return 0;
  const accounts = await readRows(
    ports,
    sql(
      `SELECT id, shard FROM accounts WHERE id > ? AND NOT id ${IS_SANDBOX_SQL} ORDER BY id LIMIT ?`,
      from,
      room,
    ),
  );
  const end = accounts.length < room ? LAST : (accounts.at(-1)!.id as string);
  await run(
    ports.directory,
    [
      // An account that is being exported already has its export.
      ...accounts.map(({ id, shard }) =>
        unlessThere(table.insert(newExport(id as string, shard as string, now))),
      ),
      sql(
        `INSERT INTO job_positions (job, account_id) VALUES (?, ?)
         ON CONFLICT (job) DO UPDATE SET account_id = excluded.account_id`,
        JOB,
        `${tonight} ${end}`,
      ),
    ],
    ports.meter,
  );
  return accounts.length;
};

/** Takes the export that has waited longest; nobody else takes it meanwhile. An account that has moved starts over. */
export const claimNext = async (ports: DirectoryPorts, now: number): Promise<Export | null> => {
  const [row] = await readRows(
    ports,
    sql(
      `UPDATE exports SET due_at = ?2, failures = failures + 1 WHERE id = (
         SELECT id FROM exports WHERE state = 'RUNNING' AND due_at <= ?1 AND NOT ${IS_BEING_RESTORED}
         ORDER BY due_at LIMIT 1
       ) RETURNING *, (SELECT shard FROM accounts WHERE accounts.id = exports.account_id) AS home`,
      now,
      now + LEASE_MS,
    ),
  );
  if (!row) return null;
  const own = table.decode(row);
  return own.shard === row.home ? own : { ...own, shard: row.home as string, position: FIRST, parts: [] };
};

/** Whether everything was read in the account's own database: checked after the last read. */
export const isStillThere = async (ports: DirectoryPorts, { accountId, shard }: Export): Promise<boolean> =>
  (await findAccount(ports, accountId))?.shard === shard;

/** Only the holder of the export writes its row: `due_at` is the mark of the claim. */
export const keep = async (ports: DirectoryPorts, own: Export, change: Partial<Export>): Promise<boolean> => {
  const { sql: text, params } = table.update(change, "id = ? AND state = 'RUNNING' AND due_at = ?", [
    own.id,
    own.dueAt,
  ]);
  return (await readRows(ports, sql(`${text} RETURNING id`, ...params))).length === 1;
};

/** A failed turn is repeated later, each time after twice as long. */
export const afterFailure = (own: Export, failure: string, now: number): Partial<Export> =>
  own.turnsSinceSuccess >= MAX_FAILURES
    ? { failure, state: "FAILED", doneAt: now }
    : { failure, dueAt: now + AGAIN_MS * 2 ** (own.turnsSinceSuccess - 1) };

/** Deletes the rows of exports that have left the bucket, and of equally old checks of photos. */
export const forgetOld = async ({ directory, meter }: DirectoryPorts, now: number): Promise<void> => {
  const before = now - EXPORT_KEPT_DAYS * DAY_MS;
  await run(
    directory,
    [
      sql(
        `DELETE FROM exports WHERE id IN (SELECT id FROM exports WHERE begun_at < ? AND NOT ${IS_BEING_RESTORED}
           ORDER BY begun_at LIMIT ?)`,
        before,
        FORGOTTEN,
      ),
      sql("DELETE FROM photo_checks WHERE state <> 'RUNNING' AND begun_at < ?", before),
    ],
    meter,
  );
};

/** Accounts whose writes are refused while they move or are restored, and since when. */
export const closedAccounts = async (
  ports: DirectoryPorts,
): Promise<{ accountId: string; since: number }[]> => {
  const rows = await readRows(
    ports,
    sql(
      `SELECT account_id, frozen_at AS since FROM account_moves
         WHERE ${IS_UNDER_WAY} AND state = 'FROZEN' AND frozen_at IS NOT NULL
       UNION ALL SELECT account_id, begun_at FROM restores WHERE ${IS_RESTORING}
       ORDER BY since LIMIT ${MAX_CLOSED}`,
    ),
  );
  return rows.map((row) => ({ accountId: row.account_id as string, since: row.since as number }));
};

/** How many accounts older than `LATE_MS` have no finished export that began since then. */
export const countLate = async (ports: DirectoryPorts, now: number): Promise<number> => {
  const [row] = await readRows(
    ports,
    sql(
      `SELECT count(*) AS late FROM accounts WHERE created_at < ?1 AND NOT id ${IS_SANDBOX_SQL}
       AND NOT EXISTS (
         SELECT 1 FROM exports WHERE account_id = accounts.id AND begun_at >= ?1 AND state = 'DONE')`,
      now - LATE_MS,
    ),
  );
  return row!.late as number;
};
