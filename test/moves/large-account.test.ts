import { describe, expect, it } from "vitest";
import { type Database, type Row, type Statement, sql } from "../../src/db/statement.ts";
import type { MovePorts } from "../../src/domain/moves/move.ts";
import { TABLES } from "../../src/domain/moves/row-pages.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { CHANGES } from "./account-changes.ts";
import { databases, NAMES, type Name, type SqliteDatabase } from "./sqlite-database.ts";

const ACCOUNT = "acc-large";
const MOVE = "move-large";

/** One account in databases of its own, with a mover that takes one step at a time. */
class Stage {
  readonly #db: Record<Name, SqliteDatabase> = databases();
  /** The number of calls to databases. */
  calls = 0;
  #now = 1_000_000;

  constructor(properties: number) {
    this.at("DB", [
      sql(
        `INSERT INTO accounts (id, shard, name, type, status, plan, property_limit, owner_name, owner_email, created_at,
           updated_at, subscription, creci_verified)
         VALUES (?, 'DB_S1', 'A', 'AGENCY', 'ACTIVE', 'PRO', 100, 'T', 't@example.com', 1, 1, 'ACTIVE', 0)`,
        ACCOUNT,
      ),
      sql(
        `INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
         VALUES (?, ?, 'DB_S1', 'DB_S2', 'PLANNED', 1, 1)`,
        MOVE,
        ACCOUNT,
      ),
    ]);
    this.at("DB_S1", [
      sql(
        "INSERT INTO portfolios (account_id, active, kept, deleted_total, last_place) VALUES (?, 0, 0, 0, 0)",
        ACCOUNT,
      ),
    ]);
    const changes = ["addProperty", "setPhotos", "addLead", "logInteraction", "match", "conflict"];
    for (let n = 0; n < properties; n += 1)
      for (const [at, change] of changes.entries())
        this.at("DB_S1", CHANGES[change]!(`r${n}`, `r${n}`, n * 10 + at)(ACCOUNT));
  }

  at(name: Name, statements: readonly Statement[]): Row[][] {
    return this.#db[name].batch(
      statements.map(({ sql: text, params }) => ({ text, params: params as never })),
    );
  }

  get #ports(): MovePorts {
    // Each call takes two turns, before and after its effect.
    const turn = async () => {
      this.calls += 0.5;
    };
    const shard = (name: string): Database => this.#db[name as Name].port(turn);
    return {
      clock: { now: () => this.#now },
      directory: shard("DB"),
      shardNames: NAMES,
      shard,
      calmShard: shard,
      log: () => ({ drain: async () => undefined }),
      gate: () => ({ moved: async () => undefined }),
    };
  }

  get move(): { readonly state: string; readonly error: string | null } {
    const [[row]] = this.at("DB", [sql("SELECT state, error FROM account_moves WHERE id = ?", MOVE)]) as [
      [Row],
    ];
    return row as { state: string; error: string | null };
  }

  /** The outcome of the comparison after the last round. */
  get compared(): unknown[] {
    const [[row]] = this.at("DB_S2", [sql("SELECT after FROM arriving WHERE tbl = '+'")]) as [
      [Row | undefined],
    ];
    return row ? (JSON.parse(row.after as string) as unknown[]).slice(1) : [];
  }

  async step(): Promise<void> {
    this.#now += (await workMove(this.#ports, ACCOUNT)) ?? 0;
  }

  async until(isThere: () => boolean): Promise<void> {
    for (let at = 0; at < 3_000 && !isThere(); at += 1) await this.step();
    if (!isThere()) throw new Error("The move ends before that.");
  }

  ended = async (): Promise<{ readonly state: string; readonly error: string | null }> => {
    await this.until(() => ["DONE", "CANCELLED"].includes(this.move.state));
    return this.move;
  };

  rows(name: Name): Record<string, string[]> {
    const results = this.at(
      name,
      TABLES.map((table) => sql(`SELECT * FROM ${table} WHERE account_id = ?`, ACCOUNT)),
    );
    const plain = ({ seq: _, place_given: __, weighed: ___, ...row }: Row) => JSON.stringify(row);
    return Object.fromEntries(TABLES.map((table, at) => [table, results[at]!.map(plain).sort()]));
  }

  get isEqual(): boolean {
    return this.compared[0] === "equal";
  }

  /** Writes to the new database as the mover does, past the fence. */
  inside(statement: Statement): void {
    const [[fence]] = this.at("DB_S2", [sql("SELECT * FROM moving WHERE account_id = ?", ACCOUNT)]) as [
      [Row],
    ];
    this.at("DB_S2", [
      sql("DELETE FROM moving WHERE account_id = ?", ACCOUNT),
      statement,
      sql(
        "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, ?, ?, ?)",
        ACCOUNT,
        fence.move_id,
        fence.state,
        fence.to_shard,
      ),
    ]);
  }
}

it("more changed rows than fit into a round all arrive, even if each took a code that another gave up", async () => {
  const stage = new Stage(700);
  await stage.until(() => stage.isEqual);
  stage.at("DB_S1", [
    sql("UPDATE properties SET external_ref = 'x' || external_ref WHERE account_id = ?", ACCOUNT),
    sql(
      `UPDATE properties SET external_ref = 'r' || ((substr(external_ref, 3) + 350) % 700), title = 'other'
       WHERE account_id = ?`,
      ACCOUNT,
    ),
    sql(`UPDATE matches SET status = 'ARCHIVED' WHERE account_id = ?`, ACCOUNT),
    sql("UPDATE leads SET name = 'other' WHERE account_id = ?", ACCOUNT),
  ]);
  const before = stage.rows("DB_S1");
  expect(await stage.ended()).toEqual({ state: "DONE", error: null });
  expect(stage.rows("DB_S2")).toEqual(before);
  expect(Object.values(stage.rows("DB_S1")).flat()).toEqual([]);
});

it("a closed account waits for the same few calls, however many rows it has", async () => {
  const callsToClose = async (properties: number): Promise<number> => {
    const stage = new Stage(properties);
    await stage.until(() => stage.move.state === "FROZEN");
    const before = stage.calls;
    await stage.until(() => stage.move.state === "CLEANING");
    return stage.calls - before;
  };
  const few = await callsToClose(3);
  const many = await callsToClose(600);
  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(20);
});

describe("a move ends, and the account stays where it is, when", () => {
  const cancellation = (table: string) => ({
    state: "CANCELLED",
    error: `1 rows of ${table} differ`,
  });

  it("the new database has one row too many", async () => {
    const stage = new Stage(3);
    await stage.until(() => stage.move.state === "CATCHING_UP");
    stage.inside(
      sql(
        "INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score) VALUES (1, 'l', ?, 1, 80)",
        ACCOUNT,
      ),
    );
    expect(await stage.ended()).toEqual(cancellation("radar_windows"));
    expect(Object.values(stage.rows("DB_S2")).flat()).toEqual([]);
  });

  it("the new database lacks a row", async () => {
    const stage = new Stage(3);
    await stage.until(() => stage.move.state === "CATCHING_UP");
    stage.inside(sql("DELETE FROM interactions WHERE id = ?", `int-${ACCOUNT}-3`));
    expect(await stage.ended()).toEqual(cancellation("interactions"));
  });

  it("a change made after the comparison arrives altered", async () => {
    const stage = new Stage(3);
    await stage.until(() => stage.isEqual);
    stage.at("DB_S2", [
      sql(
        "CREATE TRIGGER keeping BEFORE DELETE ON leads WHEN EXISTS (SELECT 1 FROM arriving) BEGIN SELECT RAISE(IGNORE); END",
      ),
    ]);
    stage.at("DB_S1", CHANGES.purgeLead!("r1", "r1", 0)(ACCOUNT));
    await stage.until(() => stage.move.error !== null);
    expect(stage.move.error).toBe(cancellation("leads").error);
  });
});
