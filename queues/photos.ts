import { discardPhotos } from "../src/domain/photos/discard-photos.ts";
import { settleGallery, workGallery } from "../src/domain/photos/work-gallery.ts";
import { readMessage } from "../src/ports/messages.ts";
import type { Services } from "../src/services.ts";
import { isLastAttempt, type MessageResult, waitAfter } from "./redelivery.ts";

/** A message of `photos`. What throws is tried again; what arrived before stays. */
export const consumePhotos = async (
  services: Services,
  body: unknown,
  attempt: number,
): Promise<MessageResult> => {
  const message = readMessage("photos", body);
  if (message.kind === "discard") {
    const { accountId, shard } = message;
    await discardPhotos(services.shard(shard), services.photos, accountId, services.clock.now());
    return "done";
  }
  const end = await workGallery(services, message, isLastAttempt(attempt));
  return end === "POSTPONED" ? { retryInSeconds: waitAfter(attempt) } : "done";
};

/** A message that `photos` gave up: the gallery is settled without another look. What is discarded, the sweep finds. */
export const handleDeadPhotosMessage = async (services: Services, body: unknown): Promise<MessageResult> => {
  const message = readMessage("photos", body);
  if (message.kind === "gallery") await settleGallery(services, message);
  return "done";
};
