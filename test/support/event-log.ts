import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { run, sql } from "../../src/db/statement.ts";
import type { FaultyEnv } from "./faulty-env.ts";

/** Bindings of a service whose logs cannot be reached: what commits stays in the outbox. */
export const LOG_OUT_OF_REACH = {
  EVENT_LOG: {
    getByName: () => ({ drain: () => Promise.reject(new Error("Network connection lost.")) }),
  },
};

export const logOf = (accountId: string) => env.EVENT_LOG.getByName(accountId);

/** Drains an account's outbox as its object does, once, with these bindings. */
export const drainWith = (faulty: FaultyEnv, accountId: string, shard = "DB"): Promise<"drained" | "died"> =>
  runInDurableObject(logOf(accountId), (_, state) => {
    const drain = async () => {
      await new EventLog(state, faulty.env).drain({ accountId, shard });
      return "drained" as const;
    };
    // The object would wait for the death of what does not die, and never be evicted.
    return faulty.mortal ? Promise.race([drain(), faulty.died]) : drain();
  });

/** The ids of the account's log, in its order, without draining it first. */
export const loggedIds = (accountId: string): Promise<string[]> =>
  runInDurableObject(logOf(accountId), (_, state) =>
    state.storage.sql
      .exec<{ id: string }>("SELECT id FROM entries ORDER BY sequence")
      .toArray()
      .map(({ id }) => id),
  );

/** The ids that wait in the outbox, in the order of their commits. */
export const outboxIds = async (accountId: string, kind: "event" | "job" = "event"): Promise<string[]> => {
  const [rows] = await run(env.DB, [
    sql("SELECT id FROM outbox WHERE account_id = ? AND kind = ? ORDER BY seq", accountId, kind),
  ]);
  return rows!.map(({ id }) => id as string);
};
