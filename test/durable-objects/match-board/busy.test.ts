import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { accountBoard } from "../../../src/ports/match-board.ts";
import { RadarStage, twoShards } from "../../support/radar-stage.ts";

const OBJECTS = { properties: 12, leads: 50 };

it("a deadline passes while a board still has work", async () => {
  const stage = await RadarStage.open();
  const account = await stage.account();
  const name = accountBoard(account.id);
  const changed = [];
  for (let at = 0; at < OBJECTS.properties; at += 1)
    changed.push(stage.changed("property", account, (await stage.property(account)).id));
  for (let at = 0; at < OBJECTS.leads; at += 1)
    changed.push(stage.changed("lead", account, (await stage.lead(account)).id));
  await stage.board(name).tell(name, changed);
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
