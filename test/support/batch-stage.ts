import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { consumeBatches } from "../../queues/batches.ts";
import type { MessageResult } from "../../queues/redelivery.ts";
import type { Message } from "../../src/ports/messages.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { makeAccount, type Overrides, type TestAccount } from "./api.ts";
import { drained } from "./dump.ts";
import type { Json } from "./http.ts";
import { listing } from "./listing.ts";
import { stopClockAt } from "./time.ts";

export type Type = "properties" | "leads";

const isReminder = (body: unknown): body is Message<"batches"> =>
  typeof body === "object" && body !== null && "ticket" in body;

let waiting: Message<"batches">[] = [];

/**
 * Replaces the queues until the test ends: keeps reminders of batches, and delivers nothing.
 * @returns the reminders of all stages of the test, in the queue's order
 */
export const heldReminders = (): Message<"batches">[] => {
  const prototype = Object.getPrototypeOf(env.BATCH_QUEUE) as Queue;
  if (vi.isMockFunction(prototype.sendBatch)) return waiting;
  waiting = [];
  vi.spyOn(prototype, "sendBatch").mockImplementation(async (messages) => {
    waiting.push(...[...messages].map(({ body }) => body).filter(isReminder));
    return undefined as never;
  });
  return waiting;
};

/** A wait that moves the stopped clock forward at once; concurrent waits each end at their own time. */
export const leap = async (ms: number): Promise<void> => {
  const until = Date.now() + ms;
  await Promise.resolve();
  vi.setSystemTime(Math.max(Date.now(), until));
};

/** Delivers a reminder. */
export const deliver = (message: unknown, bindings: Env = env, attempt = 1): Promise<MessageResult> =>
  consumeBatches(backgroundServicesOf(bindings), message, attempt, leap);

export interface BatchStage extends TestAccount {
  /** Sends a batch. @returns the answer's body */
  post(type: Type, items: readonly unknown[], query?: string): Promise<Json>;
  read(type: Type, batchId: string): Promise<Json>;
  /** Takes the account's reminders that were sent. */
  reminders(): Promise<Message<"batches">[]>;
  /** Processes reminders until none is left. */
  workAll(): Promise<void>;
}

/** An account whose batches the test processes, on a clock that only the service's pacing moves. */
export const batchStage = async (overrides?: Overrides): Promise<BatchStage> => {
  stopClockAt(Date.now());
  heldReminders();
  const account = await makeAccount(overrides);
  const { accountId, api } = account;
  const reminders = async (): Promise<Message<"batches">[]> => {
    await drained(accountId);
    const own = waiting.filter((message) => message.accountId === accountId);
    for (const message of own) waiting.splice(waiting.indexOf(message), 1);
    return own;
  };
  return {
    ...account,
    post: async (type, items, query = "") => {
      const answer = await api.post(`/${type}/batch${query}`, { body: { items } });
      if (answer.status !== 202) throw new Error(`No batch: ${answer.status} ${answer.text}`);
      return answer.body.data;
    },
    read: async (type, batchId) => (await api.get(`/${type}/batch/${batchId}`)).body.data,
    reminders,
    workAll: async () => {
      for (let own = await reminders(); own.length > 0; own = await reminders()) {
        for (const message of own) await deliver(message);
      }
    },
  };
};

/** This many listings, each with its own code. */
export const listings = (count: number, prefix = "AP-"): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) => listing({ externalRef: `${prefix}${at}` }));
