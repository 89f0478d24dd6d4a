import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Answer, Json } from "../../support/http.ts";
import { expire, makeProperties, makeProperty } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const START = "2026-12-01T12:00:00.000Z";
const LATER = {
  lastConfirmedAt: "2026-12-02T13:00:00.000Z",
  dueAt: "2027-01-31T13:00:00.000Z",
  noticeAt: null,
  offlineAt: null,
};

const confirm = ({ api }: TestAccount, body: unknown, query = ""): Promise<Answer> =>
  api.post(`/properties/confirm${query}`, { body });

/** Properties whose last confirmation is 25 hours old. */
const stale = async (count: number, account?: TestAccount): Promise<[TestAccount, Json[]]> => {
  stopClockAt(START);
  const own = account ?? (await makeAccount());
  const properties = await makeProperties(own, count, (at) => ({ externalRef: `AP-${at}` }));
  moveClock(DAY_MS + HOUR_MS);
  return [own, properties];
};

describe("POST /properties/confirm", () => {
  it("renews only the date, and makes no event", async () => {
    const [account, [property]] = await stale(1);
    const answer = await confirm(account, { ids: [property.id] });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: [
        { id: property.id, externalRef: "AP-0", outcome: "CONFIRMED", status: "ACTIVE", confirmation: LATER },
      ],
      result: { dryRun: false, summary: { CONFIRMED: 1 } },
    });
    const read = await account.api.get(`/properties/${property.id}`);
    expect(read.body.data).toEqual({ ...property, confirmation: LATER });
    expect((await account.api.get("/events")).body.events).toHaveLength(1);
  });

  it("answers in the order of the request, ids before codes, each with its outcome", async () => {
    const [account, [one, two, three, four]] = await stale(4);
    await account.api.delete(`/properties/${two.id}`);
    await account.api.patch(`/properties/${three.id}`, { body: { title: "Confirmado assim" } });
    const { body } = await confirm(account, {
      refs: ["AP-2", "AP-9", "AP-0", "AP-1"],
      ids: [four.id, "prop-nobody", two.id, three.id],
    });
    expect(body.data.map(({ id, externalRef, outcome }: Json) => [id, externalRef, outcome])).toEqual([
      [four.id, "AP-3", "CONFIRMED"],
      ["prop-nobody", null, "NOT_FOUND"],
      [two.id, "AP-1", "IN_TRASH"],
      [three.id, "AP-2", "ALREADY_CONFIRMED"],
      [three.id, "AP-2", "ALREADY_CONFIRMED"],
      [null, "AP-9", "NOT_FOUND"],
      [one.id, "AP-0", "CONFIRMED"],
      [two.id, "AP-1", "IN_TRASH"],
    ]);
    expect(body.data[1].confirmation).toBeNull();
    expect(body.data[0].confirmation).toEqual(LATER);
    expect(body.result.summary).toEqual({ CONFIRMED: 2, NOT_FOUND: 2, IN_TRASH: 2, ALREADY_CONFIRMED: 2 });
  });

  it("answers for a repeated property each time, and writes it once", async () => {
    const [account, [property]] = await stale(1);
    const { body } = await confirm(account, { ids: [property.id, property.id], refs: ["AP-0"] });
    expect(body.data.map(({ outcome }: Json) => outcome)).toEqual(["CONFIRMED", "CONFIRMED", "CONFIRMED"]);
    expect(body.result.summary).toEqual({ CONFIRMED: 3 });
    const { properties } = await dumpOf(account.accountId);
    expect(properties).toMatchObject([{ version: 2 }]);
  });

  it("does not rewrite a date that is under 24 hours old", async () => {
    const [account, [property]] = await stale(1);
    await confirm(account, { ids: [property.id] });
    const before = await dumpOf(account.accountId);
    stopClockAt(Date.parse(LATER.lastConfirmedAt) + DAY_MS - 1);
    const { body } = await confirm(account, { refs: ["AP-0"] });
    expect(body.data).toMatchObject([{ outcome: "ALREADY_CONFIRMED", confirmation: LATER }]);
    expect(await dumpOf(account.accountId)).toEqual(before);
    stopClockAt(Date.parse(LATER.lastConfirmedAt) + DAY_MS);
    expect((await confirm(account, { refs: ["AP-0"] })).body.data[0].outcome).toBe("CONFIRMED");
  });

  it("accepts 200 ids and codes together", async () => {
    const [account, properties] = await stale(12);
    const ids = [...properties.map(({ id }) => id), ...Array(88).fill("prop-nobody")];
    const refs = Array.from({ length: 100 }, (_, at) => `AP-${at}`);
    const { status, body } = await confirm(account, { ids, refs });
    expect([status, body.data.length]).toEqual([200, 200]);
    expect(body.result.summary).toEqual({ CONFIRMED: 24, NOT_FOUND: 176 });
  });

  it("does not find another account's properties", async () => {
    const [other, [property]] = await stale(1);
    const account = await makeAccount();
    const { body } = await confirm(account, { ids: [property.id], refs: ["AP-0"] });
    expect(body.result.summary).toEqual({ NOT_FOUND: 2 });
    expect((await other.api.get(`/properties/${property.id}`)).body.data).toEqual(property);
  });

  it("brings back what the 60-day rule took offline, as far as the quota allows", async () => {
    const account = await makeAccount({ account: { propertyLimit: 3 } });
    const [, properties] = await stale(3, account);
    for (const { id } of properties) await expire(account.accountId, id);
    await makeProperty(account);
    const refs = properties.map(({ externalRef }) => externalRef);
    const { body } = await confirm(account, { refs });
    expect(body.result.summary).toEqual({ CONFIRMED: 3 });
    const { data } = (await account.api.get("/properties?status=ACTIVE")).body;
    expect(data).toHaveLength(3);
    expect((await account.api.get("/me")).body.data.properties).toMatchObject({ active: 3, limit: 3 });
    const again = await confirm(account, { refs });
    expect(again.body.result.summary).toEqual({ ALREADY_CONFIRMED: 3 });
  });

  it.each([
    ["nothing", {}, [["ids", "required_or"]]],
    ["two empty lists", { ids: [], refs: [] }, [["ids", "required_or"]]],
    ["201 ids", { ids: Array(201).fill("prop-1") }, [["ids", "too_many"]]],
    ["201 codes", { refs: Array(201).fill("A") }, [["refs", "too_many"]]],
    [
      "201 ids and codes",
      { ids: Array(101).fill("prop-1"), refs: Array(100).fill("A") },
      [["ids", "too_many"]],
    ],
    ["a text for a list", { ids: "prop-1" }, [["ids", "wrong_type"]]],
    ["null for a list", { ids: ["prop-1"], refs: null }, [["refs", "wrong_type"]]],
    ["a number for an id", { ids: ["prop-1", 5] }, [["ids[1]", "wrong_type"]]],
    ["an empty id", { ids: [""] }, [["ids[0]", "too_short"]]],
    ["an unknown member", { ids: ["prop-1"], externalRefs: [] }, [["externalRefs", "unknown_field"]]],
    [
      "several at once",
      { ids: Array(201).fill(5).fill("prop-1", 1), all: true },
      [
        ["ids[0]", "wrong_type"],
        ["all", "unknown_field"],
        ["ids", "too_many"],
      ],
    ],
  ])("refuses %s", async (_name, given, faults) => {
    const account = await makeAccount();
    const answer = await confirm(account, given);
    expect(answer.status).toBe(400);
    const isUnknown = faults.some(([, code]) => code === "unknown_field");
    expect(expectProblem(answer)).toBe(isUnknown ? "invalid_body" : "invalid_param");
    expect(answer.body.invalidParams.map(({ name, code }: Json) => [name, code])).toEqual(faults);
  });

  it("names its limit", async () => {
    const { body } = await confirm(await makeAccount(), { ids: Array(201).fill("prop-1") });
    expect(body.invalidParams[0].reason).toBe("ids tem mais de 200 itens.");
  });
});
