import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { WriteContext } from "../../../src/call-context.ts";
import { newMeter } from "../../../src/db/statement.ts";
import { TURN_ITEMS, takeLane, takeTurn } from "../../../src/domain/batches/lane.ts";
import { workItem } from "../../../src/domain/batches/work-item.ts";
import { consequencesOf } from "../../../src/domain/consequences/index.ts";
import { DAY_MS, systemClock } from "../../../src/lib/clock.ts";
import type { Message } from "../../../src/ports/messages.ts";
import { type BatchStage, batchStage, deliver, listings } from "../../support/batch-stage.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { newPhone, person } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { moveClock } from "../../support/time.ts";

interface Cost {
  readonly objects: number;
  readonly trips: number;
  readonly statements: number;
  readonly rows: number;
  readonly written: number;
}

/** The most that one item may cost, except for its written rows. */
const ITEM = { objects: 0, trips: 2, statements: 20, rows: 18 };

const scopeOf = ({ accountId }: BatchStage): WriteContext => ({
  accountId,
  db: env.DB,
  meter: newMeter(),
  clock: systemClock,
  language: "en",
  links: {
    publicUrl: env.PUBLIC_URL,
    photosUrl: `${env.PUBLIC_URL}/photos`,
    ownHosts: [],
    allowPrivateTargets: true,
  },
  source: "API",
  propertyLimit: 1_000,
  dryRun: false,
  consequencesOf,
});

/** The cost of the first item of an account's next turn. */
const costOfItem = async (stage: BatchStage): Promise<Cost> => {
  const [{ ticket }] = (await stage.reminders()) as [Message<"batches">];
  const { lane } = await takeLane(env.DB, stage.accountId, ticket, Date.now());
  const turn = await takeTurn(lane!, Date.now());
  if (turn === null || turn === "LOST") throw new Error("No turn.");
  const ctx = scopeOf(stage);
  await workItem(ctx, lane!.holder, turn.tasks[0]!);
  const { objects, trips, statements, rowsRead, rowsWritten } = ctx.meter;
  return { objects, trips, statements, rows: rowsRead - rowsWritten, written: rowsWritten };
};

const expectWithin = (cost: Cost, written: number): void => {
  expect(cost.written).toBeLessThanOrEqual(written);
  expect(cost.objects).toBe(ITEM.objects);
  expect(cost.trips).toBeLessThanOrEqual(ITEM.trips);
  expect(cost.statements).toBeLessThanOrEqual(ITEM.statements);
  expect(cost.rows).toBeLessThanOrEqual(ITEM.rows);
};

describe("an item costs two trips, its own rows, and writes no more than its PUT may", () => {
  it.each<[string, object, number]>([
    ["that creates", listing({ externalRef: "AP-0" }), 12],
    ["that updates", listing({ externalRef: "AP-1", salePrice: 790_000 }), 6],
    ["that confirms", listing({ externalRef: "AP-1" }), 3],
    ["that is refused", { externalRef: "AP-2" }, 1],
  ])("%s", async (_, item, written) => {
    const stage = await batchStage();
    await stage.api.put("/properties/by-ref/AP-1", { body: listing() });
    await stage.post("properties", [item, ...listings(20, "rest-")]);
    // A day later an update renews the confirmation too.
    moveClock(DAY_MS);
    expectWithin(await costOfItem(stage), written);
  });

  it("that creates a lead", async () => {
    const stage = await batchStage();
    const phones = [{ number: newPhone(), isWhatsApp: true }];
    await stage.post("leads", [person({ externalRef: "C-1", phones })]);
    expectWithin(await costOfItem(stage), 11);
  });
});

describe("a turn", () => {
  it("costs its items, one more trip, and the log once", async () => {
    const stage = await batchStage();
    const count = 3 * TURN_ITEMS;
    await stage.post("properties", listings(count));
    const [message] = await stage.reminders();
    const { env: bindings, calls } = faultyEnv(null);
    await deliver(message, bindings);
    const trips = calls.filter((call) => call.startsWith("DB."));
    const drains = calls.filter((call) => call.startsWith("EVENT_LOG."));
    // Further costs: the lane's claim and release, the account, a last empty turn that ends the batch, and one that
    // finds none.
    expect(trips.length).toBeLessThanOrEqual(2 * count + 3 + 8);
    expect(drains.length).toBeLessThanOrEqual(5);
  });
});

describe("a read of a batch", () => {
  it("costs one trip and reads each item once", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(200));
    await stage.reminders();
    const { use } = await countingD1(() => stage.read("properties", id));
    expect(use.trips).toBe(1);
    expect(use.rowsRead).toBeLessThanOrEqual(200 + 4);
  });
});
