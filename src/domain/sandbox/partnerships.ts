import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { logger } from "../../lib/logger.ts";
import type { PartnershipStage } from "../../vocabulary/value-lists.ts";
import { registerLaunchClient } from "../launches/register-client.ts";
import { markAfterCommit } from "../partnerships/mark-matches.ts";
import { requestPartnership } from "../partnerships/request.ts";
import { setPartnershipStatus } from "../partnerships/set-status.ts";
import { writeMatchId } from "../radar/match.ts";
import { loadMatch } from "../radar/move.ts";
import type { DemoPartnership } from "./demo-data.ts";
import { type Filling, shardOf, unlessRefused, write } from "./filling.ts";

const byRef = (table: "properties" | "leads", accountId: string, ref: string): Statement =>
  sql(`SELECT id FROM ${table} WHERE account_id = ? AND external_ref = ?`, accountId, ref);

interface Pair {
  readonly leadId: string;
  readonly propertyId: string;
}

const pairOf = async (filling: Filling, { client, property }: DemoPartnership): Promise<Pair | null> => {
  const { ctx, ids } = filling;
  const [leads, properties] = await run(
    shardOf(filling),
    [byRef("leads", ids.own, client), byRef("properties", ids.partner, property)],
    ctx.meter,
  );
  const [leadId, propertyId] = [leads, properties].map((rows) => rows?.[0]?.id as string | undefined);
  return leadId && propertyId ? { leadId, propertyId } : null;
};

/** How often another call may be faster. */
const MAX_REFUSALS = 5;

interface StageRow {
  readonly id: string;
  readonly status: PartnershipStage;
}

/** The existing partnership of client and property, if an interrupted sandbox got that far. */
const currentStage = async ({ ctx }: Filling, { leadId, propertyId }: Pair): Promise<StageRow | null> => {
  const found = sql(
    "SELECT id, status FROM partnerships INDEXED BY partnerships_of_lead WHERE lead_id = ? AND property_id = ?",
    leadId,
    propertyId,
  );
  const [rows = []] = await run(ctx.directory, [found], ctx.meter);
  return (rows[0] as (Row & StageRow) | undefined) ?? null;
};

const request = async (
  filling: Filling,
  pair: Pair,
  { asks, message }: DemoPartnership,
): Promise<StageRow> => {
  const { ctx, ids } = filling;
  const side = asks === "own" ? "client" : "property";
  const partnership = await write(filling, asks, "directory", async (own) => {
    const at = { accountId: ids[asks], db: shardOf(filling), directory: ctx.directory, meter: ctx.meter };
    const shown = await loadMatch(at, writeMatchId({ ...pair, side }));
    return requestPartnership({ ...own, directory: ctx.directory, shard: ctx.shard }, shown, message);
  });
  await markAfterCommit(ctx, partnership, ctx.clock.now());
  return partnership;
};

/** Makes the next move of a partnership; one that went another way meanwhile stays. @returns whether none is left */
const makeNextMove = async (filling: Filling, pair: Pair, wanted: DemoPartnership): Promise<boolean> => {
  const { id, status } = (await currentStage(filling, pair)) ?? (await request(filling, pair, wanted));
  const last = wanted.moves.findIndex((move) => move.status === status);
  const next = status === "PENDING" || last >= 0 ? wanted.moves[last + 1] : undefined;
  if (next) await write(filling, next.by, "directory", (ctx) => setPartnershipStatus(ctx, id, next.status));
  return next === undefined;
};

/** Of two simultaneous calls, each continues from the other's progress. */
const agreeOn = async (filling: Filling, wanted: DemoPartnership): Promise<void> => {
  const pair = await pairOf(filling, wanted);
  if (!pair) return logger.warn("demonstration pair missing", { accountId: filling.ids.own });
  let refusals = 0;
  for (let isDone = false; !isDone; ) {
    try {
      isDone = await makeNextMove(filling, pair, wanted);
    } catch (error) {
      refusals += 1;
      const isTaken = error instanceof Refusal && error.code === "request_refused";
      if (!isTaken || refusals > MAX_REFUSALS) throw error;
    }
  }
};

/** Registers a client of the sandbox with its developer. */
const register = async (filling: Filling): Promise<void> => {
  const { ctx, ids, live, data } = filling;
  if (data.registration === null) return;
  const { client, development, message } = data.registration;
  const [leads, developments] = await run(
    shardOf(filling),
    [byRef("leads", ids.own, client), byRef("properties", ids.developer, development)],
    ctx.meter,
  );
  const [leadId, developmentId] = [leads, developments].map((rows) => rows?.[0]?.id as string | undefined);
  if (!leadId || !developmentId) return;
  const partnership = await write(filling, "own", "directory", (own) =>
    registerLaunchClient(
      {
        ...own,
        directory: ctx.directory,
        shardNames: ctx.shardNames,
        shard: ctx.shard,
        identitySecrets: ctx.identitySecrets,
        ownShard: live.shard,
      },
      { leadId, developmentId, message },
    ),
  );
  await markAfterCommit(ctx, partnership, ctx.clock.now());
};

/** The sandbox's partnerships with its partner and its developer. */
export const agree = async (filling: Filling): Promise<void> => {
  for (const wanted of filling.data.partnerships)
    await unlessRefused(filling, "partnership", () => agreeOn(filling, wanted));
  await unlessRefused(filling, "registration", () => register(filling));
};
