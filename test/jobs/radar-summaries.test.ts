import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { WINDOWS_PER_READ } from "../../src/domain/radar/summaries.ts";
import { windowOf } from "../../src/domain/radar/window.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { publishSummaries } from "../../src/jobs/radar-summaries.ts";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { isoTime, MINUTE_MS, SECOND_MS, systemClock } from "../../src/lib/clock.ts";
import { backgroundServicesOf, servicesOf } from "../../src/services.ts";
import { accountWithLead } from "../support/account-with.ts";
import type { TestAccount } from "../support/api.ts";
import type { Json } from "../support/http.ts";
import { query } from "../support/query.ts";

const SINCE = Date.UTC(2026, 2, 10, 9, 5);
const UNTIL = SINCE + 5 * MINUTE_MS;
const DUE = UNTIL + 60 * SECOND_MS;

const openWindow = (accountId: string, leadId: string, since = SINCE) =>
  query`INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
    VALUES (${since}, ${leadId}, ${accountId}, 3, 94)`;

const summaries = async ({ api }: TestAccount): Promise<Json[]> => {
  const { body } = await api.get("/events?limit=500&types=radar.client_summary");
  return body.events.map(({ data }: Json) => data);
};

const stage = async () => {
  const { account, id: leadId } = await accountWithLead();
  await openWindow(account.accountId, leadId);
  return { ...account, leadId };
};

describe("the summary of a client's new matches", () => {
  it("has a window's number and best score, a minute after its end", async () => {
    const account = await stage();
    await publishSummaries(servicesOf(env), DUE - 1);
    expect(await summaries(account)).toEqual([]);
    await publishSummaries(servicesOf(env), DUE);
    const { leadId } = account;
    const window = { since: isoTime(SINCE), until: isoTime(UNTIL) };
    expect(await summaries(account)).toEqual([{ leadId, newMatches: 3, topScore: 94, ...window }]);
  });

  it("is one event for each window, however many runs there are at once", async () => {
    const account = await stage();
    await openWindow(account.accountId, account.leadId, UNTIL);
    const runs = Array.from({ length: 4 }, () => publishSummaries(servicesOf(env), DUE + 5 * MINUTE_MS));
    await Promise.all(runs);
    const windows = (await summaries(account)).map(({ since, until }) => [since, until]);
    expect(windows).toEqual([
      [isoTime(SINCE), isoTime(UNTIL)],
      [isoTime(UNTIL), isoTime(UNTIL + 5 * MINUTE_MS)],
    ]);
  });

  it.each<JobName>(["radar-summaries", "outbox-sweep"])("is published by the job %s", async (job) => {
    const account = await stage();
    await runJob(job, servicesOf(env), DUE);
    expect(await summaries(account)).toHaveLength(1);
  });

  it("is not sent if the client was removed meanwhile", async () => {
    const account = await stage();
    await query`DELETE FROM leads WHERE id = ${account.leadId}`;
    await publishSummaries(servicesOf(env), DUE);
    expect(await summaries(account)).toEqual([]);
    const rows = sql("SELECT 1 FROM radar_windows WHERE lead_id = ?", account.leadId);
    expect(await run(env.DB, [rows])).toEqual([[]]);
  });

  describe("where the account with the oldest windows, more than one query reads, fails every time", () => {
    /** @returns the account whose windows cannot be ended, another account, and a repair of the first */
    const failing = async () => {
      const account = await stage();
      const other = await stage();
      const { accountId, leadId } = account;
      await query`INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${WINDOWS_PER_READ + 1})
        SELECT i, ${leadId}, ${accountId}, 1, 60 FROM n`;
      const name = `windows_stay_${accountId.replaceAll("-", "_")}`;
      await env.DB.exec(
        `CREATE TRIGGER ${name} BEFORE DELETE ON radar_windows WHEN old.account_id = '${accountId}' BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      );
      return { account, other, mend: () => env.DB.exec(`DROP TRIGGER ${name}`) };
    };

    it("notifies the others in the same run, and the account once it works", async () => {
      const { account, other, mend } = await failing();
      try {
        await publishSummaries(servicesOf(env), DUE);
        expect([await summaries(other), await summaries(account)]).toMatchObject([[{ topScore: 94 }], []]);
      } finally {
        await mend();
      }
      await publishSummaries(servicesOf(env), DUE);
      expect(await summaries(account)).toHaveLength(WINDOWS_PER_READ);
    });

    it("continues after those windows if they have spent a run", async () => {
      const { other, mend } = await failing();
      const exhaustBudget = async () => {
        const budget = new Budget(systemClock, { ...ALLOWANCE, queries: 5 });
        await publishSummaries(budget.counting(backgroundServicesOf(env)), DUE, budget);
      };
      try {
        await exhaustBudget();
        expect(await summaries(other)).toEqual([]);
        await exhaustBudget();
        expect(await summaries(other)).toHaveLength(1);
      } finally {
        await mend();
      }
      await publishSummaries(servicesOf(env), DUE);
    });
  });

  it("covers adjacent windows of five minutes of the UTC clock", () => {
    expect([SINCE, SINCE + 1, UNTIL - 1, UNTIL].map(windowOf)).toEqual([SINCE, SINCE, SINCE, UNTIL]);
  });
});
