import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { event } from "../../src/db/plan.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { type OutboxPorts, sweepOutbox } from "../../src/jobs/sweep-outbox.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { type Services, servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { leaveCommits } from "../support/event-log.ts";
import { query } from "../support/query.ts";

const NOW = Date.UTC(2026, 2, 10);
const MINUTE_MS = 60_000;

const leaveCommit = (accountId: string, createdAt: number) =>
  leaveCommits(accountId, [{ events: [event("t", {})], jobs: [] }], createdAt);

/** Logs that record calls; those of accounts in `broken` fail. */
const portsWith = (broken: readonly string[] = []) => {
  const drained: string[] = [];
  const ports: OutboxPorts = {
    shardNames: ["DB"],
    shard: () => env.DB,
    log: (accountId) => ({
      drain: async ({ shard }) => {
        if (broken.includes(accountId)) throw new Error("Network connection lost.");
        drained.push(`${accountId} ${shard}`);
      },
      read: () => Promise.reject(new Error("A sweep reads no log.")),
    }),
  };
  return { ports, drained };
};

beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox");
});

it("the sweep has each log take rows older than a minute", async () => {
  const old = newId("account");
  const young = newId("account");
  await leaveCommit(old, NOW - 2 * MINUTE_MS);
  await leaveCommit(old, NOW - 3 * MINUTE_MS);
  await leaveCommit(young, NOW - MINUTE_MS / 2);
  const { ports, drained } = portsWith();
  expect(await sweepOutbox(ports, NOW)).toEqual({ drained: 1, stillWaiting: 0 });
  expect(drained).toEqual([`${old} DB`]);
});

it("the sweep continues when one log fails", async () => {
  const bad = newId("account");
  const good = newId("account");
  await leaveCommit(bad, NOW - 3 * MINUTE_MS);
  await leaveCommit(good, NOW - 2 * MINUTE_MS);
  const { ports, drained } = portsWith([bad]);
  expect(await sweepOutbox(ports, NOW)).toEqual({ drained: 1, stillWaiting: 1 });
  expect(drained).toEqual([`${good} DB`]);
});

it("the sweep takes a bounded number of accounts, the longest waiting first", async () => {
  const accounts = Array.from({ length: 103 }, () => newId("account"));
  for (const [at, accountId] of accounts.entries()) await leaveCommit(accountId, NOW - 2 * MINUTE_MS - at);
  const { ports, drained } = portsWith();
  const budget = new Budget(systemClock, { ...ALLOWANCE, subrequests: 60 });
  await runJob("outbox-sweep", { ...servicesOf(env), log: ports.log as Services["log"] }, NOW, budget);
  expect(drained.length).toBeLessThan(80);
  expect(drained).not.toContain(`${accounts[0]} DB`);
  expect(drained).toContain(`${accounts[102]} DB`);
});

it("the sweep empties the outbox into the account's log", async () => {
  const { accountId } = await makeAccount();
  await leaveCommit(accountId, Date.now() - 2 * MINUTE_MS);
  const { body } = await backoffice.post("/jobs/outbox-sweep");
  expect(body.data.summary).toMatchObject({ drained: 1, stillWaiting: 0 });
  expect(await query`SELECT 1 FROM outbox WHERE account_id = ${accountId}`).toEqual([]);
});
