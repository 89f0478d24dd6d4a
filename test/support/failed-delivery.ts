import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { DAY_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";

/** All of a round. */
const ATTEMPTS = 7;

/**
 * Stores a delivery of an endpoint whose every attempt has failed. A worker that never ends holds the endpoint, so that
 * nothing is delivered, and written down, while a test looks. @returns its id
 */
export const storeFailedDelivery = async (accountId: string, webhookId: string): Promise<string> => {
  const [id, eventId, now] = [newId("delivery"), newId("event"), Date.now()];
  const attempt = { at: now, statusCode: 500, error: null, ms: 1 };
  const log = JSON.stringify(Array.from({ length: ATTEMPTS }, () => attempt));
  await runInDurableObject(env.EVENT_LOG.getByName(accountId), (_, { storage: { sql } }) => {
    sql.exec(
      "UPDATE endpoints SET worker = 'held', leased_until = ? WHERE id = ?",
      now + 30 * DAY_MS,
      webhookId,
    );
    sql.exec("INSERT INTO payloads (event_id, body, created_at) VALUES (?, '{}', ?)", eventId, now);
    sql.exec(
      `INSERT INTO deliveries (id, endpoint_id, event_id, type, status, attempts, round_attempts, last_status_code,
         last_attempt_at, finished_at, attempt_log, created_at)
       VALUES (?1, ?2, ?3, 'property.created', 'FAILED', ?4, ?4, 500, ?5, ?5, ?6, ?5)`,
      id,
      webhookId,
      eventId,
      ATTEMPTS,
      now,
      log,
    );
  });
  return id;
};
