import { retryIfMoved } from "../../src/db/commit.ts";
import { type Database, type Row, run, type Statement, sql } from "../../src/db/statement.ts";
import type { MovePorts } from "../../src/domain/moves/move.ts";
import { TABLES } from "../../src/domain/moves/row-pages.ts";
import { workMove } from "../../src/domain/moves/work-move.ts";
import { isMoved } from "../../src/errors/platform.ts";
import { CHANGES, type Change, keyed } from "./account-changes.ts";
import { Crowd } from "./crowd.ts";
import { NAMES, type Name, type SqliteDatabase, type Turn } from "./sqlite-database.ts";

const never = (): Promise<never> => new Promise(() => undefined);

/** Defects that a world can be given, and that its checks must notice. */
export interface Defects {
  readonly isGateUnnotified?: true;
  readonly isUnfenced?: true;
}

let made = 0;

/** An account that is moved while three actors write, one reads and a job runs, and its twin that stays. */
export class World {
  readonly #crowd: Crowd;
  readonly #db: Record<Name, SqliteDatabase>;
  readonly #ours: string;
  readonly #twin: string;
  readonly #id: string;
  readonly purged: string[] = [];
  #number = 0;
  #acknowledged = 0;
  #known: Name | null = null;
  #now = 1_000_000;
  #defects: Defects;
  /** Recreates the dropped triggers. */
  #fence: (() => void) | null = null;

  constructor(seed: number, db: Record<Name, SqliteDatabase>, defects: Defects = {}) {
    made += 1;
    [this.#ours, this.#twin, this.#id] = [`acc-o${made}`, `acc-t${made}`, `move-${made}`];
    this.#crowd = new Crowd(seed);
    this.#db = db;
    this.#defects = defects;
    for (const accountId of [this.#ours, this.#twin]) {
      this.#at("DB", [
        sql(
          `INSERT INTO accounts (id, shard, name, type, status, plan, property_limit, owner_name, owner_email, created_at,
             updated_at, subscription, creci_verified) VALUES (?, 'DB_S1', 'A', 'AGENCY', 'ACTIVE', 'PRO', 100, 'T', 't@example.com', 1, 1, 'ACTIVE', 0)`,
          accountId,
        ),
      ]);
      this.#at("DB_S1", [
        sql(
          "INSERT INTO portfolios (account_id, active, kept, deleted_total, last_place) VALUES (?, 0, 0, 0, 0)",
          accountId,
        ),
      ]);
    }
  }

  get faults(): readonly string[] {
    return this.#crowd.faults;
  }

  #at(name: Name, statements: readonly Statement[]): Row[][] {
    return this.#db[name].batch(
      statements.map(({ sql: text, params }) => ({ text, params: params as never })),
    );
  }

  #port(name: string, turn = this.#crowd.turn): Database {
    return this.#db[name as Name].port(turn);
  }

  async #place(): Promise<Name> {
    await this.#crowd.turn();
    this.#known ??= this.#at("DB", [sql("SELECT shard FROM accounts WHERE id = ?", this.#ours)])[0]![0]!
      .shard as Name;
    const known = this.#known;
    await this.#crowd.turn();
    return known;
  }

  #change(): Change {
    this.#number += 1;
    const refs = ["r1", "r2", "r3", "r4"];
    const make = CHANGES[this.#crowd.pick(Object.keys(CHANGES))]!;
    return make(this.#crowd.pick(refs), this.#crowd.pick(refs), this.#number);
  }

  /** Where the account is, asked of the directory past the gate, as the back office does. */
  async #placeInDirectory(): Promise<Name> {
    await this.#crowd.turn();
    const [[account]] = this.#at("DB", [sql("SELECT shard FROM accounts WHERE id = ?", this.#ours)]) as [
      [Row],
    ];
    await this.#crowd.turn();
    return account.shard as Name;
  }

  /** Writes to the account, and at the moment of the commit to the twin. */
  async #write(change: Change, place = () => this.#place()): Promise<void> {
    const write = async (shard: string): Promise<void> => {
      await this.#crowd.turn();
      try {
        this.#at(shard as Name, change(this.#ours));
      } catch (error) {
        if (isMoved(error)) throw error;
        // A table's constraint refuses the change: it is made to neither account.
        if (/constraint failed/.test((error as Error).message)) return;
        throw error;
      }
      this.#at("DB_S1", change(this.#twin));
      await this.#crowd.turn();
      this.#acknowledged += 1;
    };
    try {
      await retryIfMoved(await place(), place, write, this.#crowd.turn);
    } catch (error) {
      if (!isMoved(error)) throw error;
    }
  }

  async #writer(times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      const change = this.#change();
      const way = this.#crowd.random();
      if (way < 0.3) await this.#write(change, () => this.#placeInDirectory());
      else if (way < 0.7) await this.#write(change);
      else {
        const once = keyed(`k${this.#number}`, change);
        await Promise.all([this.#write(once), this.#write(once)]);
      }
    }
  }

  /** Checks that each read sees every write acknowledged before it. */
  async #reader(times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      const least = this.#acknowledged;
      const db = this.#port(await this.#place());
      const [rows] = await run(db, [
        sql("SELECT deleted_total FROM portfolios WHERE account_id = ?", this.#ours),
      ]);
      const seen = rows![0]?.deleted_total as number | undefined;
      if (seen === undefined || seen < least) this.#crowd.faults.push(`read ${seen} after ${least} writes`);
    }
  }

  /** Purges what is in the trash in either database, and reports each object once. */
  async #job(times: number): Promise<void> {
    for (let at = 0; at < times; at += 1)
      for (const name of ["DB_S1", "DB_S2"] as const) {
        await this.#crowd.turn();
        const trash = "account_id = ? AND status = 'DELETED' AND external_ref = 'r4'";
        const [rows] = this.#at(name, [sql(`SELECT id FROM properties WHERE ${trash}`, this.#ours)]);
        if (rows!.length === 0) continue;
        await this.#crowd.turn();
        try {
          const purge = (accountId: string) => [
            sql(
              `DELETE FROM property_photos WHERE property_id IN (SELECT id FROM properties WHERE ${trash})`,
              accountId,
            ),
            sql(`DELETE FROM properties WHERE ${trash} RETURNING id`, accountId),
          ];
          const [, gone] = this.#at(name, purge(this.#ours));
          this.#at("DB_S1", purge(this.#twin));
          this.purged.push(...gone!.map(({ id }) => id as string));
        } catch (error) {
          if (!isMoved(error)) throw error;
        }
      }
  }

  #ports(turn: Turn): MovePorts {
    const shard = (name: string) => this.#port(name, turn);
    return {
      clock: { now: () => (this.#now += Math.floor(this.#crowd.random() * 400)) },
      directory: this.#port("DB", turn),
      shardNames: NAMES,
      shard,
      calmShard: shard,
      log: () => ({ drain: async () => turn() }),
      gate: () => ({
        moved: async () => {
          await turn();
          if (!this.#defects.isGateUnnotified) this.#known = null;
          await turn();
        },
      }),
    };
  }

  /** A mover that dies at some calls: another continues, and sometimes the first was only late. */
  async #mover(): Promise<void> {
    for (let left = this.#crowd.pick([0, 1, 2, 4]); ; left -= 1) {
      const diesAt = left > 0 ? Math.floor(this.#crowd.random() * 90) : Number.POSITIVE_INFINITY;
      const isLate = this.#crowd.random() < 0.5;
      let calls = 0;
      const died = Promise.withResolvers<"died">();
      const turn = async (): Promise<void> => {
        // The mover is so fast that the other actors encounter every state of the move.
        if (this.#crowd.random() < 0.1) await this.#crowd.turn();
        calls += 1;
        if (calls < diesAt) return;
        died.resolve("died");
        if (!isLate) return never();
        for (let at = 0; at < 20; at += 1) await this.#crowd.turn();
      };
      const working = this.#work(turn).catch((error: unknown) => {
        // A mover that was late may find that another has gone on.
        if (calls < diesAt) throw error;
        return "ended" as const;
      });
      if ((await Promise.race([working, died.promise])) === "ended") return;
    }
  }

  async #work(turn: Turn): Promise<"ended"> {
    for (;;) {
      const next = await workMove(this.#ports(turn), this.#ours);
      const [[open]] = this.#at("DB", [
        sql(
          "SELECT state FROM account_moves WHERE account_id = ? AND state NOT IN ('DONE', 'CANCELLED')",
          this.#ours,
        ),
      ]) as [[{ state: string } | undefined]];
      if (!open) return "ended";
      if (this.#defects.isUnfenced && open.state === "FROZEN")
        this.#fence ??= this.#db.DB_S1.dropTriggers("*_fence_update");
      // Other calls end before the old rows are deleted: none takes that long.
      if (open.state === "CLEANING") while (this.#crowd.running > 1) await this.#crowd.turn();
      this.#now += next ?? 0;
    }
  }

  async run({ cancels = false } = {}): Promise<void> {
    for (let at = 0; at < 25; at += 1) this.#begin(this.#change());
    this.#at("DB", [
      sql(
        `INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
         VALUES (?, ?, 'DB_S1', 'DB_S2', 'PLANNED', 1, 1)`,
        this.#id,
        this.#ours,
      ),
    ]);
    for (let at = 0; at < 3; at += 1) this.#crowd.spawn(() => this.#writer(70));
    this.#crowd.spawn(() => this.#reader(150));
    this.#crowd.spawn(() => this.#job(30));
    this.#crowd.spawn(() => this.#mover());
    if (cancels)
      this.#crowd.spawn(async () => {
        for (let at = Math.floor(this.#crowd.random() * 300); at > 0; at -= 1) await this.#crowd.turn();
        this.#at("DB", [
          sql(
            "UPDATE account_moves SET cancel_at = 1 WHERE id = ? AND state IN ('PLANNED', 'COPYING', 'CATCHING_UP', 'FROZEN')",
            this.#id,
          ),
        ]);
      });
    await this.#crowd.run();
    this.#fence?.();
  }

  #begin(change: Change): void {
    try {
      for (const accountId of [this.#ours, this.#twin]) this.#at("DB_S1", change(accountId));
      this.#acknowledged += 1;
    } catch (error) {
      if (!/constraint failed/.test((error as Error).message)) throw error;
    }
  }

  #rows(name: Name, accountId: string): Record<string, string[]> {
    const results = this.#at(
      name,
      TABLES.map((table) => sql(`SELECT * FROM ${table} WHERE account_id = ?`, accountId)),
    );
    const plain = ({ seq: _, place_given: __, weighed: ___, ...row }: Row) =>
      JSON.stringify(row).replaceAll(accountId, "acc");
    return Object.fromEntries(TABLES.map((table, at) => [table, results[at]!.map(plain).sort()]));
  }

  get end() {
    const [[move]] = this.#at("DB", [
      sql("SELECT state, error FROM account_moves WHERE id = ?", this.#id),
    ]) as [[Row]];
    const [[account]] = this.#at("DB", [sql("SELECT shard FROM accounts WHERE id = ?", this.#ours)]) as [
      [Row],
    ];
    const home = account.shard as Name;
    const away = home === "DB_S1" ? "DB_S2" : "DB_S1";
    return {
      state: move.state,
      error: move.error,
      home,
      ours: this.#rows(home, this.#ours),
      twins: this.#rows("DB_S1", this.#twin),
      left: Object.values(this.#rows(away, this.#ours)).flat().length,
      purgedTwice: this.purged.length - new Set(this.purged).size,
    };
  }
}
