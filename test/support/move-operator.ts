import { env } from "cloudflare:workers";
import { afterAll, beforeAll } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { backoffice, makeAccount, type TestAccount } from "./api.ts";
import { faultyEnv } from "./faulty-env.ts";
import type { Answer, Json, Method } from "./http.ts";
import { BINDINGS, clearMoves } from "./move-stage.ts";
import { serveWith } from "./serve-with.ts";
import { prepareShards } from "./two-shards.ts";

/** The ids of the accounts whose movers were woken. */
export const woken: string[] = [];

/** Movers that only note that they were woken. */
export const MOVERS = {
  getByName: () => ({ wake: async (accountId: string) => void woken.push(accountId) }),
};

/** The platform side of a deployment with two databases. */
export const ask = async (method: Method, path: string, body?: Json): Promise<Answer> => {
  const bindings = faultyEnv(null, { ...BINDINGS, ACCOUNT_MOVER: MOVERS });
  const options = body === undefined ? {} : { body };
  const call = { key: env.BACKOFFICE_TOKEN, method, base: "/backoffice", path, options };
  return (await serveWith(bindings, call)) as Answer;
};

export const move = ({ path }: TestAccount, to = "DB_S1") => ask("POST", `${path}/moves`, { to });

export const actionsOf = async ({ path }: TestAccount): Promise<string[]> =>
  (await backoffice.get(`${path}/audit`)).body.data
    .map(({ action }: Json) => action)
    .filter((action: string) => action.startsWith("account.move"));

export const openTo = (bytes: number, state: "OPEN" | "CLOSED" = "OPEN") =>
  run(env.DB, [
    sql("INSERT OR REPLACE INTO shards (name, state, changed_at) VALUES ('DB_S1', ?, 1)", state),
    sql("INSERT OR REPLACE INTO shard_sizes (name, bytes, measured_at) VALUES ('DB_S1', ?, 1)", bytes),
  ]);

/** Prepares both databases for a file of tests, and cleans up after it. @returns a maker of accounts, and their ids */
export const accountsToMove = () => {
  const made: string[] = [];
  const anAccount = async (): Promise<TestAccount> => {
    const account = await makeAccount();
    made.push(account.accountId);
    return account;
  };
  beforeAll(prepareShards);
  afterAll(async () => {
    await clearMoves(made);
    await run(
      env.DB,
      ["shards", "shard_sizes"].map((table) => sql(`DELETE FROM ${table} WHERE name = 'DB_S1'`)),
    );
  });
  return { anAccount, made };
};
