import * as z from "zod";

/**
 * What queue messages say: a version and ids, never state or personal data, so that a duplicate, a late or a lost one
 * changes nothing. A version that is no longer sent stays readable until no queue can hold it any more: 4 days after
 * the last deploy that sent it (the platform keeps a message no longer).
 */
const id = z.string().min(1);

/** The version that is sent now. */
export const MESSAGE_VERSION = 1;

const version = z.literal(MESSAGE_VERSION);

/** Messages that leave the outbox of a shard: the drain adds the shard that it found them in. */
const addressed = { v: version, accountId: id, shard: id };

/** A gallery is to be fetched. */
const gallery = z.object({
  ...addressed,
  kind: z.literal("gallery"),
  propertyId: id,
  requestId: id,
});

/** An account has given up photo bytes. */
const discard = z.object({ ...addressed, kind: z.literal("discard") });

/** An account has items of batches to work. */
const batches = z.object({
  ...addressed,
  /** The batch that ends when the message is given up. */
  batchId: id,
  /** Tells this message from every other one, through all its attempts. */
  ticket: id,
});

/** A sync of the account's feed is to be worked. */
const feeds = z.object({ ...addressed, syncId: id });

/** Something that Radar looks at has changed: each board reads how it stands when its turn comes. */
const radar = z.object({
  ...addressed,
  kind: z.enum(["property", "lead", "account"]),
  id,
  /** Others of its kind and account of which the same is to be said. */
  more: z.array(id).optional(),
  /** Boards of the state before and after; an account's are found by whoever takes the message. None: for partnerships alone. */
  boards: z.array(id),
  /** The boards of the two states differ: one may have taken over what another keeps. */
  moved: z.boolean().optional(),
  /** It was removed for good. */
  gone: z.boolean().optional(),
});

/** An endpoint has deliveries due. */
const webhooks = z.object({ v: version, accountId: id, webhookId: id });

/** One schema a queue. */
export const MESSAGES = {
  photos: z.discriminatedUnion("kind", [gallery, discard]),
  batches,
  feeds,
  radar,
  webhooks,
} as const;

export type MessageQueue = keyof typeof MESSAGES;
export type Message<Q extends MessageQueue> = z.output<(typeof MESSAGES)[Q]>;

/** Queues whose messages come out of the outbox. */
export const JOB_QUEUES = ["photos", "batches", "feeds", "radar"] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];

/** What the outbox keeps of a message: all of it but the shard, unless what it is about lies in another one. */
type WithoutShard<T> = T extends unknown ? Omit<T, "shard" | "v"> & { readonly shard?: string } : never;
export type JobPayload<Q extends JobQueue> = WithoutShard<Message<Q>>;

/** Where the jobs of an outbox go. */
export type JobQueues = Readonly<Record<JobQueue, Queue>>;

/** @throws Error for a message that this version of the service does not know: a newer one may */
export const readMessage = <Q extends MessageQueue>(queue: Q, body: unknown): Message<Q> => {
  const { success, data } = MESSAGES[queue].safeParse(body);
  if (!success) throw new Error(`The ${queue} queue brought an unknown message.`);
  return data as Message<Q>;
};
