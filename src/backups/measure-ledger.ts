import { type Meter, type Row, run, sql } from "../db/statement.ts";
import { HOUR_MS, MINUTE_MS } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventTypeName } from "../vocabulary/event-types.ts";
import type { BackupStores } from "./stores.ts";

/** By then an event is in its log: the outbox is swept every five minutes. */
const LOGGED_MS = 15 * MINUTE_MS;
/** Each hourly run covers two hours, and so makes up for one that died. */
const WINDOW_MS = 2 * HOUR_MS;
/** Debits of one measurement: the newest of each account first, while accounts take turns. */
const MAX_DEBITS = 300;
const EVENTS = 200;

const ACCEPTED: EventTypeName = "captacao.offer_accepted";

interface LedgerPorts {
  readonly stores: Pick<BackupStores, "directory" | "log" | "clock" | "points">;
  readonly meter: Meter;
}

interface Window {
  readonly from: number;
  readonly until: number;
}

/** Owners whose acceptance is in an account's log within the window. */
const reportedOwners = async (
  { stores: { log } }: LedgerPorts,
  accountId: string,
  shard: string,
  { from, until }: Window,
): Promise<Map<string, number>> => {
  const reported = new Map<string, number>();
  for (let after: number | null = null; ; ) {
    const since = after === null ? from : null;
    const request = { accountId, shard, after, since, types: [ACCEPTED], limit: EVENTS };
    const page = await log(accountId).read(request);
    if (!page.found) return reported;
    for (const { data, createdAt } of page.events) {
      if (createdAt >= until) continue;
      reported.set((JSON.parse(data) as { id: string }).id, createdAt);
    }
    if (!page.hasMore) return reported;
    after = page.last;
  }
};

const debitsIn = async ({ stores, meter }: LedgerPorts, { from, until }: Window): Promise<Row[]> => {
  const statement = sql(
    `SELECT l.account_id, l.owner_id, l.at, a.shard, count(*) OVER () AS debits,
       row_number() OVER (PARTITION BY l.account_id ORDER BY l.at DESC) AS turn
     FROM captacao_ledger AS l JOIN accounts AS a ON a.id = l.account_id
     WHERE l.at >= ? AND l.at < ? AND l.kind = 'ACCEPT' ORDER BY turn, l.at DESC LIMIT ?`,
    from,
    until,
    MAX_DEBITS,
  );
  const [rows = []] = await run(stores.directory, [statement], meter);
  const debits = rows[0]?.debits as number | undefined;
  if (debits !== undefined && debits > MAX_DEBITS)
    logger.warn("ledger measured in part", { debits, measured: MAX_DEBITS });
  return rows;
};

/** The owners that the account has not paid for. */
const unpaidAmong = async (
  { stores, meter }: LedgerPorts,
  accountId: string,
  owners: readonly string[],
): Promise<string[]> => {
  const [rows = []] = await run(
    stores.directory,
    [
      sql(
        `SELECT value AS owner FROM json_each(?1) WHERE NOT EXISTS (
           SELECT 1 FROM captacao_ledger WHERE account_id = ?2 AND owner_id = value AND kind = 'ACCEPT')`,
        JSON.stringify(owners),
        accountId,
      ),
    ],
    meter,
  );
  return rows.map((row) => row.owner as string);
};

/** Counts the mismatches of one account with these debits. */
const countOf = async (
  ports: LedgerPorts,
  accountId: string,
  debits: readonly Row[],
  window: Window,
): Promise<number> => {
  const reported = await reportedOwners(ports, accountId, debits[0]!.shard as string, window);
  const unreported = debits.map((row) => row.owner_id as string).filter((owner) => !reported.has(owner));
  const unpaid = await unpaidAmong(ports, accountId, [...reported.keys()]);
  for (const [what, owners] of Object.entries({ unreported, unpaid }))
    for (const ownerId of owners) logger.error("ledger disagrees", { accountId, ownerId, what });
  return unreported.length + unpaid.length;
};

/**
 * @returns how many acceptances are in the ledger or in the log of their account, but not in both; null if no log
 * answers
 */
export const countUnmatched = async (ports: LedgerPorts): Promise<number | null> => {
  const until = ports.stores.clock.now() - LOGGED_MS;
  const window = { from: until - WINDOW_MS, until };
  const debits = await debitsIn(ports, window);
  // An event is a moment younger or older than its debit.
  const wide = { from: window.from - LOGGED_MS, until: window.until + LOGGED_MS };
  const accounts = Map.groupBy(debits, (row) => row.account_id as string);
  const counts: number[] = [];
  for (const [accountId, own] of accounts)
    try {
      counts.push(await countOf(ports, accountId, own, wide));
    } catch (error) {
      logger.error("ledger not measured", { accountId, failure: failureOf(error) });
    }
  if (counts.length === 0 && accounts.size > 0) return null;
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Once an hour: whether Captação's debits agree with the acceptances in the accounts' logs. */
export const measureLedger = async (ports: LedgerPorts): Promise<void> => {
  try {
    const ledger = await countUnmatched(ports);
    if (ledger !== null) ports.stores.points.write("backups", { account: "", outcome: "ledger", ledger });
  } catch (error) {
    logger.error("ledger not measured", { failure: failureOf(error) });
  }
};
