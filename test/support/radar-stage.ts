import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { Alarm } from "../../durable-objects/alarm.ts";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";
import type { Lead } from "../../src/db/schema/leads.ts";
import { leadTable } from "../../src/db/schema/leads.ts";
import type { Property } from "../../src/db/schema/properties.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { type Row, run, type Statement, sql } from "../../src/db/statement.ts";
import { type Account, accountTable } from "../../src/domain/accounts/account.ts";
import { newId } from "../../src/lib/id.ts";
import {
  accountBoard,
  type ChangedObject,
  cityBoard,
  launchBoard,
  type MatchBoardPort,
} from "../../src/ports/match-board.ts";
import { faultyEnv } from "./faulty-env.ts";
import { MadeMatches } from "./made-matches.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { storedLead } from "./stored-lead.ts";
import { storedProperty } from "./stored-property.ts";

const SHARDS = ["DB", "DB_S1"] as const;

/** What a stage records: the matches that its boards made, and the boards called so far. */
interface Seen {
  readonly made: MadeMatches;
  readonly boards: Set<string>;
}

const METHODS = ["tell", "check", "take", "audit", "settle"] as const satisfies (keyof MatchBoardPort)[];

/** A board with both shards, which restarts before each call. */
const restartingBoard = (name: string, seen?: Seen): MatchBoardPort => {
  seen?.boards.add(name);
  const stub = env.MATCH_BOARD.getByName(name);
  const call =
    (method: (typeof METHODS)[number]) =>
    (...args: unknown[]) =>
      runInDurableObject(stub, (_, state) => {
        const board = new MatchBoard(state, twoShards(seen));
        return Reflect.apply(board[method] as (...given: unknown[]) => Promise<unknown>, board, args);
      });
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as unknown as MatchBoardPort;
};

/** The bindings that differ with a second shard. */
const bindingsOf = (seen?: Seen) => ({
  DB: seen?.made.around(env.DB) ?? env.DB,
  DB_S1: seen?.made.around(env.SPARE_RADAR) ?? env.SPARE_RADAR,
  MATCH_BOARD: { getByName: (name: string) => restartingBoard(name, seen) },
});

/** The environment with a second shard. */
export const twoShards = (seen?: Seen): Env => ({ ...env, ...bindingsOf(seen) }) as unknown as Env;

const databaseOf = (shard: string): D1Database => (shard === "DB" ? env.DB : env.SPARE_RADAR);

/** Accounts in two shards, whose rows the test writes itself, and boards that work on command. */
export class RadarStage {
  readonly cities = [newId("account"), newId("account")].map((id) => `city-${id}`);
  readonly accounts: Account[] = [];
  readonly made = new MadeMatches();
  readonly #called = new Set<string>();

  /** Opens a stage on which, while the calling test runs, nothing happens by itself. */
  static async open(): Promise<RadarStage> {
    vi.spyOn(Alarm.prototype, "wakeAt").mockResolvedValue(undefined);
    vi.spyOn(EventLog.prototype, "drain").mockResolvedValue(undefined);
    await prepareDatabase(env.SPARE_RADAR);
    return new RadarStage();
  }

  async account(overrides: Partial<Account> = {}): Promise<Account> {
    const account: Account = {
      ...accountTable.nulls,
      id: newId("account"),
      shard: "DB",
      name: "Imobiliária",
      type: "AGENCY",
      status: "ACTIVE",
      plan: "PRO",
      subscription: "ACTIVE",
      propertyLimit: 100,
      ownerName: "Titular",
      ownerEmail: "t@example.com",
      creciVerified: false,
      createdAt: 1,
      updatedAt: 1,
      ...overrides,
    };
    await this.write("DB", accountTable.insert(account));
    await this.write(account.shard, sql("INSERT INTO portfolios (account_id) VALUES (?)", account.id));
    this.accounts.push(account);
    return account;
  }

  async setAccount(account: Account, fields: Partial<Account>): Promise<void> {
    Object.assign(account, fields);
    await this.write("DB", accountTable.update(fields, "id = ?", [account.id]));
  }

  write = (shard: string, ...statements: Statement[]): Promise<Row[][]> => run(databaseOf(shard), statements);

  /** Stores an eligible property, by default in the first city. */
  async property(account: Account, overrides: Partial<Property> = {}): Promise<Property> {
    const { seq: _, ...property } = storedProperty({
      accountId: account.id,
      cityId: this.cities[0]!,
      externalRef: null,
      ...overrides,
    });
    await this.write(account.shard, propertyTable.insert(property));
    return { seq: 0, ...property };
  }

  async lead(account: Account, overrides: Partial<Lead> = {}): Promise<Lead> {
    const { seq: _, ...lead } = storedLead({
      accountId: account.id,
      externalRef: null,
      interest: this.interest(),
      ...overrides,
    });
    await this.write(account.shard, leadTable.insert(lead));
    return { seq: 0, ...lead };
  }

  interest(overrides: Partial<Lead["interest"]> = {}): Lead["interest"] {
    const locations = [{ cityId: this.cities[0]!, neighborhoodSlug: null, neighborhood: null }];
    return { ...storedLead().interest, locations, ...overrides };
  }

  get cityBoards(): string[] {
    return [cityBoard, launchBoard].flatMap((boardIn) => this.cities.map((cityId) => boardIn(cityId)));
  }

  get boards(): string[] {
    return [...this.accounts.map(({ id }) => accountBoard(id)), ...this.cityBoards];
  }

  /** The parts of divided boards, except each board's first part. */
  get parts(): string[] {
    return [...this.#called].filter((name) => name.includes("#"));
  }

  get #seen(): Seen {
    return { made: this.made, boards: this.#called };
  }

  board = (name: string): MatchBoardPort => restartingBoard(name, this.#seen);

  /**
   * The board works until its process dies, before or after one of its calls took effect.
   * @param among counts only calls whose label begins like this
   */
  async workAndDie(name: string, at: number, when: "before" | "after", among = ""): Promise<void> {
    const faulty = faultyEnv({ at, when, how: "die", among }, bindingsOf(this.#seen));
    await runInDurableObject(env.MATCH_BOARD.getByName(name), (_, state) =>
      Promise.race([new MatchBoard(state, faulty.env).settle(name), faulty.died]),
    );
  }

  changed = (kind: ChangedObject["kind"], account: Account, id: string): ChangedObject => ({
    kind,
    id,
    accountId: account.id,
    shard: account.shard,
    moved: kind === "property",
  });

  /** Notifies every board of an object: a board that it does not concern finds that out itself. */
  async notify(kind: ChangedObject["kind"], account: Account, id: string): Promise<void> {
    for (const name of this.boards) await this.board(name).tell(name, [this.changed(kind, account, id)]);
  }

  async audit(): Promise<void> {
    for (const name of [...this.boards, ...this.parts]) await this.board(name).audit(name);
  }

  /** Runs every board until none has work. @returns whether none had any at first */
  async settle(): Promise<boolean> {
    let isFirst = true;
    for (;;) {
      let atRest = true;
      for (const name of [...this.boards, ...this.parts])
        atRest = (await this.board(name).settle(name)) && atRest;
      if (atRest) return isFirst;
      isFirst = false;
    }
  }

  /** Rows of this stage's accounts, shard by shard, ordered by the table's first column. */
  async rows(table: "matches" | "radar_windows" | "outbox"): Promise<Row[]> {
    const ids = JSON.stringify(this.accounts.map(({ id }) => id));
    const text = `SELECT * FROM ${table} WHERE account_id IN (SELECT value FROM json_each(?)) ORDER BY 1`;
    const found = await Promise.all(
      SHARDS.map(async (shard) =>
        (await this.write(shard, sql(text, ids)))[0]!.map((row) => ({ ...row, shard })),
      ),
    );
    return found.flat();
  }

  /** The cards of these objects in both shards. */
  async cards(ids: readonly string[]): Promise<Row[]> {
    const text = "SELECT * FROM radar_cards WHERE id IN (SELECT value FROM json_each(?))";
    const found = await Promise.all(
      SHARDS.map(async (shard) =>
        (await this.write(shard, sql(text, JSON.stringify(ids))))[0]!.map((row) => ({ ...row, shard })),
      ),
    );
    return found.flat();
  }

  /** The boards' tables in which the text occurs: due work, known objects, pending pairs and pending notices. */
  async tracesOf(text: string): Promise<string[]> {
    const found = await Promise.all(
      [...this.boards, ...this.parts].map((name) =>
        runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage: { sql: own } }) =>
          ["due", "offers", "wishes", "moved_pairs", "notices"].filter((table) =>
            JSON.stringify(own.exec(`SELECT * FROM ${table}`).toArray()).includes(text),
          ),
        ),
      ),
    );
    return found.flat();
  }

  /** Archives a match, as if its account acted on it. */
  async touch({ seq, shard }: Row): Promise<void> {
    const text = "UPDATE matches SET touched = 1, status = 'ARCHIVED' WHERE seq = ?";
    await this.write(shard as string, sql(text, seq));
  }
}

/** A stage with an account in each shard. */
export const radarOnTwoShards = async () => {
  const stage = await RadarStage.open();
  return { stage, ours: await stage.account(), theirs: await stage.account({ shard: "DB_S1" }) };
};
