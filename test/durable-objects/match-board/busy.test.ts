import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { accountBoard } from "../../../src/ports/match-board.ts";
import { RadarStage, twoShards } from "../../support/radar-stage.ts";

const OBJECTS = { properties: 12, leads: 50 };
const MAX_ALARMS = 20;

const aBusyBoard = async () => {
  const stage = await RadarStage.open();
  const account = await stage.account();
  const name = accountBoard(account.id);
  const changed = [];
  for (let at = 0; at < OBJECTS.properties; at += 1)
    changed.push(stage.changed("property", account, (await stage.property(account)).id));
  for (let at = 0; at < OBJECTS.leads; at += 1)
    changed.push(stage.changed("lead", account, (await stage.lead(account)).id));
  await stage.board(name).tell(name, changed);
  return { stage, name };
};

it("a deadline passes while a board still has work", async () => {
  const { stage, name } = await aBusyBoard();
  const order: string[] = [];
  await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
    const board = new MatchBoard(state, twoShards());
    const working = board.alarm().then(() => order.push("board"));
    AbortSignal.timeout(0).addEventListener("abort", () => order.push("somebody's deadline"));
    await working;
  });
  expect(order).toEqual(["somebody's deadline", "board"]);
  expect(await stage.rows("matches")).toHaveLength(OBJECTS.properties * OBJECTS.leads);
});

/** A board whose alarms may make few queries. */
class FrugalBoard extends MatchBoard {
  protected override readonly maxQueries = 1;
}

it("an alarm ends before it makes too many queries, and the next one continues", async () => {
  const { stage, name } = await aBusyBoard();
  const all = OBJECTS.properties * OBJECTS.leads;
  const written: number[] = [];
  await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
    const board = new FrugalBoard(state, twoShards());
    for (let alarms = 0; alarms < MAX_ALARMS && written.at(-1) !== all; alarms += 1) {
      await board.alarm();
      written.push((await stage.rows("matches")).length);
    }
  });
  expect(written[0]).toBeLessThan(all);
  expect(written.at(-1)).toBe(all);
});
