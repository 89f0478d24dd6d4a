import { type Statement, sql } from "../../db/statement.ts";
import { newId, sandboxIdsOf } from "../../lib/id.ts";
import type { Move } from "./move.ts";

/** Moves the account's sandbox too: it is in the database of its live account (rules 24.11). */
export const planSandbox = async ({ accountId, toShard }: Move, now: number): Promise<Statement> => {
  const ids = Object.values(await sandboxIdsOf(accountId)).map((id) => [newId("move"), id]);
  return sql(
    `INSERT OR IGNORE INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
     SELECT value ->> 0, accounts.id, shard, ?2, 'PLANNED', ?3, ?3
     FROM json_each(?1) JOIN accounts ON accounts.id = value ->> 1 WHERE shard <> ?2`,
    JSON.stringify(ids),
    toShard,
    now,
  );
};

/** The same for a sandbox whose live account has moved on while its own move was under way. */
export const planMoveToLive = ({ accountId }: Move, now: number): Statement =>
  sql(
    `INSERT OR IGNORE INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
     SELECT ?2, a.id, a.shard, live.shard, 'PLANNED', ?3, ?3
     FROM accounts AS a JOIN accounts AS live ON live.id = a.sandbox_of WHERE a.id = ?1 AND a.shard <> live.shard`,
    accountId,
    newId("move"),
    now,
  );
