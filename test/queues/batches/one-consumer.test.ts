import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { consumeBatches } from "../../../queues/batches.ts";
import { SLICE_MS } from "../../../src/domain/batches/work-lane.ts";
import { SECOND_MS } from "../../../src/lib/clock.ts";
import { backgroundServicesOf } from "../../../src/services.ts";
import { type BatchStage, batchStage, heldReminders, leap, listings } from "../../support/batch-stage.ts";
import { CONSUMER_SETTINGS } from "../../support/consumer-settings.ts";
import { query } from "../../support/query.ts";

const BATCH_SIZE = Number(CONSUMER_SETTINGS.batches?.max_batch_size);

/** Drains the queue as a single consumer, first in, first out. @returns the number of delivered messages */
const drainQueue = async (): Promise<number> => {
  const queue = heldReminders();
  let delivered = 0;
  while (queue.length > 0) {
    const batch = queue.splice(0, BATCH_SIZE);
    delivered += batch.length;
    const services = backgroundServicesOf(env);
    const results = await Promise.all(batch.map((message) => consumeBatches(services, message, 1, leap)));
    queue.push(...batch.filter((_, at) => results[at] !== "done"));
  }
  return delivered;
};

const finishedAfter = async (stage: BatchStage, id: string, began: number): Promise<number> => {
  const { status, finishedAt } = await stage.read("properties", id);
  expect(status).toBe("DONE");
  return Date.parse(finishedAt) - began;
};

it("26 batches of an account delay nobody, even with one consumer", async () => {
  const many = await batchStage();
  const few = await batchStage();
  const some = await batchStage();
  const batches: string[] = [];
  for (let at = 0; at < 26; at += 1)
    batches.push((await many.post("properties", listings(20, `${at}-`), "?dryRun=true")).id);
  const three = await few.post("properties", listings(3), "?dryRun=true");
  const hundreds = await some.post("properties", listings(400), "?dryRun=true");
  const began = Date.now();
  await drainQueue();
  expect(await finishedAfter(few, three.id, began)).toBeLessThanOrEqual(SLICE_MS + 5 * SECOND_MS);
  // Two accounts have work for minutes: each gets half of the one consumer.
  expect(await finishedAfter(some, hundreds.id, began)).toBeLessThanOrEqual(1.3 * 2 * 100 * SECOND_MS);
  const last = await finishedAfter(many, batches.at(-1)!, began);
  expect(last).toBeLessThanOrEqual(1.3 * 2 * 130 * SECOND_MS);
});

it("a message that no lane waits for costs one read", async () => {
  const stage = await batchStage();
  for (let at = 0; at < 5; at += 1) await stage.post("properties", listings(1, `${at}-`));
  const [first, ...others] = await stage.reminders();
  const services = backgroundServicesOf(env);
  for (const message of others) expect(await consumeBatches(services, message, 1, leap)).toBe("done");
  const doneItems = () =>
    query`SELECT 1 FROM batch_items WHERE account_id = ${stage.accountId} AND outcome <> 'PENDING'`;
  expect(await doneItems()).toEqual([]);
  expect(await consumeBatches(services, first, 1, leap)).toBe("done");
  expect(await doneItems()).toHaveLength(5);
});
