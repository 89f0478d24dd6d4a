import { AlreadyDone, commitTogether, guardUndone } from "../../db/commit.ts";
import { neighborhoodDecisions } from "../../db/schema/neighborhood-decisions.ts";
import { type Database, type Meter, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";

export type NeighborhoodDecision = typeof neighborhoodDecisions.$inferSelect;

export const decisionTable = tableOf(neighborhoodDecisions);

/** Decisions that a database learns in one transaction. */
const TOGETHER = 100;

export interface Learning {
  /** Where the decisions are. */
  readonly directory: Database;
  readonly meter?: Meter;
}

/** How far a database has come: the last decision of which it has the names, and the last of which nothing waits. */
export interface Learned {
  readonly learned: number;
  readonly placed: number;
}

export const readLearned = async (db: Database, meter?: Meter): Promise<Learned> => {
  const [rows] = await run(db, [sql("SELECT learned, placed FROM neighborhoods_learned")], meter);
  return { learned: rows![0]!.learned as number, placed: rows![0]!.placed as number };
};

/** The next decisions behind one, in their order. */
export const decisionsBehind = async (
  { directory, meter }: Learning,
  seq: number,
  limit = TOGETHER,
): Promise<NeighborhoodDecision[]> => {
  const text = `SELECT ${decisionTable.columns} FROM neighborhood_decisions WHERE seq > ? ORDER BY seq LIMIT ?`;
  const [rows = []] = await run(directory, [sql(text, seq, limit)], meter);
  return rows.map(decisionTable.decode);
};

/** A neighborhood that is there stays as it is. A name of its own is no other one's alias; of two decisions the later one holds. */
const learnStatements = ({ cityId, slug, name, aliases, decidedAt }: NeighborhoodDecision): Statement[] => [
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

/** @returns whether something was left to learn */
const learnNext = async (ctx: Learning, db: Database): Promise<boolean> => {
  const { learned } = await readLearned(db, ctx.meter);
  const decisions = await decisionsBehind(ctx, learned);
  const last = decisions.at(-1);
  if (!last) return false;
  const next = sql("UPDATE neighborhoods_learned SET learned = ? WHERE learned = ?", last.seq, learned);
  const statements = [next, guardUndone, ...decisions.flatMap(learnStatements)];
  try {
    await commitTogether(
      { db, now: last.decidedAt, ...(ctx.meter && { meter: ctx.meter }) },
      statements,
      new Map(),
    );
  } catch (error) {
    // Somebody else teaches it the same at this moment.
    if (!(error instanceof AlreadyDone)) throw error;
  }
  return true;
};

/** Has the catalogue of a database learn every decision that it lacks, in their order; dies it here, the next one goes on. */
export const teach = async (ctx: Learning, db: Database): Promise<void> => {
  for (let more = true; more; ) more = await learnNext(ctx, db);
};

export const notePlaced = (db: Database, seq: number): Promise<unknown> =>
  run(db, [sql("UPDATE neighborhoods_learned SET placed = ?1 WHERE placed < ?1", seq)]);
