import { beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { query } from "../support/query.ts";
import { race, tally } from "../support/race.ts";
import { stopClockAt } from "../support/time.ts";

// Each test makes hundreds of calls, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const makePortfolio = async (size: number, propertyLimit = 1_000) => {
  const account = await makeAccount({ account: { propertyLimit } });
  const made = await race(size, (at) => account.api.put(`/properties/by-ref/AP-${at}`, { body: listing() }));
  return { ...account, ids: made.map(({ body }): string => body.data.id) };
};

const activeOf = async ({ accountId }: TestAccount): Promise<number> =>
  (await query`SELECT 1 FROM properties WHERE account_id = ${accountId} AND status = 'ACTIVE'`).length;

beforeEach(() => stopClockAt(Date.now()));

describe("deletions racing at the shrink ceiling", () => {
  it("stop after 10 in a portfolio a day old", async () => {
    const account = await makePortfolio(30);
    const answers = await race(30, (at) => account.api.delete(`/properties/${account.ids[at]}`));
    expect(tally(answers)).toEqual({ DELETED: 10, shrink_guard: 20 });
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("stop after 20 % of an older portfolio, and may go on a day later", async () => {
    const account = await makePortfolio(80);
    vi.setSystemTime(Date.now() + DAY_MS);
    const first = await race(40, (at) => account.api.delete(`/properties/${account.ids[at]}`));
    expect(tally(first)).toEqual({ DELETED: 16, shrink_guard: 24 });
    vi.setSystemTime(Date.now() + DAY_MS - SECOND_MS);
    const early = await race(5, (at) => account.api.delete(`/properties/${account.ids[79 - at]}`));
    expect(tally(early)).toEqual({ shrink_guard: 5 });
    vi.setSystemTime(Date.now() + SECOND_MS);
    const later = await race(30, (at) => account.api.delete(`/properties/${account.ids[79 - at]}`));
    expect(tally(later)).toEqual({ DELETED: 12, shrink_guard: 18 });
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("count once if they are of the same property", async () => {
    const account = await makePortfolio(12);
    const answers = await race(24, (at) => account.api.delete(`/properties/${account.ids[at % 4]}`));
    const { DELETED, ALREADY_DELETED = 0, concurrent_write: refused = 0, ...other } = tally(answers);
    expect([DELETED, ALREADY_DELETED + refused, other]).toEqual([4, 20, {}]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("are allowed no more if properties are created meanwhile", async () => {
    const account = await makePortfolio(20);
    const answers = await race(40, (at) =>
      at % 2 === 0
        ? account.api.delete(`/properties/${account.ids[at / 2]}`)
        : account.api.put(`/properties/by-ref/NEW-${at}`, { body: listing() }),
    );
    expect(tally(answers)).toEqual({ DELETED: 10, shrink_guard: 10, CREATED: 20 });
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});

describe("writes racing at the plan's quota", () => {
  it("create exactly as many ACTIVE properties as it allows", async () => {
    const account = await makeAccount({ account: { propertyLimit: 7 } });
    const answers = await race(40, (at) =>
      at % 2 === 0
        ? account.api.put(`/properties/by-ref/AP-${at}`, { body: listing() })
        : account.api.post("/properties", { body: listing() }),
    );
    expect(tally(answers)).toEqual({ CREATED: 7, plan_limit_reached: 33 });
    expect(await activeOf(account)).toBe(7);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("reactivate exactly as many as it allows", async () => {
    const account = await makePortfolio(15);
    const set = (status: string) =>
      race(15, (at) => account.api.post(`/properties/${account.ids[at]}/status`, { body: { status } }));
    expect(tally(await set("INACTIVE"))).toEqual({ STATUS_SET: 15 });
    await backoffice.patch(account.path, { propertyLimit: 7 });
    expect(tally(await set("ACTIVE"))).toEqual({ STATUS_SET: 7, plan_limit_reached: 8 });
    expect(await activeOf(account)).toBe(7);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("share it among creations, reactivations and restores", async () => {
    const account = await makePortfolio(20);
    const inactive = account.ids.slice(0, 10);
    const trashed = account.ids.slice(10);
    await race(10, (at) =>
      account.api.post(`/properties/${inactive[at]}/status`, { body: { status: "INACTIVE" } }),
    );
    await race(10, (at) => account.api.delete(`/properties/${trashed[at]}`));
    await backoffice.patch(account.path, { propertyLimit: 9 });
    const answers = await race(30, (at) => {
      const id = account.ids[at];
      if (at < 10) return account.api.post(`/properties/${id}/status`, { body: { status: "ACTIVE" } });
      if (at < 20) return backoffice.post(`${account.path}/properties/${id}/restore`);
      return account.api.put(`/properties/by-ref/NEW-${at}`, { body: listing() });
    });
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(9);
    expect(tally(answers).plan_limit_reached).toBe(21);
    expect(await activeOf(account)).toBe(9);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});
