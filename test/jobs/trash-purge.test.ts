import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { leadTable } from "../../src/db/schema/leads.ts";
import { newMeter } from "../../src/db/statement.ts";
import { readRecords } from "../../src/domain/records/due.ts";
import { runTrashPurge } from "../../src/jobs/trash-purge.ts";
import { type Services, servicesOf } from "../../src/services.ts";
import { accountWithProperty } from "../support/account-with.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { dashboard, eventsAbout, lastEventAbout } from "../support/dashboard.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { storeRows } from "../support/list-walk.ts";
import { listing } from "../support/listing.ts";
import { storedLead } from "../support/stored-lead.ts";
import { stopClockAt } from "../support/time.ts";

const DAY_MS = 86_400_000;
const START = Date.now() - 600 * DAY_MS;
const END = START + 30 * DAY_MS;

const runAt = (now: number, overrides: Partial<Services> = {}) =>
  runTrashPurge({ ...servicesOf(env), ...overrides }, now);

const trashedAt = async (start: number) => {
  stopClockAt(start);
  const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
  await account.api.delete(`/properties/${id}`);
  const read = () => account.api.get(`/properties/${id}`);
  return { account, id: id as string, read };
};

it("the purge keeps the trash for 30 days, and not a moment longer", async () => {
  const { account, id, read } = await trashedAt(START);
  await runAt(END - 1);
  expect((await read()).body.data).toMatchObject({ id, status: "DELETED" });
  await runAt(END);
  expect((await read()).body.code).toBe("not_found");
  const updatedAt = new Date(START + 1).toISOString();
  const data = { id, externalRef: "AP-1", status: "DELETED", updatedAt };
  expect(await lastEventAbout(account, id)).toEqual({ type: "property.purged", data });
  const again = await account.api.put("/properties/by-ref/AP-1", { body: listing() });
  expect([again.status, again.body.result.outcome]).toEqual([201, "CREATED"]);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});

it("the purge counts from the last time a property was put in the trash", async () => {
  const { account, id, read } = await trashedAt(START);
  await dashboard(account, id).restore();
  stopClockAt(START + 20 * DAY_MS);
  await runAt(END);
  expect((await read()).body.data.status).toBe("ACTIVE");
  await account.api.delete(`/properties/${id}`);
  await runAt(END + 20 * DAY_MS - 1);
  expect((await read()).status).toBe(200);
  await runAt(END + 20 * DAY_MS);
  expect((await read()).status).toBe(404);
});

it("the purge replays no answer that shows a purged object", async () => {
  const { account, id } = await trashedAt(START);
  stopClockAt(END - 60_000);
  const throwAway = () =>
    account.api.delete(`/properties/${id}`, { headers: { "Idempotency-Key": "delete" } });
  expect((await throwAway()).body.result.outcome).toBe("ALREADY_DELETED");
  expect((await throwAway()).headers.get("Idempotent-Replayed")).toBe("true");
  stopClockAt(END);
  await runAt(END);
  expect((await throwAway()).status).toBe(404);
});

it("the purge leaves an account whose gate is out of reach to the next run, and no other", async () => {
  const closed = await trashedAt(START);
  const open = await trashedAt(START);
  const { gate } = servicesOf(env);
  const broken: Services["gate"] = (accountId) =>
    accountId === closed.account.accountId
      ? ({ forget: () => Promise.reject(new Error("Network connection lost.")) } as never)
      : gate(accountId);
  await expect(runAt(END, { gate: broken })).rejects.toThrow("connection lost");
  expect((await closed.read()).body.data.status).toBe("DELETED");
  expect((await open.read()).status).toBe(404);
  await runAt(END);
  expect((await closed.read()).status).toBe(404);
  const types = (await eventsAbout(closed.account, closed.id)).map(({ type }) => type);
  expect(types).toEqual(["property.created", "property.deleted", "property.purged"]);
});

it("the purge can be run by hand at a time that the operator names", async () => {
  const { read } = await trashedAt(START);
  const { status, body } = await backoffice.post("/jobs/trash-purge", { now: new Date(END).toISOString() });
  expect(status).toBe(200);
  expect(body.data.summary.properties).toBeGreaterThanOrEqual(1);
  expect((await read()).status).toBe(404);
});

it("the purge reads clients by their ids, however many the account has", async () => {
  const { accountId } = await makeAccount();
  const rows = Array.from({ length: 50 }, () => storedLead({ accountId, externalRef: null }));
  const [first] = await storeRows(leadTable, accountId, rows);
  const meter = newMeter();
  const read = readRecords({ db: env.DB, accountId, meter }, leadTable, [first!.id]);
  expect(await read).toHaveLength(1);
  expect(meter.rowsRead).toBeLessThanOrEqual(4);
});
