import { describe, expect, it } from "vitest";
import { makeAccount, makeKey } from "../../support/api.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOON = "2031-03-10T12:00:00Z";
const PATH = "/reference/purposes";

const limitedAccount = async (ratePerSecond: number, burst: number) => {
  const account = await makeAccount({ access: { limits: { ratePerSecond, burst } } });
  stopClockAt(NOON);
  return account;
};

describe("the rate of calls", () => {
  it("admits a burst and answers the next call with 429", async () => {
    const { api } = await limitedAccount(2, 3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.get(PATH)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: "rate_limited", retryable: true });
    expect(refused?.headers.get("Retry-After")).toBe("1");
  });

  it("admits calls again as the bucket fills", async () => {
    const { api } = await limitedAccount(2, 1);
    const statuses: number[] = [];
    for (const wait of [0, 0, 400, 100, 0]) {
      moveClock(wait);
      statuses.push((await api.get(PATH)).status);
    }
    expect(statuses).toEqual([200, 429, 429, 200, 429]);
  });

  it("is in the RateLimit headers of every answer", async () => {
    const { api } = await limitedAccount(1, 2);
    const first = await api.get(PATH);
    await api.get(PATH);
    const refused = await api.get(PATH);
    expect(first.headers.get("RateLimit-Policy")).toBe(
      '"second";q=1;w=1;burst=2, "month";q=1000000;w=2678400',
    );
    expect(first.headers.get("RateLimit")).toBe('"second";r=1;t=0, "month";r=999999;t=1857600');
    expect(refused.headers.get("RateLimit")).toBe('"second";r=0;t=1, "month";r=999998;t=1857600');
  });

  it("is the account's, shared by its keys", async () => {
    const account = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 2 } } });
    const { key } = await makeKey(account.path);
    stopClockAt(NOON);
    const statuses = [
      (await account.api.get(PATH)).status,
      (await account.api.get(PATH, { key })).status,
      (await account.api.get(PATH)).status,
    ];
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("applies to GET /me too", async () => {
    const { api } = await limitedAccount(1, 1);
    expect([(await api.get("/me")).status, (await api.get("/me")).status]).toEqual([200, 429]);
  });
});
