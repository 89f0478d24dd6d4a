/** Messages carry a version and ids, never state or personal data: a duplicate, a late or a lost one changes nothing. */
interface Addressed {
  readonly v: 1;
  readonly accountId: string;
  readonly shard: string;
}

/** A gallery is to be fetched. */
export interface GalleryMessage extends Addressed {
  readonly kind: "gallery";
  readonly propertyId: string;
  readonly requestId: string;
}

/** An account has given up photo bytes. */
export interface DiscardMessage extends Addressed {
  readonly kind: "discard";
}

export type PhotosMessage = GalleryMessage | DiscardMessage;

const MEMBERS = {
  gallery: ["accountId", "shard", "propertyId", "requestId"],
  discard: ["accountId", "shard"],
} as const;

const isKind = (kind: unknown): kind is keyof typeof MEMBERS => kind === "gallery" || kind === "discard";

/** @throws Error for a message that this version of the service does not know: a newer one may */
export const readPhotosMessage = (body: unknown): PhotosMessage => {
  const message = (body ?? {}) as Record<string, unknown>;
  const { v, kind } = message;
  const known = v === 1 && isKind(kind) && MEMBERS[kind].every((name) => typeof message[name] === "string");
  if (!known) throw new Error("The photos queue brought an unknown message.");
  return message as unknown as PhotosMessage;
};

/** An endpoint has deliveries due. */
export interface WebhooksMessage {
  readonly v: 1;
  readonly accountId: string;
  readonly webhookId: string;
}

/** @throws Error for a message that this version of the service does not know */
export const readWebhooksMessage = (body: unknown): WebhooksMessage => {
  const message = (body ?? {}) as Record<string, unknown>;
  const known =
    message.v === 1 && ["accountId", "webhookId"].every((name) => typeof message[name] === "string");
  if (!known) throw new Error("The webhooks queue brought an unknown message.");
  return message as unknown as WebhooksMessage;
};

/** An account has items of batches to work. */
export interface BatchesMessage extends Addressed {
  /** The batch that ends when the message is given up. */
  readonly batchId: string;
  /** Tells this message from every other one, through all its attempts. */
  readonly ticket: string;
}

/** @throws Error for a message that this version of the service does not know */
export const readBatchesMessage = (body: unknown): BatchesMessage => {
  const message = (body ?? {}) as Record<string, unknown>;
  const members = ["accountId", "shard", "batchId", "ticket"];
  const known = message.v === 1 && members.every((name) => typeof message[name] === "string");
  if (!known) throw new Error("The batches queue brought an unknown message.");
  return message as unknown as BatchesMessage;
};

/** A sync of the account's feed is to be worked. */
export interface FeedsMessage extends Addressed {
  readonly syncId: string;
}

/** @throws Error for a message that this version of the service does not know */
export const readFeedsMessage = (body: unknown): FeedsMessage => {
  const message = (body ?? {}) as Record<string, unknown>;
  const members = ["accountId", "shard", "syncId"];
  const known = message.v === 1 && members.every((name) => typeof message[name] === "string");
  if (!known) throw new Error("The feeds queue brought an unknown message.");
  return message as unknown as FeedsMessage;
};
