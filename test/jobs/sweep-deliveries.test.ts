import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { runJob } from "../../src/jobs/registry.ts";
import { type DeliveryPorts, sweepDeliveries } from "../../src/jobs/sweep-deliveries.ts";
import { HOUR_MS, MINUTE_MS, systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { type Services, servicesOf } from "../../src/services.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { query } from "../support/query.ts";
import { makeWebhook } from "../support/receiver.ts";

const NOW = Date.UTC(2026, 2, 10);

const storeAccounts = (accountIds: readonly string[], toldAt = NOW - 2 * HOUR_MS) =>
  query`INSERT INTO webhook_accounts (account_id, shard, told_at)
    SELECT value, 'DB', ${toldAt} FROM json_each(${JSON.stringify(accountIds)})`;

const knownAccounts = async (): Promise<string[]> => {
  const results = await query`SELECT account_id FROM webhook_accounts`;
  return results.map(({ account_id }) => account_id as string).sort();
};

/** Logs that record calls, each with its number of endpoints; an error instead of a number fails. */
const portsWith = (counts: Readonly<Record<string, number | Error>> = {}) => {
  const reminded: string[] = [];
  const ports: DeliveryPorts = {
    directory: env.DB,
    log: (accountId) => ({
      remindDue: async () => {
        reminded.push(accountId);
        const count = counts[accountId] ?? 1;
        if (count instanceof Error) throw count;
        return count;
      },
    }),
  };
  return { ports, reminded };
};

const ids = (count: number) => Array.from({ length: count }, () => newId("account")).sort();

beforeEach(async () => {
  await env.DB.exec("DELETE FROM webhook_accounts; DELETE FROM job_positions");
});

it("the sweep asks each account that has webhooks", async () => {
  const accounts = ids(25);
  await storeAccounts(accounts);
  const { ports, reminded } = portsWith();
  expect(await sweepDeliveries(ports, NOW)).toEqual({ webhookAccounts: 25, unreachable: 0 });
  expect(reminded.sort()).toEqual(accounts);
});

it("the sweep asks a bounded number, and the next run continues after them", async () => {
  const accounts = ids(150);
  await storeAccounts(accounts);
  const { ports, reminded } = portsWith();
  const run = () => {
    const budget = new Budget(systemClock, { ...ALLOWANCE, subrequests: 60 });
    return runJob("delivery-sweep", { ...servicesOf(env), log: ports.log as Services["log"] }, NOW, budget);
  };
  await run();
  expect(reminded.length).toBeLessThan(80);
  await run();
  expect(new Set(reminded).size).toBe(reminded.length);
  await run();
  expect(new Set(reminded)).toEqual(new Set(accounts));
});

it("the sweep continues when a log fails, and that log waits its turn", async () => {
  const [bad, good] = ids(2) as [string, string];
  await storeAccounts([bad, good]);
  const { ports, reminded } = portsWith({ [bad]: new Error("Network connection lost.") });
  expect(await sweepDeliveries(ports, NOW)).toEqual({ webhookAccounts: 2, unreachable: 1 });
  expect(reminded).toContain(good);
  expect(await knownAccounts()).toEqual([bad, good]);
});

it("the sweep deletes an account without endpoints, unless it was about to create one", async () => {
  const [empty, creating, kept] = ids(3) as [string, string, string];
  await storeAccounts([empty, kept]);
  await storeAccounts([creating], NOW - MINUTE_MS);
  const { ports } = portsWith({ [empty]: 0, [creating]: 0 });
  await sweepDeliveries(ports, NOW);
  expect(await knownAccounts()).toEqual([creating, kept].sort());
});

it("the sweep learns of an account with its first endpoint, and again with each one", async () => {
  const { accountId, api } = await makeAccount();
  await makeWebhook(api);
  expect(await knownAccounts()).toEqual([accountId]);
  const later = Date.now() + 2 * HOUR_MS;
  const { ports } = portsWith({ [accountId]: 0 });
  await sweepDeliveries(ports, later);
  expect(await knownAccounts()).toEqual([]);
  await makeWebhook(api);
  expect(await knownAccounts()).toEqual([accountId]);
});

it("the sweep is a job of its own", async () => {
  const { api } = await makeAccount();
  await makeWebhook(api);
  const { body } = await backoffice.post("/jobs/delivery-sweep", {});
  expect(body.data.summary).toMatchObject({ webhookAccounts: 1, unreachable: 0 });
});
