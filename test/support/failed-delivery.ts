import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { LogEntries } from "../../durable-objects/event-log/entries.ts";
import { deliveryIdOf } from "../../durable-objects/event-log/webhooks/delivery-id.ts";
import { Lines } from "../../durable-objects/event-log/webhooks/lines.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";

/** All attempts of a round. */
const ATTEMPTS = 7;

/**
 * Stores a delivery of an endpoint whose every attempt has failed. A worker that never ends holds the endpoint, so
 * that nothing is delivered and recorded meanwhile.
 * @returns its id
 */
export const storeFailedDelivery = async (accountId: string, webhookId: string): Promise<string> => {
  const now = Date.now();
  const attempt = { at: now, statusCode: 500, error: null, ms: 1 };
  const log = JSON.stringify(Array.from({ length: ATTEMPTS }, () => attempt));
  return runInDurableObject(env.EVENT_LOG.getByName(accountId), (_, { storage: { sql } }) => {
    const event = { id: newId("event"), type: "webhook.test", createdAt: now, data: "{}" };
    const { sequence, id, type } = new LogEntries(sql).append([event])[0]!;
    const lines = new Lines(sql);
    const held = [{ sequence, attempts: ATTEMPTS }];
    const lease = { worker: "held", held, takenUntil: sequence, leasedUntil: now + 30 * DAY_MS };
    lines.save(webhookId, { ...lines.of(webhookId)!, ...lease });
    sql.exec(
      `INSERT INTO deliveries (endpoint_id, sequence, event_id, type, status, epoch, attempts, round_attempts,
         last_status_code, last_attempt_at, finished_at, attempt_log, created_at)
       VALUES (?1, ?2, ?3, ?4, 'FAILED', 0, ?5, ?5, 500, ?6, ?6, ?7, ?6)`,
      webhookId,
      sequence,
      id,
      type,
      ATTEMPTS,
      now,
      log,
    );
    return deliveryIdOf(webhookId, sequence);
  });
};
