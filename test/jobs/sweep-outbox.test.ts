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

const leave = (accountId: string, createdAt: number) =>
  leaveCommits(accountId, [{ events: [event("t", {})], jobs: [] }], createdAt);

/** Logs that record calls; those of `broken` fail. */
const portsWith = (broken: readonly string[] = []) => {
  const asked: string[] = [];
  const ports: OutboxPorts = {
    shardNames: ["DB"],
    shard: () => env.DB,
    log: (accountId) => ({
      drain: async ({ shard }) => {
        if (broken.includes(accountId)) throw new Error("Network connection lost.");
        asked.push(`${accountId} ${shard}`);
      },
      read: () => Promise.reject(new Error("A sweep reads no log.")),
    }),
  };
  return { ports, asked };
};

beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox");
});

it("has each log take rows older than a minute", async () => {
  const old = newId("account");
  const young = newId("account");
  await leave(old, NOW - 2 * MINUTE_MS);
  await leave(old, NOW - 3 * MINUTE_MS);
  await leave(young, NOW - MINUTE_MS / 2);
  const { ports, asked } = portsWith();
  expect(await sweepOutbox(ports, NOW)).toEqual({ drained: 1, stillWaiting: 0 });
  expect(asked).toEqual([`${old} DB`]);
});

it("continues when one log fails", async () => {
  const bad = newId("account");
  const good = newId("account");
  await leave(bad, NOW - 3 * MINUTE_MS);
  await leave(good, NOW - 2 * MINUTE_MS);
  const { ports, asked } = portsWith([bad]);
  expect(await sweepOutbox(ports, NOW)).toEqual({ drained: 1, stillWaiting: 1 });
  expect(asked).toEqual([`${good} DB`]);
});

it("takes a bounded number of accounts, the longest waiting first", async () => {
  const accounts = Array.from({ length: 103 }, () => newId("account"));
  for (const [at, accountId] of accounts.entries()) await leave(accountId, NOW - 2 * MINUTE_MS - at);
  const { ports, asked } = portsWith();
  const budget = new Budget(systemClock, { ...ALLOWANCE, subrequests: 60 });
  await runJob("outbox-sweep", { ...servicesOf(env), log: ports.log as Services["log"] }, NOW, budget);
  expect(asked.length).toBeLessThan(80);
  expect(asked).not.toContain(`${accounts[0]} DB`);
  expect(asked).toContain(`${accounts[102]} DB`);
});

it("empties the outbox into the account's log", async () => {
  const { accountId } = await makeAccount();
  await leave(accountId, Date.now() - 2 * MINUTE_MS);
  const { body } = await backoffice.post("/jobs/outbox-sweep");
  expect(body.data.summary).toMatchObject({ drained: 1, stillWaiting: 0 });
  expect(await query`SELECT 1 FROM outbox WHERE account_id = ${accountId}`).toEqual([]);
});
