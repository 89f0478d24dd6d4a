import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import type { DomainEvent, Effects } from "../../src/db/plan.ts";
import { run, sql } from "../../src/db/statement.ts";
import type { FaultyEnv } from "./faulty-env.ts";
import { query } from "./query.ts";

/** Bindings of a service whose logs cannot be reached: commits stay in the outbox. */
export const LOG_OUT_OF_REACH = {
  EVENT_LOG: {
    getByName: () => ({ drain: () => Promise.reject(new Error("Network connection lost.")) }),
  },
};

/** The stub with its class's methods, which only the tests know: in production the log is in another Worker. */
export const logOf = (accountId: string) =>
  (env.EVENT_LOG as DurableObjectNamespace<EventLog>).getByName(accountId);

/** Drains an account's outbox as its object does, once, with these bindings. */
export const drainWith = (faulty: FaultyEnv, accountId: string, shard = "DB"): Promise<"drained" | "died"> =>
  runInDurableObject(logOf(accountId), (_, state) => {
    const drain = async () => {
      await new EventLog(state, faulty.env).drain({ accountId, shard });
      return "drained" as const;
    };
    // Without a fatal fault, `died` never resolves: the object would wait for it, and could never be evicted.
    return faulty.canDie ? Promise.race([drain(), faulty.died]) : drain();
  });

/** The ids of the account's log, in its order, without draining it first. */
export const loggedIds = (accountId: string): Promise<string[]> =>
  runInDurableObject(logOf(accountId), (_, state) =>
    state.storage.sql
      .exec<{ id: string }>("SELECT id FROM entries ORDER BY sequence")
      .toArray()
      .map(({ id }) => id),
  );

/** The ids of what is still in the outbox, in the order of the commits. */
export const outboxIds = async (accountId: string, what: "events" | "jobs" = "events"): Promise<string[]> => {
  const rows = await query(
    `SELECT one.value ->> 'id' AS id FROM outbox, json_each(${what}) AS one WHERE account_id = ?
       ORDER BY refused_by, seq, one.key`,
    accountId,
  );
  return rows.map(({ id }) => id as string);
};

/** A commit's events and jobs. */
type ChangedObject = Pick<Effects, "events" | "jobs">;

/** Leaves commits without other writes in the outbox. */
export const leaveCommits = async (
  accountId: string,
  commits: readonly ChangedObject[],
  createdAt = Date.now(),
): Promise<void> => {
  const statement = sql(
    `INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
     SELECT ?1, key + (SELECT 1 + coalesce(max(seq), 0) FROM outbox WHERE account_id = ?1 AND refused_by = ''),
       coalesce(value ->> '$.events[0].id', value ->> '$.jobs[0].id'), value -> 'events', value -> 'jobs', ?2
     FROM json_each(?3)`,
    accountId,
    createdAt,
    JSON.stringify(commits),
  );
  await run(env.DB, [statement]);
};

/** Leaves events in the outbox, each from its own commit. */
export const leaveEvents = (accountId: string, events: readonly DomainEvent[]): Promise<void> =>
  leaveCommits(
    accountId,
    events.map((event) => ({ events: [event], jobs: [] })),
  );
