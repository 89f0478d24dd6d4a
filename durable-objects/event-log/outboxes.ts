import { type Databases, shardNamed } from "../../src/db/shards.ts";
import { DIRECTORY, type Row, run, type Statement } from "../../src/db/statement.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import { drainOutbox, type Outbox, type OutboxTargets } from "./drain-outbox.ts";
import { outboxRows, outboxRowsOf } from "./outbox.ts";

/**
 * The databases where an account's rows wait: its shard and, if that is another database, the directory, which has
 * the events shared with another account (rules 28.3). The directory comes first: it has only events, which no queue
 * can hold up.
 */
export const outboxesOf = (env: Databases, { accountId, shard }: LogAddress): Outbox[] =>
  [...new Set([DIRECTORY, shard])].map((name) => ({ accountId, shard: name, db: shardNamed(env, name) }));

/** The statement's rows from each outbox, all read at once. */
export const fromOutboxes = (outboxes: readonly Outbox[], statement: Statement): Promise<Row[][]> =>
  Promise.all(outboxes.map(async ({ db }) => (await run(db, [statement]))[0]!));

/** Drains the outboxes one after another, once `ready` resolves. @throws what a queue threw */
export const drainOutboxes = async (
  env: Databases,
  address: LogAddress,
  ready: Promise<void>,
  takers: OutboxTargets,
): Promise<void> => {
  const outboxes = outboxesOf(env, address);
  const [firsts] = await Promise.all([fromOutboxes(outboxes, outboxRows(address.accountId, null)), ready]);
  for (const [at, outbox] of outboxes.entries()) await drainOutbox(outbox, outboxRowsOf(firsts[at]), takers);
};
