import { abandonBatchMessage, type LaneEnd, workBatches } from "../src/domain/batches/work-lane.ts";
import { SECOND_MS } from "../src/lib/clock.ts";
import { systemWait } from "../src/lib/wait.ts";
import { readMessage } from "../src/ports/messages.ts";
import type { BackgroundServices } from "../src/services.ts";
import type { MessageResult } from "./redelivery.ts";

/** If an earlier run of this message died, no other message will come: this one waits until the lane is free. */
const resultOf = (end: LaneEnd, now: number): MessageResult =>
  end.state === "DONE" ? "done" : { retryInSeconds: Math.ceil((end.freeAt - now) / SECOND_MS) };

/** A message of `batches`: processes the account's items for a while. A failure is retried; processed items stay. */
export const consumeBatches = async (
  services: BackgroundServices,
  body: unknown,
  _attempt: number,
  wait = systemWait,
): Promise<MessageResult> => {
  const end = await workBatches(services, readMessage("batches", body), wait);
  return resultOf(end, services.clock.now());
};

/** A message that `batches` gave up. */
export const handleDeadBatchesMessage = async (
  services: BackgroundServices,
  body: unknown,
): Promise<MessageResult> => {
  const end = await abandonBatchMessage(services, readMessage("batches", body), systemWait);
  return resultOf(end, services.clock.now());
};
