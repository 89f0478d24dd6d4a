import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { DAY_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";

/**
 * Stores a delivery of an endpoint whose every attempt has failed. A pump that never ends holds the endpoint, so that
 * nothing is delivered, and written down, while a test looks. @returns its id
 */
export const storeFailedDelivery = async (accountId: string, webhookId: string): Promise<string> => {
  const [id, eventId, now] = [newId("delivery"), newId("event"), Date.now()];
  await runInDurableObject(env.EVENT_LOG.getByName(accountId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE endpoints SET pump = 'held', pump_until = ? WHERE id = ?", now + 30 * DAY_MS, webhookId);
    sql.exec("INSERT INTO payloads (event_id, body, created_at) VALUES (?, '{}', ?)", eventId, now);
    sql.exec(
      `INSERT INTO deliveries (id, endpoint_id, event_id, type, status, attempts, finished_at, created_at)
       VALUES (?, ?, ?, 'property.created', 'FAILED', 7, ?, ?)`,
      id,
      webhookId,
      eventId,
      now,
      now,
    );
  });
  return id;
};
