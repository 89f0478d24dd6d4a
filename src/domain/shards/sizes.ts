import { count } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { shardSizes } from "../../db/schema/shard-sizes.ts";
import { type Database, type Meter, run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";

const GB = 1_000_000_000;

/** D1 databases end at 10 GB. From CLOSED_BYTES on a database takes no new accounts; existing ones grow on. */
const FILLING_BYTES = 5 * GB;
const CLOSED_BYTES = 6 * GB;
const CRITICAL_BYTES = 8 * GB;

export const SHARD_STATES = ["OPEN", "FILLING", "CLOSED", "CRITICAL"] as const;
export type ShardState = (typeof SHARD_STATES)[number];

export const stateOf = (bytes: number): ShardState => {
  if (bytes >= CRITICAL_BYTES) return "CRITICAL";
  if (bytes >= CLOSED_BYTES) return "CLOSED";
  return bytes >= FILLING_BYTES ? "FILLING" : "OPEN";
};

export const takesAccounts = (bytes: number): boolean => bytes < CLOSED_BYTES;

const sizeTable = tableOf(shardSizes);

/** The database's size, which the platform reports with every answer. */
export const measure = async (db: Database): Promise<number> => {
  if (db.meter) {
    db.meter.trips += 1;
    db.meter.statements += 1;
  }
  const { meta } = await db.prepare("SELECT 1").all();
  return meta.size_after;
};

export const noteSize = (directory: Database, name: string, bytes: number, now: number): Promise<unknown> =>
  run(directory, [
    sql(
      `INSERT INTO shard_sizes (name, bytes, measured_at) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, measured_at = excluded.measured_at`,
      name,
      bytes,
      now,
    ),
  ]);

export interface ShardSize {
  readonly name: string;
  readonly accounts: number;
  /** Null if not measured yet. */
  readonly bytes: number | null;
  readonly measuredAt: number | null;
}

const accountsByShard = prepared<never>(() =>
  read
    .select({ shard: accounts.shard, accounts: count().as("accounts") })
    .from(accounts)
    .groupBy(accounts.shard),
);

const everySize = prepared<never>(() => read.select().from(shardSizes));

/** Every shard of the deployment, with the accounts that lie there and how large it was when it was last measured. */
export const readSizes = async ({
  directory,
  meter,
  shardNames,
}: {
  readonly directory: Database;
  readonly meter: Meter;
  readonly shardNames: readonly string[];
}): Promise<ShardSize[]> => {
  const [counts = [], sizes = []] = await run(directory, [accountsByShard({}), everySize({})], meter);
  const accountsOf = new Map(counts.map((row) => [row.shard as string, row.accounts as number]));
  const known = new Map(sizes.map(sizeTable.decode).map((size) => [size.name, size]));
  return shardNames.map((name) => ({
    name,
    accounts: accountsOf.get(name) ?? 0,
    bytes: known.get(name)?.bytes ?? null,
    measuredAt: known.get(name)?.measuredAt ?? null,
  }));
};
