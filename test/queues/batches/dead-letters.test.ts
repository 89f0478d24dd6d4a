import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { handleDeadBatchesMessage } from "../../../queues/batches.ts";
import { CONSUMERS } from "../../../queues/index.ts";
import { backgroundServicesOf } from "../../../src/services.ts";
import { batchStage, deliver, listings } from "../../support/batch-stage.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";

const LOST = new Error("Network connection lost.");
const handle = (message: unknown) => handleDeadBatchesMessage(backgroundServicesOf(env), message);

describe("a dead letter", () => {
  it("ends its batch and says which items were not written", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(3));
    const [message] = await stage.reminders();
    // The lane, the account, the turn, then two trips for each item.
    const broken = faultyEnv({ at: 6, when: "before", how: LOST });
    await expect(deliver(message, broken.env)).rejects.toThrow("lost");
    expect(await handle(message)).toBe("done");
    const batch = await stage.read("properties", id);
    expect(batch).toMatchObject({ status: "DONE", counts: { CREATED: 1, REJECTED: 2 } });
    const codes = batch.results.map(({ code }: Json) => code);
    expect(codes).toEqual([null, "upstream_unavailable", "upstream_unavailable"]);
    const { events } = (await stage.api.get("/events?types=batch.done")).body;
    expect(events.map(({ data }: Json) => data.counts)).toEqual([{ CREATED: 1, REJECTED: 2 }]);
    const { data } = (await stage.api.get("/properties")).body;
    expect(data).toHaveLength(1);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("leaves the account's other batches running", async () => {
    const stage = await batchStage();
    await stage.post("properties", listings(1, "A-"));
    const [message] = await stage.reminders();
    const other = await stage.post("properties", listings(1, "B-"));
    await stage.reminders();
    await handle(message);
    await stage.workAll();
    expect((await stage.read("properties", other.id)).counts).toEqual({ CREATED: 1 });
  });

  it("of a batch that is done changes nothing", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(2));
    const [message] = await stage.reminders();
    await deliver(message);
    const before = await stage.read("properties", id);
    expect(await handle(message)).toBe("done");
    expect(await stage.read("properties", id)).toEqual(before);
    expect((await stage.api.get("/events?types=batch.done")).body.events).toHaveLength(1);
  });
});

describe("an item that fails by a fault of our own", () => {
  it("is refused as internal, and the rest continues", async () => {
    const stage = await batchStage();
    const { id } = await stage.post("properties", listings(2));
    const [message] = await stage.reminders();
    const broken = faultyEnv({ at: 4, when: "before", how: new TypeError("cannot read") });
    expect(await deliver(message, broken.env)).toBe("done");
    const { status, results } = await stage.read("properties", id);
    expect(status).toBe("DONE");
    expect(results.map(({ code }: Json) => code)).toEqual(["internal", null]);
  });
});

describe("an unknown message", () => {
  it.each([
    ["of a later version", { v: 2, accountId: "a", shard: "DB", batchId: "b", ticket: "t" }],
    ["that lacks its ids", { v: 1, accountId: "a", shard: "DB" }],
    ["that is nothing", null],
  ])("%s is never acknowledged", async (_, message) => {
    for (const queue of ["batches", "batches-dead"] as const) {
      const working = async () => CONSUMERS[queue].work(backgroundServicesOf(env), message, 1);
      await expect(working()).rejects.toThrow("unknown message");
    }
  });

  it("of an account without a lane is acknowledged", async () => {
    const message = { v: 1, accountId: "acc-nobody", shard: "DB", batchId: "b-0", ticket: "t" };
    expect(await deliver(message)).toBe("done");
    expect(await handle(message)).toBe("done");
  });
});
