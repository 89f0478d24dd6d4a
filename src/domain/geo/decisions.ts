import { AlreadyDone, commitTogether } from "../../db/commit.ts";
import { guardUndone } from "../../db/plan.ts";
import { prepared, read } from "../../db/prepared.ts";
import { neighborhoodDecisions, neighborhoodsLearned } from "../../db/schema/neighborhood-decisions.ts";
import { type Database, type Meter, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { wholeKeys } from "./neighborhood-key.ts";
import { ufOfCityId } from "./states.ts";

export type NeighborhoodDecision = typeof neighborhoodDecisions.$inferSelect;

export const decisionTable = tableOf(neighborhoodDecisions);

/** The most decisions that a database applies in one transaction. */
const BATCH_SIZE = 50;

export interface Learning {
  /** The database that stores the decisions. */
  readonly directory: Database;
  readonly meter?: Meter;
}

/** A database's progress: the last decision whose names it has, and the last for which no text waits. */
interface Learned {
  readonly learned: number;
  readonly placed: number;
}

const progress = prepared<never>(() =>
  read
    .select({ keyed: neighborhoodsLearned.keyed, placed: neighborhoodsLearned.placed })
    .from(neighborhoodsLearned),
);

export const readLearned = async (db: Database, meter?: Meter): Promise<Learned> => {
  const [rows] = await run(db, [progress({})], meter);
  return { learned: rows![0]!.keyed as number, placed: rows![0]!.placed as number };
};

/** The next decisions after one, in their order. */
export const decisionsAfter = async (
  { directory, meter }: Learning,
  seq: number,
): Promise<NeighborhoodDecision[]> => {
  const text = `SELECT ${decisionTable.columns} FROM neighborhood_decisions WHERE seq > ? ORDER BY seq LIMIT ?`;
  const [rows = []] = await run(directory, [sql(text, seq, BATCH_SIZE)], meter);
  return rows.map(decisionTable.decode);
};

/** The keys of what a decision is about: its neighborhood's name, its text and the text's other spellings. */
const keysOfDecision = ({ cityId, name, aliases, text }: NeighborhoodDecision): string[] => {
  const uf = ufOfCityId(cityId) ?? "";
  return [...new Set([name, text, ...aliases].flatMap((spelling) => wholeKeys(spelling, uf)))];
};

/** An existing neighborhood stays. Its own name is never another's alias; of two decisions the later one counts. */
const learnStatements = (decision: NeighborhoodDecision): Statement[] => [
  ...namingStatements(decision),
  sql(
    `INSERT INTO neighborhood_keys (city_id, key, slug, decided) SELECT ?1, value, ?2, ?3 FROM json_each(?4) WHERE true
     ON CONFLICT (city_id, key, slug) DO UPDATE SET decided = excluded.decided`,
    decision.cityId,
    decision.slug,
    decision.seq,
    JSON.stringify(keysOfDecision(decision)),
  ),
];

const namingStatements = ({ cityId, slug, name, aliases, decidedAt }: NeighborhoodDecision): Statement[] => [
  sql(
    `INSERT INTO neighborhoods (city_id, slug, name, source) VALUES (?, ?, ?, 'CURATION') ON CONFLICT DO NOTHING`,
    cityId,
    slug,
    name,
  ),
  sql("DELETE FROM neighborhood_aliases WHERE city_id = ? AND alias_slug = ?", cityId, slug),
  sql(
    `INSERT INTO neighborhood_aliases (city_id, alias_slug, slug, created_at)
     SELECT ?1, value, ?2, ?3 FROM json_each(?4) WHERE true
     ON CONFLICT (city_id, alias_slug) DO UPDATE SET slug = excluded.slug`,
    cityId,
    slug,
    decidedAt,
    JSON.stringify(aliases),
  ),
];

/** @returns whether a decision was left to apply */
const applyNext = async (ctx: Learning, db: Database): Promise<boolean> => {
  const { learned } = await readLearned(db, ctx.meter);
  const decisions = await decisionsAfter(ctx, learned);
  const last = decisions.at(-1);
  if (!last) return false;
  const next = sql(
    "UPDATE neighborhoods_learned SET keyed = ?1, learned = max(learned, ?1) WHERE keyed = ?2",
    last.seq,
    learned,
  );
  const statements = [next, guardUndone, ...decisions.flatMap(learnStatements)];
  try {
    await commitTogether(
      { db, now: last.decidedAt, ...(ctx.meter && { meter: ctx.meter }) },
      statements,
      new Map(),
    );
  } catch (error) {
    // Another run is applying the same decisions.
    if (!(error instanceof AlreadyDone)) throw error;
  }
  return true;
};

/**
 * Applies every decision that a database's catalog lacks, in their order, or as many as the budget allows; the next
 * run continues.
 */
export const applyMissingDecisions = async (
  ctx: Learning,
  db: Database,
  budget: { readonly isSpent: boolean } = { isSpent: false },
): Promise<void> => {
  for (let more = true; more && !budget.isSpent; ) more = await applyNext(ctx, db);
};

export const markPlaced = (db: Database, seq: number): Promise<unknown> =>
  run(db, [sql("UPDATE neighborhoods_learned SET placed = ?1 WHERE placed < ?1", seq)]);
