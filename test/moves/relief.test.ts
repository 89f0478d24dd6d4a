import { describe, expect, it } from "vitest";
import type { MovePorts } from "../../src/domain/moves/move.ts";
import { relieveSome } from "../../src/domain/moves/relieve.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { databases, type Name, NAMES } from "./sqlite-database.ts";

/** Bytes of 50 properties. */
const SOME = 50 * 19_200;

/** Accounts in one database, by how many properties each keeps; another has room. */
class Stage {
  readonly #db = databases();
  now = 1_000_000_000;

  constructor(kept: Readonly<Record<string, number>>) {
    for (const [id, properties] of Object.entries(kept)) this.add(id, properties);
  }

  add(id: string, kept: number, sandboxOf: string | null = null): void {
    this.at("DB", [
      sql(
        `INSERT INTO accounts (id, shard, name, type, status, plan, property_limit, owner_name, owner_email, created_at,
           updated_at, subscription, creci_verified, sandbox_of)
         VALUES (?, 'DB_S1', 'A', 'AGENCY', 'ACTIVE', 'PRO', 100, 'T', 't@example.com', 1, 1, 'ACTIVE', 0, ?)`,
        ...[id, sandboxOf],
      ),
    ]);
    this.at("DB_S1", [
      sql(
        "INSERT INTO portfolios (account_id, active, kept, deleted_total, last_place) VALUES (?, 0, ?, 0, 0)",
        ...[id, kept],
      ),
    ]);
  }

  at(name: Name, statements: readonly Statement[]): Row[][] {
    return this.#db[name].batch(
      statements.map(({ sql: text, params }) => ({ text, params: params as never })),
    );
  }

  get ports(): MovePorts {
    const shard = (name: string) => this.#db[name as Name].port(async () => undefined);
    return {
      clock: { now: () => this.now },
      directory: shard("DB"),
      shardNames: NAMES,
      ...{ shard, calmShard: shard },
      log: () => ({ drain: async () => undefined }),
      gate: () => ({ moved: async () => undefined }),
    };
  }

  /** As the operation does. */
  decide(relieveTo: number | null, state = "CLOSED"): void {
    this.at("DB", [
      sql(
        "INSERT OR REPLACE INTO shards (name, state, changed_at, changed_by, relieve_to) VALUES ('DB_S1', ?, 1, 'ana', ?)",
        ...[state, relieveTo],
      ),
    ]);
  }

  get relieveTo(): unknown {
    return this.at("DB", [sql("SELECT relieve_to FROM shards WHERE name = 'DB_S1'")])[0]![0]!.relieve_to;
  }

  /** As the job does each minute. */
  async relieve(times = 1): Promise<void> {
    for (let at = 0; at < times; at += 1) await relieveSome(this.ports, "DB_S1");
  }

  get moves(): Row[] {
    return this.at("DB", [sql("SELECT account_id, to_shard, state FROM account_moves ORDER BY rowid")])[0]!;
  }

  get moving(): unknown[] {
    return this.moves.filter(({ state }) => state === "PLANNED").map(({ account_id }) => account_id);
  }

  /** Every move of now is made. */
  async move(): Promise<void> {
    for (const { account_id: id, state } of this.moves)
      for (let at = 0; at < 200 && !["DONE", "CANCELLED"].includes(state as string); at += 1)
        this.now += (await workMove(this.ports, id as string)) ?? 0;
  }

  get lying(): unknown[] {
    return this.at("DB", [sql("SELECT id FROM accounts WHERE shard = 'DB_S1' ORDER BY id")])[0]!.map(
      ({ id }) => id,
    );
  }
}

describe("a database that is relieved", () => {
  it("loses its largest accounts, two at once, until the others are small enough", async () => {
    const stage = new Stage({ "acc-a": 10, "acc-b": 40, "acc-c": 30, "acc-d": 20 });
    stage.decide(SOME);
    await stage.relieve(5);
    expect(stage.moving).toEqual(["acc-b", "acc-c"]);
    await stage.move();
    await stage.relieve(3);
    expect(stage.moving).toEqual([]);
    expect([stage.lying, stage.relieveTo]).toEqual([["acc-a", "acc-d"], null]);
    const [audit] = stage.at("DB", [sql("SELECT actor, action, account_id FROM audit ORDER BY rowid")]);
    expect(audit).toEqual([
      { actor: "ana", action: "account.move", account_id: "acc-b" },
      { actor: "ana", action: "account.move", account_id: "acc-c" },
    ]);
  });

  it("begins no more moves when several runs come at once", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30, "acc-c": 20 });
    stage.decide(0);
    await Promise.all(Array.from({ length: 6 }, () => stage.relieve(2)));
    expect(stage.moving).toEqual(["acc-a", "acc-b"]);
  });

  it("goes on with others while a move that was called off rests for an hour", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30 });
    stage.decide(0);
    await stage.relieve();
    stage.at("DB", [sql("UPDATE account_moves SET state = 'CANCELLED', changed_at = ?", stage.now)]);
    await stage.relieve(2);
    expect(stage.moving).toEqual(["acc-b"]);
    stage.now += HOUR_MS;
    await stage.relieve();
    expect(stage.moving).toEqual(["acc-b", "acc-a"]);
  });

  it("begins none once the operator has opened it again", async () => {
    const stage = new Stage({ "acc-a": 40 });
    stage.decide(null, "OPEN");
    await stage.relieve();
    expect(stage.moves).toEqual([]);
  });

  it("begins none while no other database has room", async () => {
    const stage = new Stage({ "acc-a": 40 });
    stage.decide(0);
    const size = "INSERT INTO shard_sizes (name, bytes, measured_at) VALUES ('DB_S2', 7000000000, 1)";
    stage.at("DB", [sql(size)]);
    await stage.relieve();
    expect([stage.moves, stage.relieveTo]).toEqual([[], 0]);
  });

  it("leaves out who is restored", async () => {
    const stage = new Stage({ "acc-a": 40, "acc-b": 30 });
    stage.decide(0);
    stage.at("DB", [
      sql(
        `INSERT INTO restores (id, account_id, export_id, exported_at, shard, replaces, state, begun_at, due_at)
         VALUES ('r', 'acc-a', 'e', 1, 'DB_S1', 1, 'RUNNING', 1, 1)`,
      ),
    ]);
    await stage.relieve(2);
    expect(stage.moving).toEqual(["acc-b"]);
  });
});

it("a database that is drained is empty in the end, with the sandboxes that were left", async () => {
  const stage = new Stage({ "acc-a": 0, "acc-b": 3, "acc-c": 7 });
  stage.add("acc-demo-a", 5, "acc-a");
  stage.decide(0, "DRAINING");
  for (let at = 0; at < 5; at += 1) {
    await stage.relieve(2);
    await stage.move();
  }
  await stage.relieve();
  expect([stage.lying, stage.relieveTo]).toEqual([[], null]);
  expect(new Set(stage.moves.map(({ to_shard }) => to_shard))).toEqual(new Set(["DB_S2"]));
});
