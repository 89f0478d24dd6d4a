import * as z from "zod";
import type { JobQueue } from "./job-queues.ts";
import { MESSAGE_VERSION } from "./message-version.ts";

/**
 * Queue messages contain a version and ids, never state or personal data, so a duplicate, late or lost one does no
 * harm. A version that is no longer sent stays readable until no queue can hold it: 4 days after the last deploy that
 * sent it, which is as long as the platform keeps a message.
 */
const id = z.string().min(1);

const version = z.literal(MESSAGE_VERSION);

/** Members of messages from a shard's outbox: the drain adds the shard in which it found them. */
const addressed = {
  v: version,
  accountId: id,
  shard: id,
  /** For the log: the requestId of a call that caused it; several calls may cause one message. */
  causedBy: z.string().optional(),
};

const gallery = z.object({
  ...addressed,
  kind: z.literal("gallery"),
  propertyId: id,
  requestId: id,
});

const discard = z.object({ ...addressed, kind: z.literal("discard") });

/** A sandbox's property is waiting for its review. */
const review = z.object({ ...addressed, kind: z.literal("review"), propertyId: id });

const batches = z.object({
  ...addressed,
  /** The batch that is ended if the message is given up. */
  batchId: id,
  /** Identifies this message through all its attempts. */
  ticket: id,
});

const feeds = z.object({ ...addressed, syncId: id });

/** An object that Radar reads has changed: each board reads its state at its turn. */
const radar = z.object({
  ...addressed,
  kind: z.enum(["property", "lead", "account"]),
  id,
  /** Further objects of the same kind and account. */
  more: z.array(id).optional(),
  /** Boards of the state before and after; the consumer adds the account's. None if only partnerships are affected. */
  boards: z.array(id),
  /** The boards of the two states differ: one may have taken over pairs that another keeps. */
  moved: z.boolean().optional(),
  /** It was deleted for good. */
  gone: z.boolean().optional(),
});

/** An endpoint has deliveries due. */
const webhooks = z.object({ v: version, accountId: id, webhookId: id });

export const MESSAGES = {
  photos: z.discriminatedUnion("kind", [gallery, discard, review]),
  batches,
  feeds,
  radar,
  webhooks,
} as const;

export type MessageQueue = keyof typeof MESSAGES;
export const MESSAGE_QUEUES = [
  "photos",
  "batches",
  "feeds",
  "radar",
  "webhooks",
] as const satisfies readonly MessageQueue[];
export type Message<Q extends MessageQueue> = z.output<(typeof MESSAGES)[Q]>;

/** A message in the outbox: without a shard, unless its object is in another than the outbox. */
type WithoutShard<T> = T extends unknown
  ? Omit<T, "shard" | "v" | "causedBy"> & { readonly shard?: string }
  : never;
export type JobPayload<Q extends JobQueue> = WithoutShard<Message<Q>>;

export type MessageQueues = Readonly<Record<MessageQueue, Queue>>;

/** @throws Error for a message that this version of the service does not know, but a newer one may */
export const readMessage = <Q extends MessageQueue>(queue: Q, body: unknown): Message<Q> => {
  const { success, data } = MESSAGES[queue].safeParse(body);
  if (!success) throw new Error(`The ${queue} queue brought an unknown message.`);
  return data as Message<Q>;
};
