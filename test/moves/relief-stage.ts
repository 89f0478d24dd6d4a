import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import type { MovePorts } from "../../src/domain/moves/move.ts";
import { relieveSome } from "../../src/domain/moves/relieve.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { databases, NAMES, type Name } from "./sqlite-database.ts";

const PROPERTY = 19_200;
/** The bytes of 50 properties. */
export const FIFTY = 50 * PROPERTY;
const FULL = 6_000_000_000;

interface Facts {
  readonly shard: string;
  readonly type: "AGENCY" | "DEVELOPER";
  readonly limit: number;
  readonly sandboxOf: string | null;
}

const PLAIN: Facts = { shard: "DB_S1", type: "AGENCY", limit: 100, sandboxOf: null };

/** Accounts in one database, each with its number of properties, and other databases with room. */
export class Stage {
  readonly #db = databases();
  now = 10_000_000_000;
  names: readonly string[] = NAMES;

  constructor(kept: Readonly<Record<string, number>>) {
    for (const [id, properties] of Object.entries(kept)) this.add(id, properties);
  }

  /** @param kept how many properties it has; null if its rows were lost */
  add(id: string, kept: number | null, facts: Partial<Facts> = {}): void {
    const { shard, type, limit, sandboxOf } = { ...PLAIN, ...facts };
    this.at("DB", [
      sql(
        `INSERT INTO accounts (id, shard, name, type, status, plan, property_limit, owner_name, owner_email, created_at,
           updated_at, subscription, creci_verified, sandbox_of)
         VALUES (?, ?, 'A', ?, 'ACTIVE', 'PRO', ?, 'T', 't@example.com', 1, 1, 'ACTIVE', 0, ?)`,
        id,
        shard,
        type,
        limit,
        sandboxOf,
      ),
    ]);
    if (kept === null) return;
    this.at("DB_S1", [
      sql(
        "INSERT INTO portfolios (account_id, active, kept, deleted_total, last_place) VALUES (?, 0, ?, 0, 0)",
        id,
        kept,
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
      shardNames: this.names,
      shard,
      calmShard: shard,
      log: () => ({ drain: async () => undefined }),
      gate: () => ({ moved: async () => undefined }),
    };
  }

  /** Decides to relieve the database, as the operator's call does. */
  decide(relieveTo: number | null, state = "CLOSED"): void {
    this.at("DB", [
      sql(
        "INSERT OR REPLACE INTO shards (name, state, changed_at, changed_by, relieve_to) VALUES ('DB_S1', ?, 1, 'ana', ?)",
        state,
        relieveTo,
      ),
    ]);
  }

  /** Leaves room for this many properties in a database. */
  leaveRoom(properties: number, name = "DB_S2"): void {
    const size = "INSERT OR REPLACE INTO shard_sizes (name, bytes, measured_at) VALUES (?, ?, 1)";
    this.at("DB", [sql(size, name, FULL - properties * PROPERTY)]);
  }

  /** Puts all open moves into this state. */
  set(state: string): void {
    this.at("DB", [
      sql(
        "UPDATE account_moves SET state = ?, changed_at = ? WHERE state NOT IN ('DONE', 'CANCELLED')",
        state,
        this.now,
      ),
    ]);
  }

  /** Stores a move that relief did not begin. */
  begin(id: string, from: string, to: string, state: string): void {
    this.at("DB", [
      sql(
        `INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
         VALUES ('m-' || ?1, ?1, ?2, ?3, ?4, ?5, ?5)`,
        id,
        from,
        to,
        state,
        this.now,
      ),
    ]);
  }

  get relieveTo(): unknown {
    return this.at("DB", [sql("SELECT relieve_to FROM shards WHERE name = 'DB_S1'")])[0]![0]!.relieve_to;
  }

  /** Does what the job does each minute. */
  async relieve(times = 1): Promise<void> {
    for (let at = 0; at < times; at += 1) await relieveSome(this.ports, "DB_S1");
  }

  get moves(): Row[] {
    return this.at("DB", [sql("SELECT account_id, to_shard, state FROM account_moves ORDER BY rowid")])[0]!;
  }

  get moving(): unknown[] {
    return this.moves.filter(({ state }) => state === "PLANNED").map(({ account_id }) => account_id);
  }

  /** Makes every planned move. */
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
