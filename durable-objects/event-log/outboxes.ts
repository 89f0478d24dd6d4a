import { DIRECTORY, shardNamed } from "../../src/db/shards.ts";
import { type Row, run, type Statement } from "../../src/db/statement.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import type { Outbox } from "./drain-outbox.ts";

/**
 * Where rows of an account wait: in its shard, and, where that is another database, in the directory, whose rows tell of
 * what it shares with another account (rules 28.3). Those are events alone and no queue can hold them up, so they are first.
 */
export const outboxesOf = (env: Env, { accountId, shard }: LogAddress): Outbox[] =>
  [...new Set([DIRECTORY, shard])].map((name) => ({ accountId, shard: name, db: shardNamed(env, name) }));

/** The rows that a statement finds in each of them, all asked at once. */
export const fromOutboxes = (outboxes: readonly Outbox[], statement: Statement): Promise<Row[][]> =>
  Promise.all(outboxes.map(async ({ db }) => (await run(db, [statement]))[0]!));
