import { isOpen } from "../../db/open-account.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import type { OperatorContext } from "../operator.ts";

/** Enough to know that a queue is long. */
const MAX_COUNTED = 1_000;

export interface Queue {
  readonly kind: "ACCESS" | "REVIEW" | "NEIGHBORHOOD" | "DEAD_LETTER";
  /** At most 1,000 per database. */
  readonly waiting: number;
  /** When the oldest counted one began to wait; null if nothing waits. */
  readonly oldestAt: number | null;
}

const countOf = (rows: string): Statement =>
  sql(`SELECT count(*) AS waiting, min(at) AS oldest FROM (${rows} LIMIT ${MAX_COUNTED})`);

const REQUESTS = countOf(
  "SELECT updated_at AS at FROM grants INDEXED BY grants_by_status WHERE status = 'PENDING' ORDER BY updated_at",
);

const DEAD_LETTERS = countOf(
  "SELECT at FROM dead_letters INDEXED BY dead_letters_by_state WHERE state = 'OPEN' ORDER BY seq",
);

const OPEN = isOpen("properties.account_id");

const IN_SHARDS = {
  REVIEW: countOf(
    `SELECT created_at AS at FROM properties INDEXED BY properties_under_review
     WHERE curation_status = 'PENDING' AND deleted_at IS NULL AND ${OPEN} ORDER BY seq`,
  ),
  NEIGHBORHOOD: countOf(
    `SELECT created_at AS at FROM properties INDEXED BY properties_unplaced
     WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL AND status <> 'DELETED'
       AND ${OPEN}`,
  ),
} as const;

type Count = Omit<Queue, "kind">;

const countIn = async (db: Database, statements: readonly Statement[], meter: OperatorContext["meter"]) =>
  (await run(db, statements, meter)).map(
    ([row]): Count => ({ waiting: row!.waiting as number, oldestAt: row!.oldest as number | null }),
  );

const combineCounts = (counts: readonly Count[]): Count => {
  const times = counts.flatMap(({ oldestAt }) => oldestAt ?? []);
  return {
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestAt: times.length === 0 ? null : Math.min(...times),
  };
};

/** What waits for an operator, and since when. */
export const waitingQueues = async ({
  directory,
  meter,
  shardNames,
  shard,
}: Pick<OperatorContext, "directory" | "meter" | "shardNames" | "shard">): Promise<Queue[]> => {
  const [[requests, letters], ...shards] = await Promise.all([
    countIn(directory, [REQUESTS, DEAD_LETTERS], meter),
    ...shardNames.map((name) => countIn(shard(name), Object.values(IN_SHARDS), meter)),
  ]);
  const kinds = Object.keys(IN_SHARDS) as (keyof typeof IN_SHARDS)[];
  return [
    { kind: "ACCESS", ...requests! },
    ...kinds.map((kind, at) => ({ kind, ...combineCounts(shards.map((counts) => counts[at]!)) })),
    { kind: "DEAD_LETTER", ...letters! },
  ];
};
