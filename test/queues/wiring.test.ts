import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CONSUMERS, queue } from "../../queues/index.ts";
import { WAITS_SECONDS, waitAfter } from "../../queues/redelivery.ts";
import { TURN_ITEMS } from "../../src/domain/batches/lane.ts";
import { ITEM_MS, ITEMS_PER_SECOND } from "../../src/domain/batches/throttle.ts";
import { SLICE_MS, SLICE_STATEMENTS } from "../../src/domain/batches/work-lane.ts";
import { LOST_AFTER_MS } from "../../src/jobs/sweep-photos.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { JOB_QUEUES } from "../../src/ports/job-queues.ts";
import { CONSUMER_SETTINGS } from "../support/consumer-settings.ts";

const settings = CONSUMER_SETTINGS;
/** An item's load and its commit; test/queues/batches/costs.test.ts checks them. */
const ITEM_STATEMENTS = 20;

describe("the queues of the deployment", () => {
  it("have one consumer each, and every consumer has a queue", () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(CONSUMERS).sort());
  });

  it("pass dead letters to a queue that is consumed", () => {
    for (const name of JOB_QUEUES) expect(settings[name]?.dead_letter_queue).toBe(`${name}-dead`);
    for (const name of JOB_QUEUES) expect(settings).toHaveProperty(`${name}-dead`);
  });

  it("deliver a gallery's message once for each of its waits", () => {
    expect(Number(settings.photos?.max_retries)).toBe(WAITS_SECONDS.length);
  });

  it("let nothing wait so long that it counts as lost", () => {
    for (const seconds of WAITS_SECONDS) expect(seconds * SECOND_MS).toBeLessThan(LOST_AFTER_MS);
    expect(waitAfter(99) * SECOND_MS).toBeLessThan(LOST_AFTER_MS);
  });

  it("bound the items of all accounts together, and an invocation's queries", () => {
    const { max_batch_size, max_concurrency } = settings.batches!;
    const lanes = Number(max_batch_size) * Number(max_concurrency);
    expect(lanes * ITEMS_PER_SECOND).toBeLessThanOrEqual(100);
    // Besides the items: a turn, the lane's claim and release, the account; the last turn may exceed the limit.
    const turns = SLICE_MS / ITEM_MS / TURN_ITEMS + 1;
    const overhead = 6 * turns + 20;
    expect(
      Number(max_batch_size) * (SLICE_STATEMENTS + TURN_ITEMS * ITEM_STATEMENTS + overhead),
    ).toBeLessThan(1_000);
  });

  it("each bound their concurrent work, which leaves the databases to the callers", () => {
    const atOnce = (name: string): number => Number(settings[name]?.max_concurrency);
    const unbounded = Object.keys(settings).filter((name) => !(atOnce(name) > 0));
    expect(unbounded).toEqual([]);
    // Consumers that write to databases, each with one transaction at a time; lanes of batches have their own pace.
    expect(atOnce("feeds") + atOnce("photos") + atOnce("radar")).toBeLessThanOrEqual(30);
    for (const name of JOB_QUEUES) expect(atOnce(`${name}-dead`)).toBe(1);
  });

  it("have the same names in staging, followed by staging's own", async () => {
    const staged = {
      ...env,
      ENVIRONMENT: "staging",
      PUBLIC_URL: "https://staging.example.com",
      PANEL_URL: "https://panel.staging.example.com",
      ALLOW_PRIVATE_TARGETS: "false",
    };
    const deliver = (name: string) => queue(createMessageBatch(name, []), staged, createExecutionContext());
    for (const name of Object.keys(CONSUMERS))
      await expect(deliver(`${name}-staging`)).resolves.toBeUndefined();
    await expect(deliver("photos-production")).rejects.toThrow("photos-production");
  });

  it("refuse a batch that nobody consumes", async () => {
    const batch = createMessageBatch("unheard-of", []);
    await expect(queue(batch, env, createExecutionContext())).rejects.toThrow("unheard-of");
  });
});
