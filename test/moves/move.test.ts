import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queue } from "../../queues/index.ts";
import { type Database, run, sql } from "../../src/db/statement.ts";
import { prepare } from "../../src/domain/moves/prepare.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import {
  BINDINGS,
  callOff,
  callOn,
  clearMoves,
  countIn,
  moveOf,
  movePorts,
  planMove,
  rowsIn,
  workOn,
} from "../support/move-stage.ts";
import { query } from "../support/query.ts";
import { DATABASES, prepareShards } from "../support/two-shards.ts";

const accounts: TestAccount[] = [];

beforeAll(prepareShards);

afterAll(() => clearMoves(accounts.map(({ accountId }) => accountId)));

/** An account with rows in every table that moves. */
const madeAccount = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  accounts.push(account);
  for (const ref of ["a-1", "a-2", "a-3"])
    await callOn(account, "PUT", `/properties/by-ref/${ref}`, {
      body: listing({ title: `Apartamento ${ref}` }),
      headers: { "Idempotency-Key": `key-${ref}` },
    });
  const lead = await callOn(account, "PUT", "/leads/by-ref/c-1", { body: person() });
  await callOn(account, "POST", `/leads/${lead.body.data.id}/interactions`, {
    body: { type: "CALL", note: "Ligou." },
  });
  const { accountId } = account;
  const [property] =
    await query`SELECT id FROM properties WHERE account_id = ${accountId} AND external_ref = 'a-1'`;
  const leadId = lead.body.data.id as string;
  const batchId = newId("batch");
  const insert = (table: string, row: Record<string, unknown>) =>
    sql(
      `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${Object.keys(row).map(() => "?")})`,
      ...Object.values(row),
    );
  const own = { account_id: accountId };
  await run(env.DB, [
    // A row as an earlier release inserts it, whose size a trigger counts.
    insert("interactions", {
      ...own,
      id: `${leadId}-int`,
      lead_id: leadId,
      type: "NOTE",
      at: 1,
      note: "Chegou.",
      created_at: 1,
    }),
    insert("property_photos", {
      ...own,
      property_id: property.id,
      url: "https://a.example/1.jpg",
      status: "INGESTED",
      hash: "h1",
      media_type: "image/jpeg",
      bytes: 10,
      request_id: "r",
      at: 1,
    }),
    insert("property_photos", {
      ...own,
      property_id: accountId,
      url: "https://b.example/2.jpg",
      status: "INGESTED",
      hash: "h3",
      media_type: "image/jpeg",
      bytes: 10,
      request_id: "",
      at: 9e15,
    }),
    insert("photo_discards", { ...own, hash: "h2", leased_until: 0 }),
    insert("photo_pace", { ...own, host: "a.example", minute: 9e9, taken: 1 }),
    insert("matches", {
      ...own,
      property_id: property.id,
      lead_id: leadId,
      side: "own",
      scope: "INTERNAL",
      status: "NEW",
      score: 80,
      facts: "{}",
      touched: 0,
      created_at: 1,
      updated_at: 1,
      known_at: 1,
    }),
    insert("radar_windows", { ...own, since: 9e15, lead_id: leadId, new_matches: 1, top_score: 80 }),
    insert("feed_listings", { ...own, ref: "f-1", property_id: property.id, fingerprint: "x" }),
    insert("feed_reports", { ...own, sync_id: "s", at: 1, report: "{}" }),
    insert("feed_progress", { ...own, sync_id: "s", part: 1, refs: "[]", skipped: 0 }),
    insert("feeds", {
      ...own,
      url: "https://a.example/feed.xml",
      connector: "VRSYNC",
      auto_sync: 0,
      next_auto_at: 9e15,
      tally: "{}",
    }),
    insert("feed_conflicts", {
      ...own,
      ref: "f-1",
      field: "title",
      property_id: property.id,
      value: '"x"',
      mark: "m",
      kept: 0,
      found_at: 1,
    }),
    insert("batches", {
      ...own,
      id: batchId,
      type: "properties",
      status: "DONE",
      dry_run: 0,
      total: 1,
      worked_to: 1,
      turn_at: 0,
      created_at: 9e15,
      finished_at: 1,
    }),
    insert("batch_items", { ...own, batch_id: batchId, position: 1, outcome: "CREATED" }),
    insert("batch_lanes", { ...own, holder: "", ticket: "", held_until: 0, next_at: 0 }),
  ]);
  return account;
};

describe("a move", () => {
  it("brings every row of every table, and leaves nothing behind", async () => {
    const account = await madeAccount();
    const { accountId } = account;
    const before = await rowsIn("DB", accountId);
    for (const [table, rows] of Object.entries(before))
      if (table !== "portfolio_history") expect(rows, table).not.toEqual([]);
    const id = await planMove(accountId, "DB", "DB_S1");
    await workOn(accountId);
    expect((await moveOf(id)).state).toBe("DONE");
    expect(await rowsIn("DB_S1", accountId)).toEqual(before);
    expect(await countIn("DB", accountId)).toBe(0);
    expect(await query`SELECT shard FROM accounts WHERE id = ${accountId}`).toEqual([{ shard: "DB_S1" }]);
  });

  it("makes a write wait while the account is closed, and then does it once, where the account is", async () => {
    const account = await madeAccount();
    const { accountId } = account;
    const id = await planMove(accountId, "DB", "DB_S1");
    await workOn(accountId, ({ state, step }) => state === "FROZEN" && step === 1);
    await workMove(movePorts(), accountId);
    expect((await moveOf(id)).state).toBe("FLIPPED");
    const put = () =>
      callOn(account, "PUT", "/properties/by-ref/late", {
        body: listing(),
        headers: { "Idempotency-Key": "late" },
      });
    const [written] = await Promise.all([put(), workOn(accountId, ({ state }) => state === "CLEANING")]);
    expect(written.status).toBe(201);
    expect((await put()).headers.get("Idempotent-Replayed") ?? "true").toBe("true");
    const rowsOf = async (shard: "DB" | "DB_S1") =>
      (await rowsIn(shard, accountId)).properties!.filter((row) => row.external_ref === "late").length;
    expect([await rowsOf("DB"), await rowsOf("DB_S1")]).toEqual([0, 1]);
    await workOn(accountId);
    expect(await countIn("DB", accountId)).toBe(0);
  });

  it("leaves the account as it was when it is canceled, also while the account is closed", async () => {
    const account = await madeAccount();
    const { accountId } = account;
    const before = await rowsIn("DB", accountId);
    const id = await planMove(accountId, "DB", "DB_S1");
    await workOn(accountId, ({ state }) => state === "FROZEN");
    await callOff(id);
    await workOn(accountId);
    expect((await moveOf(id)).state).toBe("CANCELLED");
    expect(await rowsIn("DB", accountId)).toEqual(before);
    expect(await countIn("DB_S1", accountId)).toBe(0);
    const later = await callOn(account, "PUT", "/properties/by-ref/later", { body: listing() });
    expect(later.status).toBe(201);
  });

  it.each([
    ["the account is open in its new database", async () => undefined, "CLEANING"],
    ["the move was called off", callOff, "CANCELLED"],
  ] as const)("is not begun again by a step that comes when %s", async (_, meanwhile, state) => {
    const account = await madeAccount();
    const { accountId } = account;
    const id = await planMove(accountId, "DB", "DB_S1");
    const held = Promise.withResolvers<void>();
    const late = (db: Database): Database => ({
      prepare: (text) => db.prepare(text),
      batch: (async (statements: D1PreparedStatement[]) => {
        if (statements.length > 1) await held.promise;
        return db.batch(statements);
      }) as Database["batch"],
    });
    const ports = movePorts();
    const step = prepare({ ...ports, shard: (name) => late(ports.shard(name)) }, await moveOf(id));
    await meanwhile(id);
    await workOn(accountId, (move) => move.state === state);
    expect((await moveOf(id)).state).toBe(state);
    held.resolve();
    await step;
    const put = await callOn(account, "PUT", "/properties/by-ref/after", { body: listing() });
    expect([put.status, put.text]).toEqual([201, expect.anything()]);
    for (const shard of ["DB", "DB_S1"] as const) {
      const closed = sql("SELECT state FROM moving WHERE account_id = ? AND state <> 'GONE'", accountId);
      expect((await run(DATABASES[shard], [closed]))[0]).toEqual([]);
    }
  });

  it("is canceled if a row that was moved out of another's way loses its noted change", async () => {
    const account = await madeAccount();
    const { accountId } = account;
    const id = await planMove(accountId, "DB", "DB_S1");
    await workOn(accountId, ({ state }) => state === "FROZEN");
    // Everything was compared, and the account is not closed yet.
    await query`UPDATE account_moves SET state = 'CATCHING_UP' WHERE id = ${id}`;
    const rename = (from: string, to: string) =>
      sql(
        "UPDATE properties SET external_ref = ? WHERE account_id = ? AND external_ref = ?",
        to,
        accountId,
        from,
      );
    // The first noted row takes the code that the last one gave up, with a full round in between.
    await run(env.DB, [rename("a-1", "free"), rename("a-2", "a-1")]);
    const [taken] =
      await query`SELECT id FROM properties WHERE account_id = ${accountId} AND external_ref = 'a-1'`;
    const own = "account_id = ? AND tbl = 'properties' AND key";
    await run(env.DB, [
      sql(`UPDATE move_changes SET n = 9e14 + (n & 1023) WHERE ${own} <> json_array(?)`, accountId, taken.id),
      sql(`UPDATE move_changes SET n = -9e14 WHERE ${own} = json_array(?)`, accountId, taken.id),
      sql(
        `WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 200)
         INSERT INTO move_changes (n, account_id, tbl, key) SELECT n, ?, 'properties', json_array('none-' || n) FROM i`,
        accountId,
      ),
    ]);
    await workMove(movePorts(), accountId);
    expect((await rowsIn("DB_S1", accountId)).properties!.map((row) => row.id)).not.toContain(taken.id);
    await query`DELETE FROM move_changes WHERE account_id = ${accountId} AND n = -9e14`;
    await workOn(accountId);
    expect(await moveOf(id)).toMatchObject({ state: "CANCELLED", error: "1 rows of properties differ" });
    expect((await rowsIn("DB", accountId)).properties!.map((row) => row.id)).toContain(taken.id);
    expect(await countIn("DB_S1", accountId)).toBe(0);
  });

  it("removes what it left behind, however many moves were canceled since", async () => {
    const { accountId } = await madeAccount();
    const id = await planMove(accountId, "DB", "DB_S1");
    await workOn(accountId);
    const due = (await moveOf(id)).changedAt + 9 * DAY_MS;
    await query`WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 30)
      INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
      SELECT ${id} || '-' || n, ${accountId}, 'DB_S1', 'DB', 'CANCELLED', ${due}, ${due} FROM i`;
    const left = async (): Promise<unknown[]> => {
      const counts = ["moving", "arriving"].map((table) =>
        sql(`SELECT move_id FROM ${table} WHERE account_id = ?`, accountId),
      );
      const found = await Promise.all(Object.values(DATABASES).map((db) => run(db, counts)));
      return found.flat(2);
    };
    const work = (now: number) =>
      workMove(
        movePorts(undefined, () => now),
        accountId,
      );
    expect(await work(due - 1)).toBe(1);
    expect(await left()).toHaveLength(2);
    expect(await work(due)).toBeNull();
    expect(await left()).toEqual([]);
  });

  it("has messages that name the old database processed in the new one", async () => {
    const account = await madeAccount();
    const { accountId } = account;
    await planMove(accountId, "DB", "DB_S1");
    await workOn(accountId);
    const set = sql("UPDATE photo_discards SET leased_until = 0 WHERE account_id = ?", accountId);
    await run(DATABASES.DB_S1, [set]);
    const message = { v: 1, kind: "discard", accountId, shard: "DB" };
    const { env: bound } = faultyEnv(null, BINDINGS);
    const batch = createMessageBatch("photos", [
      { id: "1", timestamp: new Date(), attempts: 1, body: message },
    ]);
    const context = createExecutionContext();
    await queue(batch as MessageBatch<unknown>, bound, context);
    expect((await rowsIn("DB_S1", accountId)).photo_discards).toEqual([]);
  });
});
