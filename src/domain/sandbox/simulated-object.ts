import type { WriteContext } from "../../call-context.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import type { AccountLogPort } from "../../ports/event-log.ts";
import { matchIdSql } from "../radar/match.ts";
import { ACTED_ON } from "../radar/match-events.ts";

export interface SimulationContext extends WriteContext {
  readonly directory: Database;
  log(accountId: string): Pick<AccountLogPort, "listWebhooks">;
}

/** The objects that events are about, by the first word of the type. */
const QUERIES: Readonly<Record<string, readonly [where: "shard" | "directory", text: string]>> = {
  property: [
    "shard",
    `SELECT id, external_ref AS externalRef, status FROM properties
     WHERE account_id = ? AND status = 'ACTIVE' ORDER BY seq DESC LIMIT 1`,
  ],
  lead: [
    "shard",
    `SELECT id, external_ref AS externalRef, state, status, owner_account_id AS ownerAccountId FROM leads
     WHERE account_id = ? AND state = 'ACTIVE' ORDER BY seq DESC LIMIT 1`,
  ],
  partnership: [
    "directory",
    `SELECT p.id, p.status, p.kind FROM partnership_sides AS s CROSS JOIN partnerships AS p ON p.id = s.partnership_id
     WHERE s.account_id = ? ORDER BY s.updated_at DESC LIMIT 1`,
  ],
  captacao: [
    "directory",
    `SELECT owner_id AS id, deadline FROM captacao_offers
     WHERE account_id = ? AND status IN ('OFFERED', 'ACCEPTED') ORDER BY status DESC, deadline LIMIT 1`,
  ],
  match: [
    "shard",
    `SELECT property_id AS propertyId, lead_id AS leadId, side, status,
       ${matchIdSql("m")} AS id
     FROM matches AS m WHERE account_id = ? AND ${ACTED_ON} AND lost_at IS NULL ORDER BY place DESC LIMIT 1`,
  ],
  batch: ["shard", "SELECT id, type FROM batches WHERE account_id = ? ORDER BY created_at DESC LIMIT 1"],
};

/** Radar's events are about clients and matches. */
const OF_RADAR: Readonly<Record<string, string>> = {
  "radar.client_summary": "lead",
  "radar.price_drop": "match",
  "radar.match_lost": "match",
};

/** An object of the account for an event of this type; null if it has none. */
export const objectFor = async (ctx: SimulationContext, type: string): Promise<Row | null> => {
  const { accountId, db, directory, meter } = ctx;
  const [word = ""] = type.split(".");
  if (word === "webhook") {
    const [webhook] = await ctx.log(accountId).listWebhooks();
    return webhook ? { id: webhook.id } : null;
  }
  const query = QUERIES[OF_RADAR[type] ?? word];
  // An event of the feed is about no object.
  if (!query) return null;
  const [where, text] = query;
  const statement: Statement = sql(text, accountId);
  const [rows] = await run(where === "shard" ? db : directory, [statement], meter);
  return rows?.[0] ?? null;
};
