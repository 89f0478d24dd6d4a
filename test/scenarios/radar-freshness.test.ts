import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Alarm } from "../../durable-objects/alarm.ts";
import type { MatchBoard } from "../../durable-objects/match-board/object.ts";
import { consumeRadar } from "../../queues/radar.ts";
import type { Row } from "../../src/db/statement.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import type { Message } from "../../src/ports/messages.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { CONSUMER_SETTINGS } from "../support/consumer-settings.ts";
import { drained } from "../support/dump.ts";
import { eventually } from "../support/eventually.ts";
import type { Json } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { recommended } from "../support/match.ts";
import { query } from "../support/query.ts";
import { stopClockAt } from "../support/time.ts";

/** The maximum time until a change is in the lists of an idle service. */
const FRESH_MS = 2 * SECOND_MS;
/** How long the queue waits for further messages. */
const GATHERING_MS = Number(CONSUMER_SETTINGS.radar!.max_batch_timeout) * SECOND_MS;

interface Sent {
  readonly body: Message<"radar">;
  readonly delayMs: number;
}

let sent: Sent[] = [];
/** How far ahead objects set their alarms. */
let alarms: number[] = [];

beforeEach(() => {
  stopClockAt("2026-12-01T12:00:00.000Z");
  sent = [];
  alarms = [];
  vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async (batch) => {
    for (const { body, delaySeconds = 0 } of batch)
      sent.push({ body: body as Message<"radar">, delayMs: delaySeconds * SECOND_MS });
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  });
  vi.spyOn(Alarm.prototype, "wakeAt").mockImplementation(async (at) => {
    alarms.push(at - Date.now());
  });
});

/** The outbox rows that the account's log has not taken yet. */
const outboxOf = async ({ accountId }: TestAccount): Promise<Row[]> =>
  query`SELECT * FROM outbox WHERE account_id = ${accountId}`;

/** Lets a change propagate without waiting. @returns how long its queues and alarms would have waited */
const propagate = async (...accounts: TestAccount[]): Promise<number> => {
  for (const account of accounts) {
    await drained(account.accountId);
    // The call's own drain may still be running.
    await eventually(async () => expect(await outboxOf(account)).toEqual([]));
  }
  await eventually(() => expect(sent).not.toEqual([]));
  const messages = sent.splice(0);
  // The log has other alarms, of its retention.
  alarms = [];
  const boards = new Set(messages.flatMap(({ body }) => body.boards));
  const inQueue = Math.max(...messages.map(({ delayMs }) => delayMs)) + GATHERING_MS;
  await consumeRadar(
    backgroundServicesOf(env),
    messages.map(({ body }) => body),
  );
  expect(alarms).not.toEqual([]);
  for (const name of boards)
    await runInDurableObject(env.MATCH_BOARD.getByName(name), (board) => (board as MatchBoard).alarm());
  return inQueue + alarms.reduce((sum, ms) => sum + ms, 0);
};

const scores = async ({ api }: TestAccount, query: string): Promise<number[]> =>
  (await api.get(`/matches?${query}`)).body.data.map(({ score }: Json) => score);

describe("an idle service", () => {
  it("shows a change in the lists of its own account within two seconds", async () => {
    const account = await makeAccount();
    const { id: propertyId } = await recommended(account);
    await makeLead(account);
    await account.api.patch(`/properties/${propertyId}`, { body: { salePrice: 800_000 } });
    expect(await propagate(account)).toBeLessThan(FRESH_MS);
    const [before] = await scores(account, `propertyId=${propertyId}`);
    expect(before).toBeGreaterThanOrEqual(60);
    await account.api.patch(`/properties/${propertyId}`, { body: { salePrice: 930_000 } });
    expect(await scores(account, `propertyId=${propertyId}`)).toEqual([before]);
    expect(await propagate(account)).toBeLessThan(FRESH_MS);
    const [after] = await scores(account, `propertyId=${propertyId}`);
    expect(after).toBeGreaterThanOrEqual(60);
    expect(after).toBeLessThan(before!);
  });

  it("has the event of a favorited match in the log as soon as the match changes", async () => {
    const account = await makeAccount();
    const { id: propertyId } = await recommended(account);
    await makeLead(account);
    await account.api.patch(`/properties/${propertyId}`, { body: { salePrice: 800_000 } });
    await propagate(account);
    const { id } = (await account.api.get(`/matches?propertyId=${propertyId}`)).body.data[0];
    await backoffice.post(`${account.path}/matches/${encodeURIComponent(id)}/favorite`);
    await propagate(account);
    await account.api.patch(`/properties/${propertyId}`, { body: { salePrice: 700_000 } });
    await propagate(account);
    await eventually(async () => expect(await outboxOf(account)).toEqual([]));
    await account.api.post(`/properties/${propertyId}/status`, { body: { status: "SOLD" } });
    await propagate(account);
    await eventually(async () => expect(await outboxOf(account)).toEqual([]));
    const { events } = (await account.api.get("/events?types=radar.price_drop,radar.match_lost")).body;
    expect(events.map(({ type, data }: Json) => [type, data.id])).toEqual([
      ["radar.price_drop", id],
      ["radar.match_lost", id],
    ]);
  });

  it("shows a pair of two accounts in the lists of both within two seconds", async () => {
    const seller = await makeAccount();
    const buyer = await makeAccount();
    const { id: propertyId } = await recommended(seller);
    await backoffice.patch(`${seller.path}/properties/${propertyId}`, { sharedToNetwork: true });
    await propagate(seller);
    const { id: leadId } = await makeLead(buyer, { sharedToNetwork: true });
    expect(await scores(seller, `leadId=${leadId}`)).toEqual([]);
    expect(await propagate(buyer)).toBeLessThan(FRESH_MS);
    const [seen] = await scores(seller, `leadId=${leadId}`);
    expect(seen).toBeGreaterThanOrEqual(60);
    expect(await scores(buyer, `propertyId=${propertyId}&leadId=${leadId}`)).toEqual([seen]);
  });
});
