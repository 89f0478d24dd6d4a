import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { Board } from "../../../durable-objects/match-board/board.ts";
import { Formula } from "../../../durable-objects/match-board/formula.ts";
import { HeldRows } from "../../../durable-objects/match-board/held-rows.ts";
import { MemoryRows } from "../../../durable-objects/match-board/memory-rows.ts";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { sql } from "../../../src/db/statement.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { cityBoard } from "../../../src/ports/match-board.ts";
import { RadarStage, twoShards } from "../../support/radar-stage.ts";
import { storedLead } from "../../support/stored-lead.ts";
import { moveClock } from "../../support/time.ts";

/** Listings of an account that lapse in the same hour. */
const LISTINGS = 10_000;
/** The number of clients that each of them is compared with. */
const CLIENTS = 4_000;
/** Pairs judged in one step, which a single object may exceed. */
const TURN = 100_000 + CLIENTS;
/** Turns until the board has matched another account's client: the current one, its load, and its learning. */
const TURNS = 3;

const idOf = (at: number): string => `prop-wave-${String(at).padStart(6, "0")}`;

/** Stores many copies of a property in D1, none of them recommended. */
const lapse = async (stage: RadarStage, account: Account): Promise<void> => {
  const { id } = await stage.property(account, { radar: "NONE", sharedToNetwork: true });
  const columns = propertyTable.columns.split(", ").filter((column) => column !== "seq");
  const copied = columns.map((column) => (column === "id" ? "'prop-wave-' || printf('%06d', n)" : column));
  const text = `INSERT INTO properties (${columns.join()})
    WITH RECURSIVE count (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM count WHERE n + 1 < ${LISTINGS})
    SELECT ${copied.join()} FROM properties, count WHERE id = ?`;
  await stage.write("DB", sql(text, id));
};

/** Fills a city's board with all these listings, and with clients who prefer others. */
const plant = async (stage: RadarStage, board: string, much: Account, clientsOf: Account): Promise<void> => {
  const property = await stage.property(much, { sharedToNetwork: true });
  const offer = offerOf(property, { development: null, hasReadyUnits: false })!;
  const wish = wishOf(
    storedLead({ accountId: clientsOf.id, sharedToNetwork: true, interest: stage.interest() }),
  )!;
  const cityId = stage.cities[0]!;
  await runInDurableObject(env.MATCH_BOARD.getByName(board), (_, { storage }) => {
    const held = new HeldRows(storage.sql);
    const memory = new MemoryRows(storage.sql);
    memory.set("board", board);
    memory.set("registered", "1");
    new Formula(memory).renew();
    for (let at = 0; at < LISTINGS; at += 1)
      held.putOffer({ offer: { ...offer, id: idOf(at) }, shard: "DB", knownAt: 1 }, null);
    const floor = { key: Number.MAX_SAFE_INTEGER, id: "" };
    for (let at = 0; at < CLIENTS; at += 1)
      held.putWish(
        {
          wish: { ...wish, id: `lead-wave-${at}` },
          shard: "DB",
          pins: new Set(),
          cells: [{ cityId, scope: "NETWORK", floor, kept: null, marked: false }],
        },
        1,
        null,
      );
  });
};

it("an account's wave of lapses delays others' clients by a few turns at most", async ({ annotate }) => {
  const stage = await RadarStage.open();
  const much = await stage.account();
  const one = await stage.account();
  const board = cityBoard(stage.cities[0]!);
  await plant(stage, board, much, one);
  await lapse(stage, much);
  const { id } = await stage.lead(one, { sharedToNetwork: true });
  const waves = Array.from({ length: LISTINGS }, (_, at) => stage.changed("property", much, idOf(at)));
  await stage.board(board).tell(board, waves);

  const learn = vi.spyOn(Board.prototype, "learn");
  let turns = 0;
  let notifiedAt = 0;
  let matchedAt = 0;
  const judged: number[] = [];
  await runInDurableObject(env.MATCH_BOARD.getByName(board), async (_, state) => {
    const object = new MatchBoard(state, twoShards());
    vi.spyOn(scheduler, "wait").mockImplementation(async () => {
      turns += 1;
      const thresholds = (learn.mock.contexts.at(-1) as Board).thresholds;
      judged.push(thresholds.judgedPairs);
      if (turns === 2) {
        await object.tell(board, [stage.changed("lead", one, id)]);
        notifiedAt = turns;
      } else if (notifiedAt > 0 && (await stage.rows("matches")).some((row) => row.lead_id === id)) {
        matchedAt = turns;
        // The alarm has worked long enough.
        moveClock(MINUTE_MS);
      }
    });
    await object.alarm();
    const left = state.storage.sql.exec("SELECT id FROM due WHERE kind = 'property'").toArray().length;
    expect(left).toBeGreaterThan(LISTINGS - 1_000);
  });
  const waited = matchedAt - notifiedAt;
  const pairs = judged[matchedAt - 1]! - judged[notifiedAt - 1]!;
  await annotate(`matched after ${waited} turns and ${pairs} judged pairs`);
  expect(waited).toBeLessThanOrEqual(TURNS);
  expect(pairs).toBeLessThanOrEqual(TURNS * (TURN + LISTINGS));
});
