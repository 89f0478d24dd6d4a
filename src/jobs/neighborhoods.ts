import type { Database } from "../db/statement.ts";
import { run, sql } from "../db/statement.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import { cityById } from "../domain/geo/cities.ts";
import {
  decisionsBehind,
  type NeighborhoodDecision,
  notePlaced,
  readLearned,
  teach,
} from "../domain/geo/decisions.ts";
import { understands } from "../domain/geo/learn-neighborhood.ts";
import type { WritingPlatform } from "../domain/platform.ts";
import {
  isWaiting,
  planPlacement,
  waitingProperties,
  waitingTextsOf,
} from "../domain/properties/place-neighborhood.ts";
import { inTurn } from "../domain/properties/in-turn.ts";
import { readRelated } from "../domain/properties/load-related.ts";
import { fixedClock } from "../lib/clock.ts";
import { Budget, eachOf } from "./budget.ts";
import { changeDue } from "./change-due.ts";

type Ports = Pick<
  WritingPlatform,
  "clock" | "directory" | "follow" | "links" | "log" | "shard" | "shardNames"
>;

/** Gives the properties of one shard that wait for a decision their neighborhood; of very many those that its share allows. */
const place = async (
  ports: Ports,
  shard: string,
  decision: NeighborhoodDecision,
  now: number,
  share: Budget,
): Promise<number> => {
  const { cityId, slug, actor } = decision;
  const city = cityById(cityId);
  if (!city) return 0;
  const waiting = await waitingTextsOf(ports.shard(shard), cityId);
  const texts = waiting.filter((text) => understands(decision, city, text));
  if (texts.length === 0) return 0;
  const operator = { actor, clock: fixedClock(now) };
  return changeDue(ports, shard, now, share, {
    job: `placing of ${slug} in ${cityId}`,
    read: readRelated,
    due: waitingProperties(cityId, texts),
    isDue: (property) => isWaiting(property, cityId, texts),
    plan: (ctx, properties) => inTurn(properties, (property) => planPlacement(ctx, property, decision)),
    auditRow: ({ accountId, id }) =>
      auditRow(operator, { action: "curation.neighborhood", accountId, subject: id, fields: ["address"] }),
  });
};

const hasWaiting = async (db: Database): Promise<boolean> => {
  const text = `SELECT 1 FROM properties INDEXED BY properties_unplaced
    WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL LIMIT 1`;
  const [rows = []] = await run(db, [sql(text)]);
  return rows.length > 0;
};

/**
 * Has a shard learn what was decided on, and gives what waited there its neighborhood, decision by decision.
 * @returns how many properties each of them placed
 */
export const followDecisions = async (
  ports: Ports,
  shard: string,
  now: number,
  budget: Budget,
): Promise<ReadonlyMap<number, number>> => {
  const db = ports.shard(shard);
  await teach(ports, db);
  const placed = new Map<number, number>();
  const { learned, placed: from } = await readLearned(db);
  if (from < learned && !(await hasWaiting(db))) await notePlaced(db, learned);
  else
    for (let at = from; at < learned; ) {
      const decisions = await decisionsBehind(ports, at);
      for (const decision of decisions) {
        placed.set(decision.seq, await place(ports, shard, decision, now, budget));
        if (budget.isSpent) return placed;
        await notePlaced(db, decision.seq);
      }
      at = decisions.at(-1)?.seq ?? learned;
    }
  return placed;
};

/** Decisions that an unreachable or new shard has not received yet. */
export const sweepNeighborhoods = async (
  ports: Ports,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ propertiesPlaced: number }> => {
  let propertiesPlaced = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    const placed = await followDecisions(ports, shard, now, share);
    for (const properties of placed.values()) propertiesPlaced += properties;
  });
  return { propertiesPlaced };
};
