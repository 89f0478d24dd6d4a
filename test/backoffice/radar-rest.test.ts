import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { consumeRadar } from "../../queues/radar.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { accountBoard } from "../../src/ports/match-board.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { makeLead } from "../support/lead.ts";
import { recommended } from "../support/match.ts";
import { stopClockAt } from "../support/time.ts";

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async (batch) => {
    sent.push(...Array.from(batch, ({ body }) => body));
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  });
});

/** Delivers all that was sent, and lets the account's board work until it has nothing to do. */
const deliverAll = async ({ accountId }: TestAccount): Promise<void> => {
  await drained(accountId);
  const services = backgroundServicesOf(env);
  await consumeRadar(services, sent.splice(0));
  const name = accountBoard(accountId);
  while (!(await services.board(name).settle(name)));
};

const matchesOf = async ({ api }: TestAccount): Promise<number> =>
  (await api.get("/matches")).body.data.length;

const rest = async ({ path }: TestAccount, days: number) =>
  (await backoffice.put(`${path}/radar-rest`, { days })).body.data.restsUntil;

/** Gives the account a property and a client who fit each other. */
const load = async (account: TestAccount) => {
  const { id } = await recommended(account);
  await makeLead(account);
  await account.api.patch(`/properties/${id}`, { body: { salePrice: 800_000 } });
  return id as string;
};

it("a rest lets an account be loaded without a match, and finds all matches at the end", async () => {
  const account = await makeAccount();
  const before = Date.now();
  const until = Date.parse(await rest(account, 3));
  expect(until - 3 * DAY_MS).toBeGreaterThanOrEqual(before);
  expect((await backoffice.get(`${account.path}/radar-rest`)).body.data.restsUntil).toBe(
    new Date(until).toISOString(),
  );
  await load(account);
  await deliverAll(account);
  expect(await matchesOf(account)).toBe(0);
  expect(await rest(account, 0)).toBeNull();
  await deliverAll(account);
  expect(await matchesOf(account)).toBe(1);
  expect((await backoffice.get(`${account.path}/radar-rest`)).body.data.restsUntil).toBeNull();
});

it("a rest ends by itself", async () => {
  const account = await makeAccount();
  stopClockAt("2026-12-01T12:00:00.000Z");
  await rest(account, 1);
  stopClockAt("2026-12-02T12:00:00.000Z");
  await load(account);
  await deliverAll(account);
  expect(await matchesOf(account)).toBe(1);
});

it("a rest does not delay what is removed", async () => {
  const account = await makeAccount();
  const id = await load(account);
  await deliverAll(account);
  await rest(account, 3);
  await account.api.post(`/properties/${id}/status`, { body: { status: "SOLD" } });
  await deliverAll(account);
  expect(await matchesOf(account)).toBe(0);
});

it("a rest is recorded in the audit log once per change, and starts no board audit if there was none", async () => {
  const account = await makeAccount();
  for (const days of [0, 2, 0, 0]) await rest(account, days);
  const { data } = (await backoffice.get(`${account.path}/audit`)).body;
  const actions = data.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action === "radar.rest")).toHaveLength(2);
  expect(sent.length).toBeLessThanOrEqual(1);
});
