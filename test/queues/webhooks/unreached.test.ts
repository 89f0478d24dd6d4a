import { describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../support/api.ts";
import {
  commitEvents,
  consume,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  receiver,
  reminderOf,
  status,
} from "../../support/receiver.ts";

/** More than one claim takes. */
const EVENTS = 30;

/** Posts an account's events to an endpoint with this answer. @returns the logged warnings */
const warningsOf = async (answer: () => Response | Promise<Response>) => {
  const held = holdReminders();
  receiver(answer);
  const { api, accountId } = await makeAccount();
  const endpoint = await makeWebhook(api);
  await commitEvents(accountId, EVENTS);
  held.length = 0;
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await consume(reminderOf(accountId, endpoint.id));
  const lines = log.mock.calls.map(([line]) => String(line));
  return { accountId, endpoint, lines, deliveries: await deliveriesOf(api, endpoint.id) };
};

describe("an endpoint that cannot be reached", () => {
  it("is in one log line, without its address", async () => {
    const words = "no such host: receiver.example.com";
    const { accountId, endpoint, lines, deliveries } = await warningsOf(() =>
      Promise.reject(new TypeError(words)),
    );
    expect(deliveries.map(({ status: state }) => state)).toEqual(Array(EVENTS).fill("RETRYING"));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "warn",
        message: "webhook endpoint not reached",
        fault: "network_error",
        accountId,
        webhookId: endpoint.id,
      }),
    ]);
    expect(lines.join()).not.toContain("receiver.example.com");
  });

  it("differs in the log from one that answers", async () => {
    const { lines, deliveries } = await warningsOf(() => status(500));
    expect(deliveries).toHaveLength(EVENTS);
    expect(lines).toEqual([]);
  });
});
