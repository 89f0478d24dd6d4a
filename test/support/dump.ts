import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { EventLogPort } from "../../src/ports/event-log.ts";
import { query, queryOne } from "./query.ts";

export type Dump = Readonly<Record<string, readonly unknown[]>>;

const SHARD = "DB";
/** Not compared: Radar's rows follow a write some time later (rules 26.35). */
const OF_RADAR = "name GLOB 'radar_*'";
const OF_SERVICE = "name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'd1_*'";

interface OwnedTable {
  readonly name: string;
  /** The SQL for a row's account; null for tables without accounts. */
  readonly owner: string | null;
}

const findOwnedTables = async (): Promise<OwnedTable[]> =>
  query(`SELECT t.name, max(CASE WHEN c.name = 'account_id' OR (t.name = 'accounts' AND c.name = 'id') THEN c.name
      WHEN t.name = 'partnerships' THEN 'iif(client_account_id = ?1, client_account_id, property_account_id)' END) AS owner
    FROM (SELECT name FROM sqlite_master WHERE type = 'table' AND ${OF_SERVICE}) AS t
    JOIN pragma_table_info(t.name) AS c GROUP BY t.name HAVING owner IS NOT NULL OR NOT t.${OF_RADAR}`);

let foundTables: Promise<OwnedTable[]> | undefined;

const ownedTables = (): Promise<OwnedTable[]> => {
  foundTables ??= findOwnedTables();
  return foundTables;
};

/**
 * The account's rows of every table; for tables without accounts, their size. One statement finds the nonempty tables
 * first, because an empty result costs as much as a row.
 */
const dumpOfDatabase = async (accountId: string): Promise<Dump> => {
  const tables = await ownedTables();
  const found = tables.map(({ name, owner }) =>
    owner === null
      ? `(SELECT count(*) FROM ${name}) AS ${name}`
      : `EXISTS (SELECT 1 FROM ${name} WHERE ${owner} = ?1) AS ${name}`,
  );
  const sizes = (await queryOne<Record<string, number>>(`SELECT ${found.join(", ")}`, accountId))!;
  const filled = tables.filter(({ name, owner }) => owner !== null && sizes[name]! > 0);
  if (filled.length === 0) throw new Error(`Nothing is stored about ${accountId}.`);
  const results = await env.DB.batch(
    filled.map(({ name, owner }) =>
      env.DB.prepare(`SELECT * FROM ${name} WHERE ${owner} = ?1`).bind(accountId),
    ),
  );
  const rows = new Map(filled.map(({ name }, at) => [name, results[at]!.results]));
  return Object.fromEntries(
    tables.map(({ name, owner }) => [
      name,
      owner === null ? [{ size: sizes[name] }] : (rows.get(name) ?? []),
    ]),
  );
};

const logOf = (accountId: string) => env.EVENT_LOG.getByName(accountId);

const dumpOfObject = (stub: DurableObjectStub, place: string): Promise<Dump> =>
  runInDurableObject(stub, (_, { storage: { sql } }) => {
    const names = sql
      .exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table' AND ${OF_SERVICE}`)
      .toArray();
    return Object.fromEntries(
      names.map(({ name }) => [`${place}: ${name}`, sql.exec(`SELECT * FROM ${name}`).toArray()]),
    );
  });

/** Every table of the account's log: its events and the object's other data. */
const dumpOfLog = (accountId: string): Promise<Dump> => dumpOfObject(logOf(accountId), "log");

/** Every table of the account's gate: its counts, and its stored answers. */
export const dumpOfGate = (accountId: string): Promise<Dump> =>
  dumpOfObject(env.ACCOUNT_GATE.getByName(accountId), "gate");

/** Every table of the log of the account's calls. */
export const dumpOfCalls = (accountId: string): Promise<Dump> =>
  dumpOfObject(env.CALL_LOG.getByName(accountId), "calls");

/** Drains the account's outbox into its log and queues, and waits for it. */
export const drained = (accountId: string): Promise<void> =>
  (logOf(accountId) as unknown as EventLogPort).drain({ accountId, shard: SHARD });

/** Everything stored about an account once its outbox is empty: its rows in D1, and its event log. */
export const dumpOf = async (accountId: string): Promise<Dump> => {
  await drained(accountId);
  return { ...(await dumpOfDatabase(accountId)), ...(await dumpOfLog(accountId)) };
};
