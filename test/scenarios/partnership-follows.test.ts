import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { consumeRadar } from "../../queues/radar.ts";
import { run, type Statement, sql } from "../../src/db/statement.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { sweepPartnerships } from "../../src/jobs/sweep-partnerships.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { backgroundServicesOf, servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";
import {
  type MadePartnership,
  makePartnership,
  type Partners,
  readPartnership,
} from "../support/partnership.ts";
import { query } from "../support/query.ts";
import { moveToSecondShard } from "../support/second-shard.ts";
import { DATABASES, eventsIn, prepareShards, TWO_SHARDS } from "../support/two-shards.ts";
import { runUntilOver, runWhole } from "../support/whole-job.ts";

beforeAll(prepareShards);

/** Two accounts in two shards. */
const inTwoShards = async (): Promise<{ partners: Partners; made: MadePartnership }> => {
  const partners = { client: await makeAccount(), property: await makeAccount() };
  const made = await makePartnership(partners);
  await moveToSecondShard(made, partners.property);
  return { partners, made };
};

const inSecond = (statement: Statement): Promise<unknown> => run(DATABASES.DB_S1, [statement]);

/** Delivers a property's message to a consumer that may die. */
const deliver = async (
  { partners, made }: Awaited<ReturnType<typeof inTwoShards>>,
  gone: boolean,
  fault: Fault | null,
): Promise<{ died: boolean; calls: readonly string[] }> => {
  const faulty = faultyEnv(fault, TWO_SHARDS);
  const { accountId } = partners.property;
  const message = {
    v: 1,
    kind: "property",
    id: made.propertyId,
    accountId,
    shard: "DB_S1",
    boards: [],
    gone,
  };
  const first = await Promise.race([consumeRadar(backgroundServicesOf(faulty.env), [message]), faulty.died]);
  return { died: first === "died", calls: faulty.calls };
};

const CHANGES = [
  {
    what: "is sold",
    gone: false,
    act: (id: string) => inSecond(sql("UPDATE properties SET status = 'SOLD' WHERE id = ?", id)),
    left: { status: "PENDING", propertyOffMarketAt: expect.any(String), property: expect.any(Object) },
    changed: [["propertyOffMarketAt"]],
  },
  {
    what: "is purged",
    gone: true,
    act: (id: string) => inSecond(sql("DELETE FROM properties WHERE id = ?", id)),
    left: { status: "DECLINED", property: null, message: null },
    changed: [["status", "lastProgressAt", "message", "summary", "reasons", "property"]],
  },
] as const;

/** More calls than any message makes. */
const MAX_CALLS = 60;

describe.each(CHANGES)("a property of another shard that $what", ({ gone, act, left, changed }) => {
  it.each(["before", "after"] as const)(
    "is followed once by both accounts, even if the consumer dies %s any of its calls",
    async (when) => {
      for (let at = 1; at <= MAX_CALLS; at += 1) {
        const stage = await inTwoShards();
        const { partners, made } = stage;
        await act(made.propertyId);
        const { died, calls } = await deliver(stage, gone, { at, when, how: "die" });
        await deliver(stage, gone, null);
        const label = `call ${at}, ${calls[at - 1]}`;
        for (const [account, shard] of [
          [partners.client, "DB"],
          [partners.property, "DB_S1"],
        ] as const) {
          const updates = await eventsIn(account.accountId, shard, ["partnership.updated"]);
          expect([label, updates.map(({ data }) => JSON.parse(data).changedFields)]).toEqual([
            label,
            changed,
          ]);
        }
        expect(await readPartnership(partners.client, made.id), label).toMatchObject(left);
        if (!died) return;
      }
      throw new Error("The message is never done.");
    },
    120_000,
  );

  it("is found by the sweep if its message was lost", async () => {
    const { partners, made } = await inTwoShards();
    await act(made.propertyId);
    await runWhole("partnership-sweep", servicesOf(faultyEnv(null, TWO_SHARDS).env), Date.now());
    expect(await readPartnership(partners.client, made.id)).toMatchObject(left);
  });
});

describe("an overtaken change", () => {
  it("ends in the true state, whoever writes last", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const made = await makePartnership(partners);
    const set = (status: string) =>
      query`UPDATE properties SET status = ${status} WHERE id = ${made.propertyId}`;
    const message = {
      v: 1,
      kind: "property",
      id: made.propertyId,
      accountId: partners.property.accountId,
      shard: "DB",
      boards: [],
    };
    await set("SOLD");
    const undisturbed = faultyEnv(null);
    await consumeRadar(backgroundServicesOf(undisturbed.env), [message]);
    await set("ACTIVE");
    await consumeRadar(backgroundServicesOf(env), [message]);
    // The message is held before each of its calls in turn, while the property returns and a newer message overtakes.
    for (let at = 1; at <= undisturbed.calls.length; at += 1) {
      await set("SOLD");
      const how = async () => {
        await set("ACTIVE");
        await consumeRadar(backgroundServicesOf(env), [message]);
      };
      await consumeRadar(backgroundServicesOf(faultyEnv({ at, when: "before", how }).env), [message]);
      expect((await readPartnership(partners.client, made.id)).propertyOffMarketAt, `call ${at}`).toBeNull();
    }
  });
});

describe("an unavailable shard", () => {
  const setShard = (accountId: string, shard: string): Promise<unknown> =>
    query`UPDATE accounts SET shard = ${shard} WHERE id = ${accountId}`;

  const byWholeRun = () => runWhole("partnership-sweep", servicesOf(env), Date.now());

  /** Sweeps in runs so short that each ends among partnerships that cannot be processed. */
  const byShortRuns = () =>
    runUntilOver(
      env.DB,
      () => {
        const budget = new Budget(systemClock, { ...ALLOWANCE, queries: 120 });
        return sweepPartnerships(budget.counting(backgroundServicesOf(env)), Date.now(), budget);
      },
      500,
    );

  it.each([
    ["in long runs", byWholeRun],
    ["in short ones", byShortRuns],
  ])("delays no partnership without objects there, %s", async (_, sweep) => {
    const client = await makeAccount();
    const near = { client, property: await makeAccount() };
    const far = { client, property: await makeAccount() };
    const made: MadePartnership[] = [];
    for (let at = 0; at < 12; at += 1) {
      made.push(await makePartnership(near));
      await makePartnership(far);
    }
    const sold = "UPDATE properties SET status = 'SOLD' WHERE account_id IN (?, ?)";
    await query(sold, near.property.accountId, far.property.accountId);
    await setShard(far.property.accountId, "DB_DOWN");
    try {
      await sweep();
    } finally {
      await setShard(far.property.accountId, "DB");
    }
    for (const { id } of made)
      expect((await readPartnership(client, id)).propertyOffMarketAt).toEqual(expect.any(String));
  });
});
