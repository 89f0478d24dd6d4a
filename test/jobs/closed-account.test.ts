import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { whileClosed } from "../support/closed.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import { stopClockAt } from "../support/time.ts";

/** So far in the past that no other test's objects are due at these times. */
const START = Date.now() - 1_200 * DAY_MS;
const LATER = START + 61 * DAY_MS;

const work = (job: JobName) => runJob(job, servicesOf(env), LATER);

/** Two accounts of one age, with a property each. */
const twoAccounts = async () => {
  stopClockAt(START);
  const closed = await makeAccount();
  const open = await makeAccount();
  for (const account of [closed, open]) await makeProperty(account);
  return { closed, open };
};

const countIn = async (table: string, { accountId }: TestAccount, where: string): Promise<unknown> => {
  const [row] = await query(
    `SELECT count(*) AS n FROM ${table} WHERE account_id = ? AND ${where}`,
    accountId,
  );
  return row!.n;
};

interface Case {
  readonly job: JobName;
  readonly table: string;
  /** The work that is left. */
  readonly left: string;
  readonly make?: (account: TestAccount) => Promise<unknown>;
}

const CASES: readonly Case[] = [
  { job: "confirmations", table: "properties", left: "notice_at IS NULL" },
  {
    job: "search-words",
    table: "properties",
    left: "words IS NULL",
    make: ({ accountId }) => query`UPDATE properties SET words = NULL WHERE account_id = ${accountId}`,
  },
  {
    job: "retention",
    table: "receipts",
    left: "true",
    make: ({ api }) =>
      api.put("/leads/by-ref/c-1", {
        body: { name: "Ana", phones: [{ number: "+5541999990001" }], consentGiven: true },
        headers: { "Idempotency-Key": "k-1" },
      }),
  },
  {
    job: "photo-sweep",
    table: "photo_pace",
    left: "true",
    make: ({ accountId }) =>
      query`INSERT INTO photo_pace (account_id, host, minute, taken)
        VALUES (${accountId}, 'a.example', 0, 1)`,
  },
];

describe("an account that is closed for a restore", () => {
  it.each(CASES)(
    "delays nobody else's $job, and has its own done later",
    async ({ job, table, left, make }) => {
      const { closed, open } = await twoAccounts();
      for (const account of [closed, open]) await make?.(account);
      const leftOf = async () => [await countIn(table, closed, left), await countIn(table, open, left)];
      expect(await leftOf()).toEqual([1, 1]);
      await whileClosed(closed.accountId, () => work(job));
      expect(await leftOf()).toEqual([1, 0]);
      await work(job);
      expect(await leftOf()).toEqual([0, 0]);
    },
  );
});
