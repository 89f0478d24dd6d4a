import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Json } from "../../support/http.ts";
import { makeProperties } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOW = "2026-12-01T12:00:00.000Z";

const trash = async ({ api }: TestAccount, properties: readonly Json[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const { id } of properties) statuses.push((await api.delete(`/properties/${id}`)).status);
  return statuses;
};

const times = (status: number, count: number): number[] => Array(count).fill(status);

/** An account whose properties are all older than the window of the guard. */
const withOldProperties = async (count: number): Promise<[TestAccount, Json[]]> => {
  stopClockAt(NOW);
  const account = await makeAccount();
  const properties = await makeProperties(account, count);
  moveClock(DAY_MS + HOUR_MS);
  return [account, properties];
};

describe("the shrink guard", () => {
  it("allows ten deletions in a young portfolio, and no more", async () => {
    const account = await makeAccount();
    const properties = await makeProperties(account, 12);
    expect(await trash(account, properties.slice(0, 10))).toEqual(times(200, 10));
    const before = await dumpOf(account.accountId);
    for (const query of ["", "?dryRun=true"]) {
      const refused = await account.api.delete(`/properties/${properties[10].id}${query}`);
      expect([refused.status, expectProblem(refused)]).toEqual([409, "shrink_guard"]);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("allows a fifth of a portfolio of sixty", async () => {
    const [account, properties] = await withOldProperties(60);
    expect(await trash(account, properties.slice(0, 13))).toEqual([...times(200, 12), 409]);
  });

  it("judges a portfolio by its size at the start of the 24 hours, not by a later one", async () => {
    const [account, properties] = await withOldProperties(50);
    await makeProperties(account, 20);
    expect(await trash(account, properties.slice(0, 11))).toEqual([...times(200, 10), 409]);
  });

  it("judges a portfolio that outgrew the minimum by its size at the start of the 24 hours", async () => {
    const [account, properties] = await withOldProperties(48);
    await makeProperties(account, 12);
    moveClock(DAY_MS - 1);
    expect(await trash(account, properties.slice(0, 11))).toEqual([...times(200, 10), 409]);
    moveClock(1);
    expect(await trash(account, properties.slice(10, 13))).toEqual([...times(200, 2), 409]);
  });

  it("moves on: deletions of 24 hours ago no longer count", async () => {
    const [account, properties] = await withOldProperties(20);
    const early = properties.slice(0, 4);
    const late = properties.slice(4, 10);
    expect(await trash(account, early)).toEqual(times(200, 4));
    moveClock(12 * HOUR_MS);
    expect(await trash(account, [...late, properties[10]])).toEqual([...times(200, 6), 409]);
    moveClock(12 * HOUR_MS - 1);
    expect(await trash(account, [properties[10]])).toEqual([409]);
    moveClock(1);
    expect(await trash(account, properties.slice(10, 15))).toEqual([...times(200, 4), 409]);
  });

  it("does not count a deletion that deleted nothing", async () => {
    const account = await makeAccount();
    const [gone, ...others] = await makeProperties(account, 11);
    expect(await trash(account, [gone, ...Array(12).fill(gone)])).toEqual(times(200, 13));
    expect(await trash(account, others)).toEqual([...times(200, 9), 409]);
  });

  it("counts a deletion that was undone", async () => {
    const account = await makeAccount();
    const [one, ...others] = await makeProperties(account, 11);
    await account.api.delete(`/properties/${one.id}`);
    await backoffice.post(`${account.path}/properties/${one.id}/restore`);
    expect(await trash(account, others)).toEqual([...times(200, 9), 409]);
  });

  it("affects no other account", async () => {
    const one = await makeAccount();
    const other = await makeAccount();
    await trash(one, await makeProperties(one, 10));
    expect(await trash(other, await makeProperties(other, 1))).toEqual([200]);
  });

  it("prevents no change of status", async () => {
    const account = await makeAccount();
    const properties = await makeProperties(account, 12);
    for (const { id } of properties) {
      const { status } = await account.api.post(`/properties/${id}/status`, { body: { status: "SOLD" } });
      expect(status).toBe(200);
    }
  });
});
