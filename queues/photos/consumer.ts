import { discardPhotos } from "../../src/domain/photos/discard-photos.ts";
import type { Services } from "../../src/services.ts";
import { type DiscardMessage, type GalleryMessage, readPhotosMessage } from "../messages.ts";
import type { Verdict } from "../verdict.ts";
import { ingestGallery } from "./ingest-gallery.ts";
import { settle } from "./settle.ts";
import { claimGallery, postponeGallery } from "./transitions.ts";
import { isLastAttempt, waitAfter } from "./waits.ts";

const fetchGallery = async (
  services: Services,
  message: GalleryMessage,
  attempt: number,
): Promise<Verdict> => {
  const { photos, outbound, clock } = services;
  const db = services.shard(message.shard);
  const gallery = await claimGallery(db, message);
  if (!gallery) return "done";
  const progress = await ingestGallery(
    { db, photos, outbound, clock },
    message,
    gallery,
    isLastAttempt(attempt),
  );
  if (progress === "STALE") return "done";
  if (progress === "WAITING" && !isLastAttempt(attempt)) {
    await postponeGallery(db, message, clock.now());
    return { retryInSeconds: waitAfter(attempt) };
  }
  await settle(services, message);
  return "done";
};

const discard = async (services: Services, { accountId, shard }: DiscardMessage): Promise<Verdict> => {
  await discardPhotos(services.shard(shard), services.photos, accountId, services.clock.now());
  return "done";
};

/** A message of `photos`. What throws is tried again; what arrived before stays. */
export const consumePhotos = (services: Services, body: unknown, attempt: number): Promise<Verdict> => {
  const message = readPhotosMessage(body);
  return message.kind === "gallery" ? fetchGallery(services, message, attempt) : discard(services, message);
};

/** A message that `photos` gave up: the gallery is settled without another look. What is discarded, the sweep finds. */
export const buryPhotos = async (services: Services, body: unknown): Promise<Verdict> => {
  const message = readPhotosMessage(body);
  if (message.kind === "gallery") await settle(services, message);
  return "done";
};
