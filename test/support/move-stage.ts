import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { MOVED_TABLES } from "../../src/db/moved-tables.ts";
import { type Row, run, sql } from "../../src/db/statement.ts";
import { type Move, type MovePorts, moveTable } from "../../src/domain/moves/move.ts";
import { TABLES } from "../../src/domain/moves/row-pages.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { newId } from "../../src/lib/id.ts";
import type { AccountGatePort } from "../../src/ports/account-gate.ts";
import type { AccountLogPort } from "../../src/ports/event-log.ts";
import type { TestAccount } from "./api.ts";
import { type FaultyEnv, faultyEnv } from "./faulty-env.ts";
import type { Answer, Method, Options } from "./http.ts";
import { query } from "./query.ts";
import { serveWith } from "./serve-with.ts";
import { DATABASES, type ShardName } from "./two-shards.ts";

/** A log that restarts before each call, and knows both databases. */
const logNamed = (name: string): AccountLogPort =>
  new Proxy({} as AccountLogPort, {
    get: (_, method) =>
      method === "then"
        ? undefined
        : (...args: unknown[]) =>
            runInDurableObject(env.EVENT_LOG.getByName(name), (_object, state) => {
              const log = new EventLog(state, { ...env, DB_S1: DATABASES.DB_S1 } as unknown as Env);
              return Reflect.apply(Reflect.get(log, method) as (...given: unknown[]) => unknown, log, args);
            }),
  });

/** A deployment with two databases, whose logs know both. */
export const BINDINGS = { DB_S1: DATABASES.DB_S1, EVENT_LOG: { getByName: logNamed } };

/** A move's ports with these bindings. */
export const movePorts = (
  { env: bound }: Pick<FaultyEnv, "env"> = faultyEnv(null, BINDINGS),
  now = () => Date.now(),
): MovePorts => {
  const bindings = bound as unknown as Record<ShardName, D1Database> & Env;
  const shard = (name: string) => bindings[name as ShardName];
  return {
    clock: { now },
    directory: bindings.DB,
    shardNames: Object.keys(DATABASES),
    shard,
    calmShard: shard,
    log: (accountId) => bindings.EVENT_LOG.getByName(accountId) as unknown as AccountLogPort,
    gate: (accountId) => bindings.ACCOUNT_GATE.getByName(accountId) as unknown as AccountGatePort,
  };
};

export const planMove = async (accountId: string, from: ShardName, to: ShardName): Promise<string> => {
  const id = newId("move");
  await query`INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
    VALUES (${id}, ${accountId}, ${from}, ${to}, 'PLANNED', ${Date.now()}, ${Date.now()})`;
  return id;
};

export const moveOf = async (id: string): Promise<Move> => {
  const rows = await query(`SELECT ${moveTable.columns} FROM account_moves WHERE id = ?`, id);
  return moveTable.first(rows)!;
};

export const callOff = (id: string): Promise<unknown> =>
  query`UPDATE account_moves SET cancel_at = ${Date.now()} WHERE id = ${id}`;

/** Takes a move's steps as the platform does, each when it is due. @returns how many */
export const workOn = async (
  accountId: string,
  until: (move: Move) => boolean = () => false,
  ports: (ahead: number) => MovePorts = (ahead) => movePorts(undefined, () => Date.now() + ahead),
): Promise<number> => {
  let ahead = 0;
  for (let steps = 1; steps < 2_000; steps += 1) {
    const rows = await query(
      `SELECT ${moveTable.columns} FROM account_moves WHERE account_id = ? AND state NOT IN ('DONE', 'CANCELLED')`,
      accountId,
    );
    const move = moveTable.first(rows);
    if (!move || until(move)) return steps;
    ahead += (await workMove(ports(ahead), accountId)) ?? 0;
  }
  throw new Error("The move never ends.");
};

/** Every row of the account in a database, without the columns that differ between databases. */
export const rowsIn = async (shard: ShardName, accountId: string): Promise<Record<string, Row[]>> => {
  const results = await run(
    DATABASES[shard],
    TABLES.map((table) => sql(`SELECT * FROM ${table} WHERE account_id = ?`, accountId)),
  );
  const plain = ({ seq: _, place_given: __, weighed: ___, ...row }: Row): Row => row;
  return Object.fromEntries(
    TABLES.map((table, at) => {
      const key: readonly string[] = MOVED_TABLES[table];
      const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
      return [table, results[at]!.map(plain).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))];
    }),
  );
};

export const countIn = async (shard: ShardName, accountId: string): Promise<number> =>
  Object.values(await rowsIn(shard, accountId)).reduce((sum, rows) => sum + rows.length, 0);

/** Calls the API of the deployment with two databases, as one account. */
export const callOn = async (
  { key }: Pick<TestAccount, "key">,
  method: Method,
  path: string,
  options: Options = {},
): Promise<Answer> => (await serveWith(faultyEnv(null, BINDINGS), { key, method, path, options })) as Answer;

/** Leaves nothing of these accounts' moves for other tests. */
export const clearMoves = async (accountIds: readonly string[]): Promise<void> => {
  const ids = JSON.stringify(accountIds);
  const among = "account_id IN (SELECT value FROM json_each(?))";
  for (const [name, db] of Object.entries(DATABASES)) {
    await run(
      db,
      ["moving", "arriving", "move_changes"].map((table) => sql(`DELETE FROM ${table} WHERE ${among}`, ids)),
    );
    if (name === "DB") continue;
    const tables = ["outbox", ...TABLES.toReversed()];
    await run(
      db,
      tables.map((table) => sql(`DELETE FROM ${table} WHERE ${among}`, ids)),
    );
  }
  await run(env.DB, [
    sql(`DELETE FROM account_moves WHERE ${among}`, ids),
    sql("UPDATE accounts SET shard = 'DB' WHERE id IN (SELECT value FROM json_each(?))", ids),
  ]);
};
