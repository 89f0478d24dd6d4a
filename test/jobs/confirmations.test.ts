import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runConfirmations } from "../../src/jobs/confirmations.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { copyProperty, statusesOf } from "../support/copy-property.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { dashboard, eventsAbout, lastEventAbout } from "../support/dashboard.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { makeProperties, makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import { stopClockAt } from "../support/time.ts";

const DAY_MS = 86_400_000;
/** So far in the past that no other test's objects are due at these times. */
const START = Date.now() - 400 * DAY_MS;
const DUE = START + 60 * DAY_MS;
const OFFLINE = DUE + 7 * DAY_MS;

const runAt = (now: number, bindings: Env = env) => runConfirmations(servicesOf(bindings), now);

/** An environment whose process ends with the first transaction. */
const dying = (): Env =>
  faultyEnv({ at: 1, among: "DB.batch", when: "after", how: new Error("the process ends") }).env;
/** A thousand properties of each: rows of the table and of two indexes. */
const TWO_ACCOUNTS_WRITE = 2 * 1_000 * 3;

const iso = (at: number): string => new Date(at).toISOString();

const prepare = async (account?: { propertyLimit: number }, count = 1) => {
  stopClockAt(START);
  const made = await makeAccount(account ? { account } : {});
  const properties = await makeProperties(made, count, (at) => ({ externalRef: `AP-${at + 1}` }));
  const id: string = properties[0].id;
  const read = async (): Promise<Json> => (await made.api.get(`/properties/${id}`)).body.data;
  return { account: made, id, ids: properties.map((property) => property.id as string), read };
};

const prepareNotified = async () => {
  const stage = await prepare();
  await runAt(DUE);
  return stage;
};

const prepareExpired = async (propertyLimit = 10) => {
  const stage = await prepare({ propertyLimit });
  await runAt(DUE);
  await runAt(OFFLINE);
  return stage;
};

const noticesOf = async ({ path }: TestAccount): Promise<Json[]> => {
  const { body } = await backoffice.get(`${path}/mail`);
  return body.data.filter(({ kind }: Json) => kind === "CONFIRMATION_DUE");
};

/** The number of each account's notified properties, the fewest first. */
const startedOf = async (...accounts: readonly TestAccount[]): Promise<number[]> => {
  const results = await query`SELECT count(*) AS n FROM properties
    WHERE account_id IN (SELECT value ->> 'accountId' FROM json_each(${JSON.stringify(accounts)}))
    AND notice_at IS NOT NULL GROUP BY account_id ORDER BY n`;
  return results.map(({ n }) => n);
};

const answerRest = ({ accountId }: TestAccount): Promise<unknown> =>
  query`UPDATE properties SET confirmed_at = ${DUE} WHERE account_id = ${accountId} AND notice_at IS NULL`;

/** Everything that answers a notice, or brings back a property that went offline. */
const ANSWERS: Readonly<Record<string, (account: TestAccount, id: string) => Promise<Answer>>> = {
  "a confirmation by id": ({ api }, id) => api.post("/properties/confirm", { body: { ids: [id] } }),
  "a confirmation by code": ({ api }) => api.post("/properties/confirm", { body: { refs: ["AP-1"] } }),
  "a PUT that changes nothing": ({ api }) => api.put("/properties/by-ref/AP-1", { body: {} }),
  "a PUT that changes a field": ({ api }) => api.put("/properties/by-ref/AP-1", { body: { bedrooms: 9 } }),
  "a PATCH": ({ api }, id) => api.patch(`/properties/${id}`, { body: { title: "Outro" } }),
  "the status ACTIVE": ({ api }, id) => api.post(`/properties/${id}/status`, { body: { status: "ACTIVE" } }),
};

describe("a notice", () => {
  it("is given at 60 days, and not a moment before", async () => {
    const { account, id, read } = await prepare();
    const before = await read();
    await runAt(DUE - 1);
    expect(await read()).toEqual(before);
    expect(before.confirmation).toEqual({
      lastConfirmedAt: iso(START),
      dueAt: iso(DUE),
      noticeAt: null,
      offlineAt: null,
    });
    await runAt(DUE);
    const confirmation = { ...before.confirmation, noticeAt: iso(DUE), offlineAt: iso(OFFLINE) };
    expect(await read()).toEqual({ ...before, confirmation });
    expect(await eventsAbout(account, id)).toHaveLength(1);
  });

  it("reaches the owner once a day, however many properties it is about", async () => {
    const { account } = await prepare({ propertyLimit: 10 }, 3);
    stopClockAt(START + 60_000);
    await makeProperty(account);
    stopClockAt(START + DAY_MS);
    await makeProperty(account);
    await runAt(DUE);
    expect(await noticesOf(account)).toMatchObject([{ createdAt: iso(DUE), subject: expect.any(String) }]);
    await runAt(DUE + 60_000);
    expect(await noticesOf(account)).toHaveLength(1);
    await runAt(DUE + DAY_MS);
    expect(await noticesOf(account)).toHaveLength(2);
    await runAt(DUE + 2 * DAY_MS);
    expect(await noticesOf(account)).toHaveLength(2);
  });

  it("is one for a portfolio of hundreds", async () => {
    const { account, id } = await prepare();
    await copyProperty(id, 600);
    await runAt(DUE);
    expect(await noticesOf(account)).toHaveLength(1);
    await runAt(OFFLINE);
    expect(await statusesOf(account.accountId)).toEqual({ INACTIVE: 601 });
  });

  describe("to an account of 3,001 due properties beside an account of one", () => {
    const prepareCrowd = async () => {
      const big = await prepare({ propertyLimit: 5_000 });
      const small = await prepare();
      await copyProperty(big.id, 3_000);
      return { big: big.account, small: small.account };
    };

    it("starts no more than a thousand for an account in one statement", async () => {
      const { big, small } = await prepareCrowd();
      const { use } = await countingD1(() => runAt(DUE));
      expect(await startedOf(big, small)).toEqual([1, 3_001]);
      expect(use.maxWritten).toBeLessThanOrEqual(TWO_ACCOUNTS_WRITE);
      expect([(await noticesOf(big)).length, (await noticesOf(small)).length]).toEqual([1, 1]);
    });

    it("reaches both before a run dies, and starts the rest in the next one without another mail", async () => {
      const { big, small } = await prepareCrowd();
      await expect(runAt(DUE, dying())).rejects.toThrow("the process ends");
      expect(await startedOf(big, small)).toEqual([1, 1_000]);
      stopClockAt(START + 60_000);
      await makeProperty(big);
      await runAt(DUE + 60_000);
      expect(await startedOf(big, small)).toEqual([1, 3_001]);
      expect([(await noticesOf(big)).length, (await noticesOf(small)).length]).toEqual([1, 1]);
    });

    it("is given even if the rest is answered before the next run", async () => {
      const { big, small } = await prepareCrowd();
      await expect(runAt(DUE, dying())).rejects.toThrow("the process ends");
      await answerRest(big);
      await runAt(DUE + 60_000);
      expect(await startedOf(big, small)).toEqual([1, 1_000]);
      expect(await noticesOf(big)).toMatchObject([{ createdAt: iso(DUE) }]);
    });
  });

  it.each(["INACTIVE", "SOLD", "RENTED", "DELETED"])("is not given for what is %s", async (status) => {
    const { account, id, read } = await prepare();
    if (status === "DELETED") await account.api.delete(`/properties/${id}`);
    else await account.api.post(`/properties/${id}/status`, { body: { status } });
    await runAt(DUE);
    await runAt(OFFLINE);
    expect(await read()).toMatchObject({ status, confirmation: { noticeAt: null } });
    expect(await noticesOf(account)).toEqual([]);
  });
});

describe("seven days after a notice without an answer", () => {
  it("a property goes offline, and not a moment before", async () => {
    const { account, id, read } = await prepareNotified();
    await runAt(OFFLINE - 1);
    expect((await read()).status).toBe("ACTIVE");
    await runAt(OFFLINE);
    const property = await read();
    expect(property).toMatchObject({
      status: "INACTIVE",
      inactiveReason: "CONFIRMATION_EXPIRED",
      confirmation: { noticeAt: iso(DUE), offlineAt: iso(OFFLINE) },
      updatedAt: iso(OFFLINE),
    });
    const changedFields = ["status", "inactiveReason"];
    const data = { id, externalRef: "AP-1", status: "INACTIVE", changedFields, updatedAt: iso(OFFLINE) };
    expect(await lastEventAbout(account, id)).toEqual({ type: "property.updated", data });
    expect((await account.api.get("/me")).body.data.properties.active).toBe(0);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("a property sold meanwhile stays as it is", async () => {
    const { account, id, read } = await prepareNotified();
    await account.api.post(`/properties/${id}/status`, { body: { status: "SOLD" } });
    await runAt(OFFLINE);
    expect(await read()).toMatchObject({ status: "SOLD", inactiveReason: null });
  });

  it.each(Object.keys(ANSWERS))("%s in between has kept it online", async (name) => {
    const { account, id, read } = await prepareNotified();
    const answeredAt = OFFLINE - 1;
    stopClockAt(answeredAt);
    const answer = await ANSWERS[name]!(account, id);
    expect(answer.status, answer.text).toBe(200);
    await runAt(OFFLINE);
    expect(await read()).toMatchObject({
      status: "ACTIVE",
      confirmation: { lastConfirmedAt: iso(answeredAt), noticeAt: null, offlineAt: null },
    });
    await runAt(answeredAt + 60 * DAY_MS);
    expect((await read()).confirmation.noticeAt).toBe(iso(answeredAt + 60 * DAY_MS));
  });

  it("an edit in the dashboard has kept it online", async () => {
    const { account, id, read } = await prepareNotified();
    await dashboard(account, id).edit({ title: "Do painel" });
    await runAt(OFFLINE);
    expect((await read()).status).toBe("ACTIVE");
  });

  it("neither a read nor a dry run has kept it online", async () => {
    const { account, id, read } = await prepareNotified();
    await account.api.patch(`/properties/${id}?dryRun=true`, { body: { title: "Outro" } });
    await account.api.post("/properties/confirm?dryRun=true", { body: { ids: [id] } });
    await runAt(OFFLINE);
    expect((await read()).status).toBe("INACTIVE");
  });
});

describe("a property that went offline", () => {
  it.each(Object.keys(ANSWERS))("comes back by %s", async (name) => {
    const { account, id, read } = await prepareExpired();
    const answer = await ANSWERS[name]!(account, id);
    expect(answer.status, answer.text).toBe(200);
    expect(await read()).toMatchObject({ status: "ACTIVE", inactiveReason: null });
    expect(await lastEventAbout(account, id)).toMatchObject({ data: { status: "ACTIVE" } });
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it.each(Object.keys(ANSWERS))("does not come back by %s when the quota is full", async (name) => {
    const { account, id, read } = await prepareExpired(1);
    const other = await makeProperty(account);
    const { status } = await ANSWERS[name]!(account, id);
    expect(status).toBe(name === "the status ACTIVE" ? 409 : 200);
    expect(await read()).toMatchObject({ status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
    await account.api.post(`/properties/${other.id}/status`, { body: { status: "SOLD" } });
    expect((await ANSWERS[name]!(account, id)).status).toBe(200);
    expect((await read()).status).toBe("ACTIVE");
  });

  it("comes back only by hand when it was taken off by hand", async () => {
    const { account, id, read } = await prepareExpired();
    await account.api.post(`/properties/${id}/status`, { body: { status: "INACTIVE" } });
    await account.api.patch(`/properties/${id}`, { body: { title: "Outro" } });
    expect(await read()).toMatchObject({ status: "INACTIVE", inactiveReason: "MANUAL" });
  });
});

it("the job can be run by hand at a time that the operator names", async () => {
  const { id, account, read } = await prepare();
  const job = (now: number) => backoffice.post("/jobs/confirmations", { now: iso(now) });
  const first = await job(DUE);
  expect([first.status, first.body.data.now]).toEqual([200, iso(DUE)]);
  expect(first.body.data.summary.noticed).toBeGreaterThanOrEqual(1);
  const second = await job(OFFLINE);
  expect(second.body.data.summary.expired).toBeGreaterThanOrEqual(1);
  expect((await read()).status).toBe("INACTIVE");
  expect((await eventsAbout(account, id)).map(({ type }) => type)).toEqual([
    "property.created",
    "property.updated",
  ]);
});
