import { finishGallery, handOn, workGallery } from "../src/domain/galleries/work-gallery.ts";
import { discardPhotos } from "../src/domain/photos/discard-photos.ts";
import { reviewOne } from "../src/domain/sandbox/review.ts";
import { type Message, readMessage } from "../src/ports/messages.ts";
import type { BackgroundServices } from "../src/services.ts";
import { isLastAttempt, type MessageResult, waitAfter } from "./redelivery.ts";

/** How often a message that stood back is delivered again: its other deliveries are kept for attempts that fail. */
const RETURNS = 2;

/**
 * Sends the message again, or another one when it has few deliveries left, so that none is given up without failing.
 */
const comeAgain = async (
  services: BackgroundServices,
  message: Extract<Message<"photos">, { kind: "gallery" }>,
  seconds: number,
  hasDeliveries: boolean,
): Promise<MessageResult> => {
  if (hasDeliveries) return { retryInSeconds: seconds };
  await handOn(services, message, seconds);
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
  if (end.state === "POSTPONED") return comeAgain(services, message, end.seconds, !isLastAttempt(delivery));
  return end.state === "STOOD_BACK" ? comeAgain(services, message, end.seconds, delivery <= RETURNS) : "done";
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
