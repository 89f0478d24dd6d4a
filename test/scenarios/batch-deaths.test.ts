import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { WAITS_SECONDS } from "../../queues/redelivery.ts";
import { LEASE_MS } from "../../src/domain/batches/lane.ts";
import { LANE_LOST_AFTER_MS, sweepBatches } from "../../src/jobs/sweep-batches.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import type { Message } from "../../src/ports/messages.ts";
import { servicesOf } from "../../src/services.ts";
import { type BatchStage, batchStage, deliver } from "../support/batch-stage.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";

interface Accepted {
  readonly stage: BatchStage;
  readonly id: string;
  readonly message: Message<"batches">;
}

const acceptedBatch = async (): Promise<Accepted> => {
  const stage = await batchStage();
  await stage.api.put("/properties/by-ref/AP-1", { body: listing() });
  const { id } = await stage.post("properties", [
    listing({ externalRef: "AP-0" }),
    listing({ externalRef: "AP-1" }),
    { externalRef: "AP-2" },
  ]);
  const [message] = await stage.reminders();
  return { stage, id, message: message! };
};

/** Expects every item to be processed once, with one event for each change. */
const expectProcessed = async ({ stage, id }: Accepted, at: string): Promise<void> => {
  const batch = await stage.read("properties", id);
  expect(batch, at).toMatchObject({ status: "DONE", processed: 3 });
  const outcomes = batch.results.map(({ outcome }: Json) => outcome);
  expect(outcomes, at).toEqual(["CREATED", "UNCHANGED", "REJECTED"]);
  const { events } = (await stage.api.get("/events")).body;
  const types = events.map(({ type }: Json) => type);
  expect(types, at).toEqual(["property.created", "property.created", "batch.done"]);
  expect(events.at(-1).data.counts, at).toEqual({ CREATED: 1, REJECTED: 1, UNCHANGED: 1 });
  expect(await brokenInvariants(stage.accountId), at).toEqual([]);
};

describe("a run that has died, or seems to have,", () => {
  it("keeps its batch until its lease ends", async () => {
    const run = await acceptedBatch();
    const broken = faultyEnv({ at: 4, when: "after", how: "die" });
    await Promise.race([deliver(run.message, broken.env), broken.died]);
    expect(await deliver(run.message, env, 2)).toEqual({ retryInSeconds: LEASE_MS / SECOND_MS });
    vi.setSystemTime(Date.now() + LEASE_MS);
    expect(await deliver(run.message, env, 3)).toBe("done");
    await expectProcessed(run, "after the lease");
  });

  it("stops at its next item if it is still alive", async () => {
    const run = await acceptedBatch();
    const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
    const slow = faultyEnv({ at: 4, when: "before", how: () => resumed });
    const stalled = deliver(run.message, slow.env);
    await slow.reached;
    vi.setSystemTime(Date.now() + LEASE_MS);
    expect(await deliver(run.message, env, 2)).toBe("done");
    resume();
    expect(await stalled).toBe("done");
    await expectProcessed(run, "both runs");
  });
});

describe("a lost message", () => {
  const sweep = () => sweepBatches(servicesOf(env), Date.now());

  it("is found by the sweep, and its batch is processed", async () => {
    const run = await acceptedBatch();
    vi.setSystemTime(Date.now() + LANE_LOST_AFTER_MS + 1);
    await sweep();
    await run.stage.workAll();
    await expectProcessed(run, "swept");
  });

  it("counts as lost only after the longest wait", async () => {
    for (const seconds of WAITS_SECONDS) expect(seconds * SECOND_MS).toBeLessThan(LANE_LOST_AFTER_MS);
    const run = await acceptedBatch();
    await sweep();
    expect(await run.stage.reminders()).toEqual([]);
    vi.setSystemTime(Date.now() + LANE_LOST_AFTER_MS);
    await sweep();
    expect(await run.stage.reminders()).toHaveLength(1);
    await sweep();
    expect(await run.stage.reminders()).toEqual([]);
  });

  it("that was only late keeps its place, and the sweep's message does nothing", async () => {
    const run = await acceptedBatch();
    vi.setSystemTime(Date.now() + LANE_LOST_AFTER_MS + 1);
    await sweep();
    expect(await deliver(run.message)).toBe("done");
    await expectProcessed(run, "late");
    const [second] = await run.stage.reminders();
    expect(await deliver(second)).toBe("done");
    await expectProcessed(run, "again");
  });

  it("that arrives after the batch has ended does nothing", async () => {
    const run = await acceptedBatch();
    vi.setSystemTime(Date.now() + LANE_LOST_AFTER_MS + 1);
    await sweep();
    await run.stage.workAll();
    expect(await deliver(run.message)).toBe("done");
    await expectProcessed(run, "late");
  });
});
