import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeProperties } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";
import { wholeList } from "../../support/whole-list.ts";

const START = "2026-12-01T12:00:00.000Z";

const refsOf = (body: Json): string[] => body.data.map(({ externalRef }: Json) => externalRef);

const since = async ({ api }: TestAccount, time: string, more = ""): Promise<string[]> => {
  const answer = await api.get(`/properties?updatedSince=${encodeURIComponent(time)}${more}`);
  expect(answer.status, answer.text).toBe(200);
  return refsOf(answer.body);
};

/** Properties AP-0, AP-1, … created an hour apart. */
const hourly = async (count: number): Promise<[TestAccount, Json[]]> => {
  stopClockAt(START);
  const account = await makeAccount();
  const properties: Json[] = [];
  for (let at = 0; at < count; at += 1) {
    const [made] = await makeProperties(account, 1, () => ({ externalRef: `AP-${at}` }));
    properties.push(made);
    moveClock(HOUR_MS);
  }
  return [account, properties];
};

describe("GET /properties?updatedSince", () => {
  it("shows what changed at that time or later, latest change first", async () => {
    const [account, [first]] = await hourly(3);
    expect(await since(account, "2026-12-01T13:00:00.000Z")).toEqual(["AP-2", "AP-1"]);
    expect(await since(account, "2026-12-01T13:00:00.001Z")).toEqual(["AP-2"]);
    await account.api.patch(`/properties/${first.id}`, { body: { title: "Outro" } });
    expect(await since(account, "2026-12-01T13:00:00.000Z")).toEqual(["AP-0", "AP-2", "AP-1"]);
    expect(await since(account, "2026-12-01T15:00:00.001Z")).toEqual([]);
  });

  it("counts a status as a change, but not a confirmation", async () => {
    const [account, [sold, confirmed]] = await hourly(2);
    moveClock(DAY_MS);
    await account.api.post("/properties/confirm", { body: { ids: [confirmed.id] } });
    await account.api.post(`/properties/${sold.id}/status`, { body: { status: "SOLD" } });
    expect(await since(account, "2026-12-02T00:00:00Z")).toEqual(["AP-0"]);
  });

  it("can be combined with every other filter", async () => {
    const [account, [first, second]] = await hourly(3);
    await account.api.post(`/properties/${first.id}/status`, { body: { status: "SOLD" } });
    await account.api.patch(`/properties/${second.id}`, { body: { type: "FAZENDA" } });
    const time = "2026-12-01T12:30:00Z";
    expect(await since(account, time, "&status=SOLD")).toEqual(["AP-0"]);
    expect(await since(account, time, "&type=FAZENDA&purpose=VENDA&citySlug=sao-paulo-sp")).toEqual(["AP-1"]);
    expect(await since(account, time, "&radar=ready")).toEqual([]);
  });

  it("shows the trash only with status=DELETED", async () => {
    const [account, [gone]] = await hourly(2);
    await account.api.delete(`/properties/${gone.id}`);
    expect(await since(account, START)).toEqual(["AP-1"]);
    expect(await since(account, "2026-12-01T14:00:00Z", "&status=DELETED")).toEqual(["AP-0"]);
  });

  it.each([
    "2026-12-01T13:00:00Z",
    "2026-12-01T13:00Z",
    "2026-12-01T13:00:00.000000Z",
    "2026-12-01T10:00:00-03:00",
    "2026-12-01T18:30:00+05:30",
  ])("reads %s as the same time", async (time) => {
    const [account] = await hourly(3);
    expect(await since(account, time)).toEqual(["AP-2", "AP-1"]);
  });

  it("reads a day as its midnight in UTC", async () => {
    const [account] = await hourly(1);
    expect(await since(account, "2026-12-01")).toEqual(["AP-0"]);
    expect(await since(account, "2026-12-02")).toEqual([]);
  });

  it.each([
    "yesterday",
    "",
    "1764590400",
    "2026-12",
    "2026-13-01",
    "2026-12-32",
    "2026-12-01T25:00:00Z",
    "2026-12-01T13:00:00",
    "2026-12-01 13:00:00Z",
    "2026-12-01T13:00:00 03:00",
    "01/12/2026",
    "2026-12-01T13:00:00Z'--",
  ])("refuses %j", async (time) => {
    const { api } = await makeAccount();
    const answer = await api.get(`/properties?updatedSince=${encodeURIComponent(time)}`);
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_param"]);
    expect(answer.body.invalidParams).toEqual([
      {
        in: "query",
        name: "updatedSince",
        code: "invalid_format",
        reason: "updatedSince deve ser uma data ISO 8601 ou data e hora com fuso, como 2026-03-01T12:00:00Z.",
      },
    ]);
  });

  it("walks every change once, however equal their times", async () => {
    stopClockAt(START);
    const account = await makeAccount();
    const made = await makeProperties(account, 7, (at) => ({ externalRef: `AP-${at}` }));
    const data = await wholeList(account.api, `/properties?updatedSince=${START}&limit=2`);
    expect(refsOf({ data }).toSorted()).toEqual(made.map(({ externalRef }) => externalRef));
  });
});
