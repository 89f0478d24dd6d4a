import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import type { LoggedEvent } from "../../src/ports/event-log.ts";
import { makeAccount, type Overrides, type TestAccount } from "./api.ts";
import { logOf } from "./event-log.ts";
import { type Fault, faultyEnv } from "./faulty-env.ts";
import type { Answer } from "./http.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { query } from "./query.ts";
import { type Call, serveWith } from "./serve-with.ts";

/** Bindings of a deployment with a second shard; the directory is in the first. */
export const TWO_SHARDS = { DB_S1: env.SPARE_SHARD };

export const DATABASES = { DB: env.DB, DB_S1: env.SPARE_SHARD };

export type ShardName = keyof typeof DATABASES;

/** Must run before anything is stored in the second shard. */
export const prepareShards = (): Promise<void> => prepareDatabase(env.SPARE_SHARD);

/** The test's own account in a shard, still empty. */
export const makeAccountIn = async (shard: ShardName, overrides: Overrides = {}): Promise<TestAccount> => {
  const account = await makeAccount(overrides);
  await query`UPDATE accounts SET shard = ${shard} WHERE id = ${account.accountId}`;
  await DATABASES[shard]
    .prepare("INSERT OR IGNORE INTO portfolios (account_id) VALUES (?)")
    .bind(account.accountId)
    .run();
  return account;
};

/** Sends a call to a deployment with two shards. */
export const serveOnTwoShards = (call: Call, fault: Fault | null = null): Promise<Answer | "died"> =>
  serveWith(faultyEnv(fault, TWO_SHARDS), call);

/** The account's events of some types, as its log in that deployment has them. */
export const eventsIn = (
  accountId: string,
  shard: ShardName,
  types: readonly string[],
): Promise<readonly LoggedEvent[]> =>
  runInDurableObject(logOf(accountId), async (_, state) => {
    const request = { accountId, shard, after: null, since: null, types, limit: 200 };
    const page = await new EventLog(state, faultyEnv(null, TWO_SHARDS).env).read(request);
    return page.found ? page.events : [];
  });
