import { env } from "cloudflare:workers";
import type { Message } from "../../src/ports/messages.ts";
import { backoffice, makeAccount, type TestAccount } from "./api.ts";
import { logOf } from "./event-log.ts";
import type { Answer, Json } from "./http.ts";
import { listing } from "./listing.ts";
import { deliver, type PhotoQueue, photoQueue } from "./photo-queue.ts";
import { type PictureWeb, pictureWeb } from "./picture-web.ts";
import { query } from "./query.ts";

/** An account, a host with pictures, and a queue that the test delivers by hand. */
export interface GalleryStage extends TestAccount {
  readonly web: PictureWeb;
  readonly queue: PhotoQueue;
  /** Writes a listing with these photos. */
  put(photos: readonly string[], ref?: string): Promise<Answer>;
  /** The property as GET shows it. */
  read(ref?: string): Promise<Json>;
  /** The messages that have left the outbox. */
  messages(): Promise<Extract<Message<"photos">, { kind: "gallery" }>[]>;
  /** Writes a listing, and takes the message that requests its photos. */
  request(photos: readonly string[], ref?: string): Promise<Extract<Message<"photos">, { kind: "gallery" }>>;
  /** The number of property.updated events, and the fields in the last one. */
  updates(): Promise<{ count: number; fields: string[] }>;
  /** Keys of the account's objects in R2. */
  stored(): Promise<string[]>;
}

/** A stage that lasts until the test ends. A test's second account shares the host and queue of the `first`. */
export const galleryStage = async (first?: GalleryStage): Promise<GalleryStage> => {
  const { web, queue } = first ?? { web: pictureWeb(), queue: photoQueue() };
  const account = await makeAccount();
  const { api, accountId } = account;
  const stage: GalleryStage = {
    ...account,
    web,
    queue,
    put: (photos, ref = "AP-1") => api.put(`/properties/by-ref/${ref}`, { body: listing({ photos }) }),
    read: async (ref = "AP-1") => (await api.get(`/properties/by-ref/${ref}`)).body.data,
    messages: async () => {
      await logOf(accountId).drain({ accountId, shard: "DB" });
      return queue.take(accountId) as Extract<Message<"photos">, { kind: "gallery" }>[];
    },
    request: async (photos, ref) => {
      await stage.put(photos, ref);
      const message = (await stage.messages()).find(({ kind }) => kind === "gallery");
      if (!message) throw new Error("The write asked for no gallery.");
      return message;
    },
    updates: async () => {
      const { body } = await api.get("/events");
      const updated = body.events.filter((event: Json) => event.type === "property.updated");
      return { count: updated.length, fields: updated.at(-1)?.data.changedFields ?? [] };
    },
    stored: async () => (await env.PHOTOS.list({ prefix: accountId })).objects.map(({ key }) => key),
  };
  return stage;
};

/** The records of a property's source URLs, by path. */
export const photoRows = async (
  propertyId: string,
): Promise<Record<string, { status: string; fault: string | null }>> => {
  const results =
    await query`SELECT url, status, fault FROM property_photos WHERE property_id = ${propertyId}`;
  return Object.fromEntries(
    results.map(({ url, status, fault }) => [new URL(url).pathname, { status, fault }]),
  );
};

/** Moves a property to the trash, and purges it. */
export const purge = async ({ api, path }: TestAccount, propertyId: string): Promise<void> => {
  await api.delete(`/properties/${propertyId}`);
  const { status, body } = await backoffice.post(`${path}/properties/${propertyId}/purge`);
  if (status !== 200) throw new Error(`Not purged: ${JSON.stringify(body)}`);
};

/** Delivers the messages that have left the outbox, and the messages that these lead to. */
export const deliverAll = async (stage: GalleryStage): Promise<void> => {
  for (let all = await stage.messages(); all.length > 0; all = await stage.messages())
    for (const message of all) await deliver(message);
};
