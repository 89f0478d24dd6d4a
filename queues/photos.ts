import { continueInNextMessage, finishGallery, workGallery } from "../src/domain/galleries/work-gallery.ts";
import { discardPhotos } from "../src/domain/photos/discard-photos.ts";
import { reviewOne } from "../src/domain/sandbox/review.ts";
import { type Message, readMessage } from "../src/ports/messages.ts";
import type { BackgroundServices } from "../src/services.ts";
import { isLastAttempt, type MessageResult, waitAfter } from "./redelivery.ts";

/** How many times a message that stood back is delivered again: the other deliveries are for attempts that fail. */
const MAX_RETURNS = 2;

/**
 * Has the message delivered again, or replaces it if few deliveries are left: none is given up without having failed.
 */
const redeliver = async (
  services: BackgroundServices,
  message: Extract<Message<"photos">, { kind: "gallery" }>,
  seconds: number,
  hasDeliveries: boolean,
): Promise<MessageResult> => {
  if (hasDeliveries) return { retryInSeconds: seconds };
  await continueInNextMessage(services, message, seconds);
  return "done";
};

/** A message of `photos`. A failed message is tried again; photos that arrived before stay. */
export const consumePhotos = async (
  services: BackgroundServices,
  body: unknown,
  delivery: number,
): Promise<MessageResult> => {
  const message = readMessage("photos", body);
  if (message.kind === "review") {
    await reviewOne(services, message);
    return "done";
  }
  if (message.kind === "discard") {
    const { accountId, shard } = message;
    await discardPhotos(services.shard(shard), services.photos, accountId, services.clock.now());
    return "done";
  }
  const end = await workGallery(services, message, { isLast: isLastAttempt, waitAfter });
  if (end.state === "POSTPONED") return redeliver(services, message, end.seconds, !isLastAttempt(delivery));
  return end.state === "STOOD_BACK"
    ? redeliver(services, message, end.seconds, delivery <= MAX_RETURNS)
    : "done";
};

/** A dead letter of `photos`: settles the gallery without another try. The sweep finds discarded photos. */
export const handleDeadPhotosMessage = async (
  services: BackgroundServices,
  body: unknown,
): Promise<MessageResult> => {
  const message = readMessage("photos", body);
  if (message.kind === "gallery") await finishGallery(services, message);
  return "done";
};
