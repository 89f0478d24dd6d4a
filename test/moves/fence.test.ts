import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { fenceOf } from "../../scripts/moves/fence.ts";
import { commit } from "../../src/db/commit.ts";
import { MOVED_TABLES } from "../../src/db/moved-tables.ts";
import { NO_EFFECTS } from "../../src/db/plan.ts";
import { run, type Statement, sql } from "../../src/db/statement.ts";
import { isMoved } from "../../src/errors/platform.ts";
import { newId } from "../../src/lib/id.ts";
import { SOURCES } from "../architecture/sources.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { person } from "../support/lead.ts";
import { query } from "../support/query.ts";

/** Tables whose rows of accounts no move takes along, and why. */
const UNMOVED: Readonly<Record<string, string>> = {
  account_moves: "the directory's: it records the move itself",
  account_stores: "measures what stays: audit and partnerships",
  access_requests: "the directory's",
  api_keys: "the directory's",
  arriving: "belongs to the move",
  audit: "records what was done to a database, and stays with it",
  captacao_demand_of_accounts: "the directory's",
  captacao_demand_shares: "the directory's",
  captacao_desks: "the directory's",
  captacao_ledger: "the directory's",
  captacao_offers: "the directory's",
  dead_letters: "the directory's",
  directory_receipts: "the directory's, for what an account writes there",
  exports: "the directory's: a record of backups",
  gate_notices: "the directory's",
  grants: "the directory's",
  job_positions: "a job's place in one database",
  launch_protections: "the directory's",
  mails: "sent from where they are, as the directory's are",
  members: "the directory's",
  move_changes: "belongs to the move",
  moving: "belongs to the move",
  outbox: "drained from where it is, as the directory's is",
  partnership_sides: "the directory's",
  photo_checks: "the directory's: a record of backups",
  restores: "the directory's: a record of backups",
  webhook_accounts: "the directory's",
};

const tablesOfAccounts = async (): Promise<string[]> => {
  const results =
    await query`SELECT name FROM sqlite_master WHERE type = 'table' AND sql GLOB '*[^_]account_id TEXT*'
      ORDER BY name`;
  return results.map(({ name }) => name);
};

const triggersOf = async (table: string): Promise<string[]> => {
  const results = await query`SELECT sql FROM sqlite_master
    WHERE type = 'trigger' AND tbl_name = ${table} AND name GLOB '*_fence_*'`;
  return results.map(({ sql: text }) => `${text};`);
};

describe("a table with rows of accounts", () => {
  it("moves with them, or is named with the reason why it stays", async () => {
    expect(await tablesOfAccounts()).toEqual([...Object.keys(MOVED_TABLES), ...Object.keys(UNMOVED)].sort());
  });

  it.each(Object.entries(MOVED_TABLES))("has its fence: %s", async (table, key) => {
    expect((await triggersOf(table)).sort()).toEqual(fenceOf(table, key).sort());
  });

  it.each(Object.entries(MOVED_TABLES))(
    "identifies its rows without a row number: %s",
    async (table, key) => {
      const results = await query`SELECT i.name, i."unique" AS one,
        (SELECT group_concat(c.name) FROM pragma_index_info(i.name) AS c) AS columns
        FROM pragma_index_list(${table}) AS i WHERE i."unique" = 1 AND i.partial = 0`;
      const wanted = [...key].sort().join();
      const keys = results.map(({ columns }) =>
        columns
          .split(",")
          .filter((column: string) => column !== "account_id")
          .sort()
          .join(),
      );
      const integerKey = await query`SELECT name FROM pragma_table_info(${table}) WHERE pk > 0`;
      const primary = integerKey
        .map(({ name }) => name)
        .filter((name) => name !== "account_id")
        .sort()
        .join();
      expect([...keys, primary]).toContain(wanted);
    },
  );
});

it("no statement replaces a row, because that fires no trigger for a deletion", () => {
  const tables = Object.keys(MOVED_TABLES).join("|");
  const replacing = new RegExp(`(?:INSERT OR REPLACE|REPLACE) INTO (?:${tables})\\b`);
  expect(
    SOURCES.filter(({ path, text }) => path.startsWith("src/") && replacing.test(text)).map(
      ({ path }) => path,
    ),
  ).toEqual([]);
  expect(replacing.test("INSERT OR REPLACE INTO leads (id)")).toBe(true);
});

const moves = new Set<string>();

const close = async (accountId: string, state: string): Promise<void> => {
  moves.add(accountId);
  await query`INSERT INTO moving (account_id, move_id, state, to_shard)
    VALUES (${accountId}, 'move', ${state}, 'DB_S1')
    ON CONFLICT (account_id) DO UPDATE SET state = ${state}`;
};

afterEach(async () => {
  for (const accountId of moves)
    await run(env.DB, [
      sql("DELETE FROM moving WHERE account_id = ?", accountId),
      sql("DELETE FROM move_changes WHERE account_id = ?", accountId),
    ]);
  moves.clear();
});

const leadOf = (account: TestAccount, externalRef: string) =>
  account.api.put(`/leads/by-ref/${externalRef}`, { body: person() });

const changesOf = async (accountId: string): Promise<string[]> => {
  const rows = await query`SELECT tbl, key FROM move_changes WHERE account_id = ${accountId} ORDER BY key`;
  return rows.map(({ tbl, key }) => `${tbl as string} ${key as string}`);
};

const setPace = (accountId: string, host: string): Statement =>
  sql(
    `INSERT INTO photo_pace (account_id, host, minute, taken) VALUES (?, ?, 1, 1)
     ON CONFLICT (account_id, host) DO UPDATE SET taken = taken + 1`,
    accountId,
    host,
  );

describe("the fence", () => {
  it.each(["FROZEN", "GONE"])(
    "answers a write for an account that is %s with 503, and nothing is done",
    async (state) => {
      const account = await makeAccount();
      await close(account.accountId, state);
      const answer = await leadOf(account, "a-1");
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
      expect(answer.body).toMatchObject({ code: "upstream_busy" });
      await query`DELETE FROM moving WHERE account_id = ${account.accountId}`;
      expect((await leadOf(account, "a-1")).status).toBe(201);
    },
  );

  it("is recognized by background work by its message", async () => {
    const accountId = newId("account");
    await close(accountId, "GONE");
    const context = { db: env.DB, accountId, now: 1 };
    const commits = commit(context, { ...NO_EFFECTS, statements: [setPace(accountId, "a.example")] });
    await expect(commits).rejects.toSatisfy(isMoved);
  });

  it("holds against a statement typed by hand, and lets other accounts pass", async () => {
    const frozen = newId("account");
    const other = newId("account");
    await run(env.DB, [setPace(frozen, "a.example")]);
    await close(frozen, "FROZEN");
    const typed = [
      "UPDATE photo_pace SET taken = 9 WHERE account_id = ?",
      "DELETE FROM photo_pace WHERE account_id = ?",
      "INSERT OR REPLACE INTO photo_pace (account_id, host, minute, taken) VALUES (?, 'a.example', 1, 1)",
    ];
    for (const text of typed) await expect(query(text, frozen)).rejects.toThrow(/moved/);
    await run(env.DB, [setPace(other, "a.example")]);
    await expect(run(env.DB, [setPace(other, "b.example"), setPace(frozen, "b.example")])).rejects.toThrow(
      /moved/,
    );
    const rows = await query`SELECT host FROM photo_pace WHERE account_id = ${other}`;
    expect(rows).toHaveLength(1);
    await query`DELETE FROM photo_pace WHERE account_id = ${other}`;
  });

  it("prevents even the deletion of what an account left behind, so that nobody reports it again", async () => {
    const accountId = newId("account");
    await run(env.DB, [setPace(accountId, "a.example")]);
    await close(accountId, "GONE");
    const deletion = sql("DELETE FROM photo_pace WHERE account_id = ?", accountId);
    await expect(run(env.DB, [deletion])).rejects.toThrow(/moved/);
    await run(env.DB, [sql("DELETE FROM moving WHERE account_id = ?", accountId), deletion]);
  });

  it("notes each row that changes while its account is copied", async () => {
    const accountId = newId("account");
    await close(accountId, "COPYING");
    await run(env.DB, [setPace(accountId, "a.example")]);
    await query`UPDATE photo_pace SET host = 'b.example' WHERE account_id = ${accountId}`;
    await query`DELETE FROM photo_pace WHERE account_id = ${accountId}`;
    expect(await changesOf(accountId)).toEqual([
      'photo_pace ["a.example"]',
      'photo_pace ["a.example"]',
      'photo_pace ["b.example"]',
      'photo_pace ["b.example"]',
    ]);
  });

  it("notes what a call of the API writes", async () => {
    const account = await makeAccount();
    await close(account.accountId, "COPYING");
    const lead = await leadOf(account, "a-1");
    expect(lead.status).toBe(201);
    const noted = new Set((await changesOf(account.accountId)).map((line) => line.split(" ")[0]));
    expect([...noted].sort()).toEqual(["lead_identities", "leads", "portfolios", "team_members"]);
  });

  it("costs nothing for one row, and a second pass for several, while nobody moves", async () => {
    const tables = ["fence_plain", "fence_kept"] as const;
    const columns = "(id TEXT PRIMARY KEY, account_id TEXT NOT NULL, v INTEGER) STRICT";
    await run(env.DB, [
      ...tables.map((table) => sql(`CREATE TABLE ${table} ${columns}`)),
      ...fenceOf("fence_kept", ["id"]).map((text) => sql(text)),
    ]);
    const costOf = async (table: string, text: string) => {
      const { meta } = await env.DB.prepare(text.replace(" T ", ` ${table} `)).run();
      return [meta.rows_read, meta.rows_written] as const;
    };
    const more: [string, number, number][] = [];
    for (const text of [
      "INSERT INTO T (id, account_id, v) VALUES ('5', 'a', 1)",
      "INSERT INTO T (id, account_id, v) VALUES ('5', 'a', 1) ON CONFLICT (id) DO UPDATE SET v = v + 1",
      "UPDATE T SET v = v + 1 WHERE id = '5'",
      "DELETE FROM T WHERE id = '5'",
      "INSERT INTO T (id, account_id, v) SELECT value, 'a', 1 FROM json_each('[1,2,3,4]')",
      "UPDATE T SET v = v + 1 WHERE id IN ('1', '2', '3', '4')",
      "DELETE FROM T WHERE id IN ('1', '2', '3', '4')",
    ]) {
      const plain = await costOf(tables[0], text);
      const kept = await costOf(tables[1], text);
      more.push([text.slice(0, 6), kept[0] - plain[0], kept[1] - plain[1]]);
    }
    await run(
      env.DB,
      tables.map((table) => sql(`DROP TABLE ${table}`)),
    );
    expect(more).toEqual([
      ["INSERT", 0, 0],
      ["INSERT", 0, 0],
      ["UPDATE", 0, 0],
      ["DELETE", 0, 0],
      ["INSERT", 4, 0],
      ["UPDATE", 8, 0],
      ["DELETE", 4, 0],
    ]);
  });
});
