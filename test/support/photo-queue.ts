import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { queue } from "../../queues/index.ts";
import type { Message } from "../../src/ports/messages.ts";

export interface Delivery {
  readonly attempts?: number;
  readonly queue?: "photos" | "photos-dead" | "batches";
  readonly env?: Env;
}

export interface PhotoQueue {
  /** Messages sent and not taken, in order. */
  readonly waiting: Message<"photos">[];
  /** Takes an account's waiting messages. */
  take(accountId: string): Message<"photos">[];
  /** The delay that the queue was given for a message. */
  delayOf(message: Message<"photos">): number;
  /** Makes the photo queue, and no other, refuse everything until called again with false. */
  refuse(refusing: boolean): void;
}

/** All queues share one stubbed method, so that the photo queue's messages are known by their contents. */
const KINDS: ReadonlySet<string> = new Set<Message<"photos">["kind"]>(["gallery", "discard", "review"]);

/** Replaces the queue until the test ends: only `deliver` delivers. */
export const photoQueue = (): PhotoQueue => {
  const waiting: Message<"photos">[] = [];
  const delays = new WeakMap<object, number>();
  let refused = false;
  const prototype = Object.getPrototypeOf(env.PHOTO_QUEUE) as Queue<Message<"photos">>;
  vi.spyOn(prototype, "sendBatch").mockImplementation(async (messages) => {
    const bodies = [...messages].map(({ body, delaySeconds = 0 }) => {
      delays.set(body, delaySeconds);
      return body;
    });
    if (refused && bodies.some(({ kind }) => KINDS.has(kind)))
      throw new Error("Queue sendBatch failed: connection lost");
    // Notices to Radar come through the same stub.
    waiting.push(...bodies.filter((body) => !("boards" in body)));
    return undefined as never;
  });
  return {
    waiting,
    take: (accountId) => {
      const own = waiting.filter((message) => message.accountId === accountId);
      for (const message of own) waiting.splice(waiting.indexOf(message), 1);
      return own;
    },
    delayOf: (message) => delays.get(message) ?? 0,
    refuse: (refusing) => {
      refused = refusing;
    },
  };
};

/** Delivers one message. @returns "acked", or the seconds until its next delivery */
export const deliver = async (
  message: unknown,
  { attempts = 1, queue: name = "photos", env: bindings = env }: Delivery = {},
): Promise<"acked" | number> => {
  const batch = createMessageBatch(name, [
    { id: crypto.randomUUID(), timestamp: Date.now(), attempts, body: message },
  ]);
  const [delivered] = batch.messages;
  const ack = vi.spyOn(delivered!, "ack");
  const retry = vi.spyOn(delivered!, "retry");
  await queue(batch, bindings, createExecutionContext());
  if (ack.mock.calls.length + retry.mock.calls.length !== 1)
    throw new Error("A message must be either acked or retried, once.");
  return ack.mock.calls.length === 1 ? "acked" : (retry.mock.calls[0]?.[0]?.delaySeconds ?? 0);
};
