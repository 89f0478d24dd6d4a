import { deliverDue } from "../src/domain/webhooks/deliver-due.ts";
import { readMessage } from "../src/ports/messages.ts";
import type { BackgroundServices } from "../src/services.ts";
import type { MessageResult } from "./redelivery.ts";

/** Posts a reminded endpoint's deliveries. The message is acknowledged first, so no slow receiver blocks the queue. */
export const consumeWebhooks = async (
  services: BackgroundServices,
  body: unknown,
): Promise<MessageResult> => {
  await deliverDue(services, readMessage("webhooks", body));
  return "done";
};

/** A reminder that failed for good changes nothing: the object's alarm sends another. */
export const handleDeadWebhooksMessage = async (): Promise<MessageResult> => "done";
