import { prepared, read } from "../../db/prepared.ts";
import { shardSizes } from "../../db/schema/shard-sizes.ts";
import { shards } from "../../db/schema/shards.ts";
import { type Database, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";

const sizeTable = tableOf(shardSizes);

interface Fill {
  readonly bytes: number;
  readonly accounts: number;
  readonly properties: number;
}

/** The database's size, which the platform reports with every answer, and its contents: reads a row per account. */
export const measure = async (db: Database): Promise<Fill> => {
  if (db.meter) {
    db.meter.trips += 1;
    db.meter.statements += 1;
  }
  const { meta, results } = await db
    .prepare("SELECT count(*) AS accounts, coalesce(sum(kept), 0) AS properties FROM portfolios")
    .all<Pick<Fill, "accounts" | "properties">>();
  return { bytes: meta.size_after, ...results[0]! };
};

export const noteSize = (
  directory: Database,
  name: string,
  { bytes, accounts: held, properties }: Fill,
  now: number,
): Promise<unknown> =>
  run(directory, [
    sql(
      `INSERT INTO shard_sizes (name, bytes, measured_at, accounts, properties) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, measured_at = excluded.measured_at,
         accounts = excluded.accounts, properties = excluded.properties`,
      name,
      bytes,
      now,
      held,
      properties,
    ),
  ]);

const everySize = prepared<never>(() => read.select().from(shardSizes));

interface Asking {
  readonly directory: Database;
  readonly meter: Meter;
  readonly shardNames: readonly string[];
}

const everyDecision = prepared<never>(() => read.select().from(shards));

const decisionTable = tableOf(shards);

export interface MeasuredShard {
  readonly name: string;
  /** Null if it was never measured. */
  readonly size: typeof shardSizes.$inferSelect | null;
  /** Null if nobody has decided anything. */
  readonly decision: typeof shards.$inferSelect | null;
  /** Whether the operator has closed it. */
  readonly isShut: boolean;
}

/** What the directory knows about databases: each one's last measured size, and what operators decided. */
export const SHARD_FACTS: readonly Statement[] = [everySize({}), everyDecision({})];

/** @param rows of SHARD_FACTS */
export const measuredOf = (
  shardNames: readonly string[],
  [sizes = [], decisions = []]: readonly (readonly Row[])[],
): MeasuredShard[] => {
  const known = new Map(sizes.map(sizeTable.decode).map((size) => [size.name, size]));
  const decided = new Map(decisions.map(decisionTable.decode).map((decision) => [decision.name, decision]));
  return shardNames.map((name) => {
    const decision = decided.get(name) ?? null;
    const isShut = decision !== null && decision.state !== "OPEN";
    return { name, size: known.get(name) ?? null, decision, isShut };
  });
};

/** Every shard of the deployment. */
export const measuredShards = async ({ directory, meter, shardNames }: Asking): Promise<MeasuredShard[]> =>
  measuredOf(shardNames, await run(directory, SHARD_FACTS, meter));
