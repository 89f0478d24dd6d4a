import { describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { aCall, callLogOf } from "../../../test/support/call-log.ts";
import { stopClockAt } from "../../../test/support/time.ts";
import { quotaEndOf } from "../../src/account/usage/quota.tsx";
import { ceilingOf } from "../../src/kit/chart.tsx";
import { enter } from "../browser.ts";

describe("the forecast of a quota", () => {
  it.each<[string, number, number, string, string | null]>([
    [
      "ends on the day that the rate leads to",
      500,
      1_000,
      "2026-11-11T00:00:00Z",
      "2026-11-21T00:00:00.000Z",
    ],
    ["lasts the month", 100, 1_000, "2026-11-11T00:00:00Z", null],
    ["is not made in a month's first day", 500, 1_000, "2026-11-01T12:00:00Z", null],
    ["is not made without calls", 0, 1_000, "2026-11-11T00:00:00Z", null],
    ["ends now where it is used up", 1_000, 1_000, "2026-11-11T00:00:00Z", "2026-11-11T00:00:00.000Z"],
  ])("%s", (_, calls, quota, now, end) => {
    const at = quotaEndOf(calls, quota, Date.parse(now));
    expect(at && new Date(at).toISOString()).toBe(end);
  });
});

describe("a chart", () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [61, 80],
    [212, 300],
    [1_000, 1_000],
    [1_001, 2_000],
  ])("with a maximum of %i has a scale up to %i", (most, ceiling) => {
    expect(ceilingOf(most)).toBe(ceiling);
  });
});

describe("the page of the usage", () => {
  it("draws the month's calls under the quota, with the numbers below", async () => {
    const account = await makeAccount({ access: { limits: { monthlyQuota: 10 } } });
    stopClockAt("2031-03-11T00:00:00Z");
    for (let call = 0; call < 5; call += 1) await account.api.get("/reference/purposes");
    const { browser, base } = await enter(account);
    const { text } = await browser.get(`${base}/usage`);
    expect(text).toContain('<rect class="good"');
    expect(text).toMatch(/mar\.\sde\s2031<\/th><td class="number" data-label="Chamadas">5</);
    expect(text).toContain("Nesse ritmo, a cota acaba em 21\u00a0de\u00a0março.");
    browser.language = "en";
    expect((await browser.get(`${base}/usage`)).text).toContain("the quota runs out on March\u00a021");
  });

  it("draws each day by class of response, by key and operation, and what limits refused", async () => {
    stopClockAt("2031-03-11T12:00:00Z");
    const account = await makeAccount();
    await callLogOf(account.accountId).add([
      aCall({ keyId: account.keyId }),
      aCall({ keyId: account.keyId, status: 429, code: "rate_limited" }),
      aCall({ keyId: account.keyId, status: 500, code: "internal" }),
    ]);
    const { browser, base } = await enter(account, "DEVELOPER");
    const { text } = await browser.get(`${base}/usage`);
    for (const kind of ["good", "warning", "bad"]) expect(text).toContain(`<rect class="${kind}"`);
    expect(text).toContain("Integração</a>");
    expect(text).toMatch(/por limite ou cota<\/h2><p class="figure">1</);
    const { text: file, headers } = await browser.get(`${base}/usage/days.csv`);
    expect(file).toContain('"2031-03-11","3","1","1","1"');
    expect(headers.get("Content-Disposition")).toContain("days.csv");
  });

  it("is closed to a broker", async () => {
    const { browser, base } = await enter(await makeAccount(), "BROKER");
    expect((await browser.get(`${base}/usage`)).status).toBe(403);
  });
});
