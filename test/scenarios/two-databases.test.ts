import { beforeAll, describe, expect, it } from "vitest";
import { commit } from "../../src/db/commit.ts";
import { type Effects, event, eventFor, NO_EFFECTS } from "../../src/db/plan.ts";
import { drainIntoLogs } from "../../src/domain/outbox/drain-into-log.ts";
import { sweepOutbox } from "../../src/jobs/sweep-outbox.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import type { EventLogPort } from "../../src/ports/event-log.ts";
import { drainWith, loggedIds } from "../support/event-log.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { DATABASES, eventsIn, prepareShards, type ShardName, TWO_SHARDS } from "../support/two-shards.ts";

const TYPE = "captacao.offer_withdrawn";

const commitIn = (shard: ShardName, accountId: string, events: Effects["events"]): Promise<void> =>
  commit({ db: DATABASES[shard], accountId, now: Date.now() }, { ...NO_EFFECTS, events });

const portsOf = (bindings = faultyEnv(null, TWO_SHARDS)) => ({
  shardNames: Object.keys(DATABASES),
  shard: (name: string) => DATABASES[name as ShardName],
  log: (accountId: string): EventLogPort => ({
    drain: async ({ shard }) => void (await drainWith(bindings, accountId, shard)),
    read: () => Promise.reject(new Error("A sweep reads no log.")),
  }),
});

const idsIn = async (accountId: string, shard: ShardName): Promise<string[]> =>
  (await eventsIn(accountId, shard, [TYPE])).map(({ id }) => id);

beforeAll(prepareShards);

describe("an event for two accounts from a commit in the directory", () => {
  it("reaches both logs, in any shards", async () => {
    const ours = newId("account");
    const theirs = newId("account");
    const events = [event(TYPE, { id: "cap-1" }), eventFor(theirs, TYPE, { id: "cap-1" })];
    await commitIn("DB", ours, events);
    await drainIntoLogs(portsOf(), { accountId: ours, shard: "DB_S1" }, events);
    expect([await loggedIds(ours), await loggedIds(theirs)]).toEqual([[events[0]!.id], [events[1]!.id]]);
  });

  it("is in the next read of the log, with the events of the account's own shard", async () => {
    const accountId = newId("account");
    const shared = event(TYPE, { id: "cap-1" });
    const own = event(TYPE, { id: "cap-2" });
    await commitIn("DB", accountId, [shared]);
    await commitIn("DB_S1", accountId, [own]);
    expect(await idsIn(accountId, "DB_S1")).toEqual([shared.id, own.id]);
    expect(await idsIn(accountId, "DB_S1")).toEqual([shared.id, own.id]);
  });

  it("is found by the sweep of the outbox", async () => {
    const ours = newId("account");
    const theirs = newId("account");
    const event = eventFor(theirs, TYPE, { id: "cap-1" });
    await commitIn("DB", ours, [event]);
    await sweepOutbox(portsOf(), Date.now() + 2 * MINUTE_MS);
    expect(await loggedIds(theirs)).toEqual([event.id]);
  });
});

describe("a drain", () => {
  it.each([
    ["DB", ["DB.all"]],
    ["DB_S1", ["DB.all", "DB_S1.all"]],
  ] as const)("of an account in %s asks each of its databases once", async (shard, calls) => {
    const bindings = faultyEnv(null, TWO_SHARDS);
    await drainWith(bindings, newId("account"), shard);
    expect(bindings.calls).toEqual(calls);
  });
});
