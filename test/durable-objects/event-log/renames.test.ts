import { runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { EventLog } from "../../../durable-objects/event-log/object.ts";
import { makeAccount } from "../../support/api.ts";
import { logOf } from "../../support/event-log.ts";
import {
  commitEvents,
  consume,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
} from "../../support/receiver.ts";

/** Back to the names that objects were made with before. */
const UNDO = `
  ALTER TABLE endpoints RENAME COLUMN worker TO pump;
  ALTER TABLE endpoints RENAME COLUMN leased_until TO pump_until;
  DROP INDEX deliveries_leased;
  ALTER TABLE deliveries RENAME COLUMN worker TO claim;
  ALTER TABLE deliveries RENAME COLUMN leased_until TO claim_until;
  CREATE INDEX deliveries_claimed ON deliveries (endpoint_id, claim_until) WHERE claim IS NOT NULL;
  DROP INDEX receipts_by_age;
  ALTER TABLE receipts RENAME TO done_calls;
  CREATE INDEX done_calls_by_age ON done_calls (at);
`;

const namesOf = (sql: SqlStorage): string[] =>
  sql
    .exec<{ sql: string }>("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    .toArray()
    .map((row) => row.sql.replace(/"/g, "").replace(/\s+/g, " "));

let web: Receiver;

beforeEach(() => {
  web = receiver();
  holdReminders();
});

it("the storage of an object made under the old names is brought to the new ones, with what it holds", async () => {
  const { api, accountId } = await makeAccount();
  const { id } = await makeWebhook(api);
  await commitEvents(accountId, 1);
  const headers = { "Idempotency-Key": "kept" };
  const body = { description: "before" };
  expect((await api.patch(`/webhooks/${id}`, { body, headers })).status).toBe(200);
  const [before, after] = await runInDurableObject(logOf(accountId), (instance, state) => {
    const { sql } = state.storage;
    const current = namesOf(sql);
    sql.exec(UNDO);
    // As the platform does when the object starts the next time.
    new EventLog(state, (instance as unknown as { env: Env }).env);
    return [current, namesOf(sql)];
  });
  expect(after).toEqual(before);
  await consume(reminderOf(accountId, id));
  expect(web.arrivals).toHaveLength(1);
  expect(await deliveriesOf(api, id)).toMatchObject([{ status: "DELIVERED", attempts: 1 }]);
  const receipts = await runInDurableObject(logOf(accountId), (_, { storage }) =>
    storage.sql.exec("SELECT 1 FROM receipts WHERE key IS NOT NULL").toArray(),
  );
  expect(receipts).toHaveLength(1);
});
