import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Row, sql } from "../../src/db/statement.ts";
import type { RadarStage } from "./radar-stage.ts";

const NOT_ASKED = { asked: null, has: null };

/** The parts that a match stored before the second formula, for a pair in a city in the search. */
export const FIRST_FACTS = JSON.stringify({
  purpose: "VENDA",
  location: { points: 24 },
  price: { points: 30, cents: 85_000_000, min: null, max: 90_000_000 },
  type: { points: 15, type: "APARTAMENTO" },
  bedrooms: { points: 15, asked: 2, has: 3 },
  area: { points: 5, ...NOT_ASKED },
  parking: { points: 5, ...NOT_ASKED },
  suites: { points: 0, ...NOT_ASKED },
  bathrooms: { points: 0, ...NOT_ASKED },
});

/** Marks the board's pairs as scored by another formula. */
export const outdate = (name: string): Promise<void> =>
  runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage }) => {
    storage.sql.exec("DELETE FROM memory WHERE name = 'formula'");
  });

/** Whether the board still has to score its pairs again. */
export const isOutdated = (name: string): Promise<boolean> =>
  runInDurableObject(
    env.MATCH_BOARD.getByName(name),
    (_, { storage }) =>
      storage.sql.exec("SELECT 1 FROM memory WHERE name = 'formula'").toArray().length === 0,
  );

/** A copy of a match, for a property that only the first formula kept. */
const copyOf = (row: Row, propertyId: string) =>
  sql(
    `INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts, partner_account_id,
       owner_account_id, touched, lost_at, created_at, updated_at, city_id, known_at)
     SELECT account_id, ?, lead_id, side, scope, status, score, facts, partner_account_id, owner_account_id, touched,
       lost_at, created_at, updated_at, city_id, known_at FROM matches WHERE seq = ?`,
    propertyId,
    row.seq,
  );

/**
 * Turns a stage into what the first formula would have left.
 * @param poor properties that the first formula kept and the second does not
 */
export const leaveFirstFormula = async (
  stage: RadarStage,
  good: string,
  poor: readonly string[],
): Promise<void> => {
  for (const row of await stage.rows("matches")) {
    const shard = row.shard as string;
    const set = "UPDATE matches SET score = 94, facts = ?, updated_at = 1 WHERE seq = ?";
    const added = row.property_id === good ? poor : [];
    await stage.write(shard, sql(set, FIRST_FACTS, row.seq), ...added.map((id) => copyOf(row, id)));
  }
  for (const name of stage.boards) await outdate(name);
};
