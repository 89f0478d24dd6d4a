import { failSync, workSync } from "../src/domain/feeds/work-sync.ts";
import { readMessage } from "../src/ports/messages.ts";
import type { BackgroundServices } from "../src/services.ts";
import { type MessageResult, waitAfter } from "./redelivery.ts";

/** All within a quarter of an hour, unless the feed's server asks for longer waits. The next sync is hours away. */
const FETCH_ATTEMPTS = 4;

/** A message of `feeds`. A failed message is tried again, from where it stopped. */
export const consumeFeeds = async (
  services: BackgroundServices,
  body: unknown,
  attempt: number,
): Promise<MessageResult> => {
  const waitSeconds = attempt < FETCH_ATTEMPTS ? waitAfter(attempt) : null;
  const end = await workSync(services, readMessage("feeds", body), { waitSeconds });
  if (end === "BUSY") return { retryInSeconds: waitAfter(attempt) };
  return end === "DONE" ? "done" : end;
};

/** A message that `feeds` gave up. */
export const handleDeadFeedsMessage = async (
  services: BackgroundServices,
  body: unknown,
  attempt: number,
): Promise<MessageResult> => {
  const end = await failSync(services, readMessage("feeds", body));
  return end === "DONE" ? "done" : { retryInSeconds: waitAfter(attempt) };
};
