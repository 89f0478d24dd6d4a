import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RECEIPT_ROWS } from "../../bench/calls/uncounted.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { drained } from "../support/dump.ts";
import type { Answer, Client } from "../support/http.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { forgetPortfolio, seedPortfolio } from "../support/seeded-portfolio.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stopClockAt } from "../support/time.ts";

/** Enough properties for the history to store the portfolio's size. */
const OUTGROWN = 60;

/**
 * The most rows that a write writes in D1 until its event is in the log. They include the outbox row deleted then, and
 * the history of a portfolio large enough to have one.
 */
const WRITTEN = {
  "PUT created": 12,
  "PUT changed": 6,
  "PUT created, with a key": 12 + RECEIPT_ROWS,
  "PUT confirmed": 2,
  "PATCH changed": 6,
  "status: off": 6,
  "status: ACTIVE again": 7,
  DELETE: 8,
  "client PUT created": 11,
  "client PUT changed": 5,
  "client PUT unchanged": 0,
  "client interaction": 7,
} as const;

const PROPERTY = "/properties/by-ref/ROWS";
const CLIENT = "/leads/by-ref/ROWS";
const CLIENT_BODY = person();

describe("the rows that a write writes", () => {
  const large = sharedAccount();
  let id: string;
  let day = 0;

  beforeAll(async () => {
    await seedPortfolio(large.accountId, OUTGROWN);
  });

  afterAll(() => forgetPortfolio(large.accountId));

  // Each test is on its own day, so that an update also renews the confirmation.
  beforeEach(() => {
    day += 1;
    stopClockAt(Date.now() + day * DAY_MS);
  });

  it.each<[keyof typeof WRITTEN, (api: Client) => Promise<Answer>]>([
    ["PUT created", (api) => api.put(PROPERTY, { body: listing() })],
    [
      "PUT created, with a key",
      (api) => api.put(`${PROPERTY}-KEYED`, { body: listing(), headers: { "Idempotency-Key": "rows" } }),
    ],
    ["PUT confirmed", (api) => api.put(PROPERTY, { body: listing() })],
    ["PUT changed", (api) => api.put(PROPERTY, { body: listing({ salePrice: 790_000 }) })],
    ["PATCH changed", (api) => api.patch(`/properties/${id}`, { body: { salePrice: 780_000 } })],
    ["status: off", (api) => api.post(`/properties/${id}/status`, { body: { status: "SOLD" } })],
    ["status: ACTIVE again", (api) => api.post(`/properties/${id}/status`, { body: { status: "ACTIVE" } })],
    ["DELETE", (api) => api.delete(`/properties/${id}`)],
    ["client PUT created", (api) => api.put(CLIENT, { body: CLIENT_BODY })],
    ["client PUT unchanged", (api) => api.put(CLIENT, { body: CLIENT_BODY })],
    ["client PUT changed", (api) => api.put(CLIENT, { body: { ...CLIENT_BODY, name: "Outro nome" } })],
    ["client interaction", (api) => api.post(`/leads/${id}/interactions`, { body: { type: "CALL" } })],
  ])("by %s are as few as the table says", async (name, call) => {
    const { result, use } = await countingD1(async () => {
      const answer = await call(large.api);
      await drained(large.accountId);
      return answer;
    });
    expect(result.status, result.text).toBeLessThan(300);
    id = result.body.data.id;
    expect(use.rowsWritten).toBeLessThanOrEqual(WRITTEN[name]);
  });
});
