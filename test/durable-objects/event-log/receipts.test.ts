import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { makeAccount } from "../../support/api.ts";
import { logOf } from "../../support/event-log.ts";
import { makeWebhook } from "../../support/receiver.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

stubFetch();
beforeEach(() => stopClockAt(Date.now()));

const countReceipts = (accountId: string): Promise<number> =>
  runInDurableObject(
    logOf(accountId),
    (_, { storage }) => storage.sql.exec("SELECT 1 FROM receipts").toArray().length,
  );

it("the result of a call under a key is kept for a day, then deleted", async () => {
  const { accountId, api } = await makeAccount();
  const { id } = await makeWebhook(api);
  const headers = { "Idempotency-Key": "gone" };
  expect((await api.delete(`/webhooks/${id}`, { headers })).status).toBe(200);
  moveClock(DAY_MS - HOUR_MS);
  await runDurableObjectAlarm(logOf(accountId));
  expect(await countReceipts(accountId)).toBe(1);
  moveClock(2 * HOUR_MS);
  expect(await runDurableObjectAlarm(logOf(accountId))).toBe(true);
  expect(await countReceipts(accountId)).toBe(0);
});
