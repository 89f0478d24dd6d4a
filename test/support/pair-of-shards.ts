import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Row, run, sql } from "../../src/db/statement.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { computedColumns, computedOf, copied } from "../../src/domain/moves/row-pages.ts";
import { cityBoard } from "../../src/ports/match-board.ts";
import { countingD1 } from "./d1-meter.ts";
import { RadarStage } from "./radar-stage.ts";

export const SHARED = { sharedToNetwork: true };

/** A seller in one shard whose property suits a client of the other or the same, and another account there. */
export const aPair = async (shard = "DB_S1") => {
  const stage = await RadarStage.open();
  const seller = await stage.account();
  const buyer = await stage.account({ shard });
  const other = await stage.account({ shard });
  const property = await stage.property(seller, SHARED);
  const lead = await stage.lead(buyer, SHARED);
  const name = cityBoard(stage.cities[0]!);
  await stage
    .board(name)
    .tell(name, [stage.changed("property", seller, property.id), stage.changed("lead", buyer, lead.id)]);
  await stage.board(name).settle(name);
  return { stage, seller, buyer, other, property, lead, name };
};

export type Pair = Awaited<ReturnType<typeof aPair>>;

export const close = ({ stage }: Pair, { id }: Account, shard: string, state = "FROZEN", toShard = "DB_S1") =>
  stage.write(
    shard,
    sql("DELETE FROM moving WHERE account_id = ?", id),
    sql(
      "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, 'move', ?, ?)",
      id,
      state,
      toShard,
    ),
  );

export const open = ({ stage }: Pair, { id }: Account, shard: string) =>
  stage.write(shard, sql("DELETE FROM moving WHERE account_id = ?", id));

/** Copies the seller's matches to the second shard, as the mover does before it closes the account in the first. */
export const copyMatches = async ({ stage, seller }: Pair): Promise<void> => {
  const own = (await stage.rows("matches")).filter(({ account_id }) => account_id === seller.id);
  const computed = computedOf((await run(env.DB, [computedColumns()]))[0]!);
  for (const { shard: _, ...found } of own) {
    const row = copied(found, computed.get("matches"));
    const names = Object.keys(row);
    const text = `INSERT INTO matches (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
    await stage.write("DB_S1", sql(text, ...Object.values(row)));
  }
};

export const sidesIn = async ({ stage, lead }: Pair, shard: string): Promise<unknown[]> =>
  (await stage.rows("matches"))
    .filter((row: Row) => row.shard === shard && row.lead_id === lead.id)
    .map(({ side }) => side)
    .sort();

export const pendingOf = ({ name }: Pair): Promise<number[]> =>
  runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage: { sql: own } }) =>
    ["moved_pairs, json_each(pairs)", "notices", "waiting"].map(
      (table) => own.exec(`SELECT * FROM ${table}`).toArray().length,
    ),
  );

/** @returns the number of trips to databases */
export const settle = async ({ stage, name }: Pair): Promise<number> =>
  (await countingD1(() => stage.board(name).settle(name))).use.trips;
