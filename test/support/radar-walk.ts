import fc from "fast-check";
import { expect } from "vitest";
import { type Lead, leadTable } from "../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../src/db/schema/properties.ts";
import { type Row, sql } from "../../src/db/statement.ts";
import { sweepRadar } from "../../src/jobs/sweep-radar.ts";
import { accountBoard, type ChangedObject } from "../../src/ports/match-board.ts";
import { servicesOf } from "../../src/services.ts";
import { forAll, timeoutOf } from "../fuzz/for-all.ts";
import { naiveRows, type Owned, rowText } from "./naive-rows.ts";
import { RadarStage, twoShards } from "./radar-stage.ts";
import { choose, type Random, seededRandom } from "./random.ts";
import { leadFields, propertyFields } from "./walk-fields.ts";

const WALKS = 2;
const STEPS = 48;
const QUIET_EVERY = 12;
/** The total time of a test's walks, in milliseconds. */
export const WALKS_TIMEOUT = timeoutOf(WALKS * 60);

const OBJECTS = 8;
/** The usual number of calls of a board with work. */
const LAST_CALL = 8;

/** What happens to the notices that something has changed. */
export type Post = "arrives" | "may be lost";

export const POSTS: [string, Post][] = [
  ["arrives twice and in any order", "arrives"],
  ["may be lost, once the boards are audited", "may be lost"],
];

const nameOf = ({ shard, seq }: Row): string => `${shard} ${seq}`;

/** Accounts that write, people who act on matches, and a queue that delivers notices twice, late, or never. */
export class RadarWalk {
  readonly #stage: RadarStage;
  readonly #random: Random;
  readonly #post: Post;
  readonly #properties = new Map<string, Owned<Property>>();
  readonly #leads = new Map<string, Owned<Lead>>();
  readonly #everMade: string[] = [];
  readonly #actedOn = new Map<string, Row>();
  #notices: (() => Promise<void>)[] = [];

  constructor(stage: RadarStage, random: Random, post: Post) {
    this.#stage = stage;
    this.#random = random;
    this.#post = post;
  }

  async begin(): Promise<void> {
    for (const [shard, type] of [["DB"], ["DB_S1"], ["DB_S1", "DEVELOPER"]] as const)
      await this.#stage.account({ shard, type: type ?? "AGENCY" });
    for (let at = 0; at < OBJECTS; at += 1) {
      await this.#newProperty();
      await this.#newLead();
    }
  }

  #pick = <T>(values: readonly T[]): T => choose(this.#random, values);

  #notify(kind: ChangedObject["kind"], { account, row }: Owned<Property | Lead>): void {
    if (this.#post === "may be lost" && this.#random() < 0.3) return;
    const changed = this.#stage.changed(kind, account, row.id);
    const boards = [accountBoard(account.id), ...this.#stage.cityBoards];
    const copies = this.#random() < 0.2 ? 2 : 1;
    for (const name of boards)
      for (let copy = 0; copy < copies; copy += 1)
        this.#notices.push(() => this.#stage.board(name).tell(name, [changed]));
  }

  async #newProperty(): Promise<void> {
    const account = this.#pick(this.#stage.accounts);
    const kind = account.type === "DEVELOPER" && this.#random() < 0.5 ? "DEVELOPMENT" : "PROPERTY";
    const row = await this.#stage.property(account, { kind, ...this.#propertyFields() });
    this.#everMade.push(row.id);
    this.#properties.set(row.id, { account, row });
    this.#notify("property", { account, row });
  }

  #propertyFields = (): Partial<Property> => ({
    ...propertyFields(this.#random, this.#stage),
    updatedAt: Date.now() + this.#everMade.length + Math.floor(performance.now()),
  });

  async #newLead(): Promise<void> {
    const account = this.#pick(this.#stage.accounts);
    const row = await this.#stage.lead(account, this.#leadFields());
    this.#everMade.push(row.id);
    this.#leads.set(row.id, { account, row });
    this.#notify("lead", { account, row });
  }

  #leadFields = (): Partial<Lead> => leadFields(this.#random, this.#stage);

  async #changeProperty(): Promise<void> {
    const owned = this.#pick([...this.#properties.values()]);
    const fields = { ...this.#propertyFields(), updatedAt: owned.row.updatedAt + 1 };
    Object.assign(owned.row, fields);
    const { account, row } = owned;
    await this.#stage.write(account.shard, propertyTable.update(fields, "id = ?", [row.id]));
    this.#notify("property", owned);
  }

  async #changeLead(): Promise<void> {
    const owned = this.#pick([...this.#leads.values()]);
    const fields = this.#leadFields();
    Object.assign(owned.row, fields);
    await this.#stage.write(owned.account.shard, leadTable.update(fields, "id = ?", [owned.row.id]));
    this.#notify("lead", owned);
  }

  /** Removes an object and its account's own matches of it, as a purge does. */
  async #remove(kind: ChangedObject["kind"]): Promise<void> {
    const all: Map<string, Owned<Property | Lead>> = kind === "property" ? this.#properties : this.#leads;
    const owned = this.#pick([...all.values()]);
    const { account, row } = owned;
    const table = kind === "property" ? "properties" : "leads";
    const column = kind === "property" ? "property_id" : "lead_id";
    await this.#stage.write(
      account.shard,
      sql(`DELETE FROM ${table} WHERE id = ?`, row.id),
      sql(`DELETE FROM matches WHERE ${column} = ? AND account_id = ?`, row.id, account.id),
    );
    all.delete(row.id);
    this.#notify(kind, owned);
    await (kind === "property" ? this.#newProperty() : this.#newLead());
  }

  async #touch(): Promise<void> {
    const rows = await this.#stage.rows("matches");
    if (rows.length === 0) return;
    const row = this.#pick(rows);
    const lead = this.#leads.get(row.lead_id as string);
    if (!lead) return;
    await this.#stage.touch(row);
    this.#actedOn.set(nameOf(row), row);
    this.#notify("lead", lead);
  }

  /** Whether neither the property nor the client was purged. */
  #isLeft = ({ property_id: propertyId, lead_id: leadId }: Row): boolean =>
    this.#properties.has(propertyId as string) && this.#leads.has(leadId as string);

  /** Deactivates or reactivates an account; its own board is notified, as the consumer would. */
  async #turnAccount(): Promise<void> {
    const account = this.#pick(this.#stage.accounts);
    await this.#stage.setAccount(account, { status: account.status === "ACTIVE" ? "INACTIVE" : "ACTIVE" });
    const name = accountBoard(account.id);
    this.#notices.push(async () => {
      await this.#stage.board(name).audit(name);
    });
  }

  async step(): Promise<void> {
    const dice = this.#random();
    if (dice < 0.35) await this.#changeProperty();
    else if (dice < 0.6) await this.#changeLead();
    else if (dice < 0.85) await this.#touch();
    else if (dice < 0.9) await this.#remove("property");
    else if (dice < 0.95) await this.#remove("lead");
    else await this.#turnAccount();
    while (this.#notices.length > 0 && this.#random() < 0.5) await this.#deliver();
    const name = this.#pick([...this.#stage.boards, ...this.#stage.parts]);
    const chance = this.#random();
    if (chance < 0.3) await this.#stage.board(name).settle(name);
    else if (chance < 0.6) {
      const at = 1 + Math.floor(this.#random() * LAST_CALL);
      await this.#stage.workAndDie(name, at, this.#pick(["before", "after"]));
    }
  }

  /** Delivers any one of the waiting notices, so that they overtake each other. */
  async #deliver(): Promise<void> {
    const at = Math.floor(this.#random() * this.#notices.length);
    const [notice] = this.#notices.splice(at, 1);
    await notice!();
  }

  async rest(): Promise<void> {
    while (this.#notices.length > 0) await this.#deliver();
    if (this.#post === "may be lost") await this.#stage.audit();
    await this.#stage.settle();
    await sweepRadar({ ...servicesOf(twoShards()), board: this.#stage.board }, 0);
  }

  /** Matches, and the past and future events about them. */
  async seen(): Promise<Row[][]> {
    return [
      await this.#stage.rows("matches"),
      await this.#stage.rows("radar_windows"),
      await this.#stage.rows("outbox"),
    ];
  }

  /** Checks that a further audit changes no row and reports nothing. */
  async auditAgain(): Promise<void> {
    const before = await this.seen();
    await this.#stage.audit();
    await this.#stage.settle();
    expect(await this.seen()).toEqual(before);
  }

  /** Checks that exactly the right matches exist, that lost ones were acted on, and that each card is still shown. */
  async check(): Promise<void> {
    const rows = await this.#stage.rows("matches");
    const passing = rows.filter((row) => row.lost_at === null);
    const { accounts } = this.#stage;
    const owned = { properties: [...this.#properties.values()], leads: [...this.#leads.values()] };
    expect(passing.map(rowText).sort()).toEqual(naiveRows({ accounts, ...owned }, rows).sort());
    expect(rows.filter((row) => row.lost_at !== null && row.touched === 0)).toEqual([]);
    const there = new Set(rows.map(nameOf));
    expect([...this.#actedOn].filter(([name, row]) => this.#isLeft(row) && !there.has(name))).toEqual([]);
    const shown = rows.flatMap((row) =>
      row.side === "own" ? [] : [`${row.shard} ${row.side === "client" ? row.property_id : row.lead_id}`],
    );
    const cards = await this.#stage.cards(this.#everMade);
    expect(cards.map(({ shard, id }) => `${shard} ${id}`).sort()).toEqual([...new Set(shown)].sort());
    for (const row of passing.filter(({ side }) => side === "client")) {
      const card = cards.find(({ shard, id }) => shard === row.shard && id === row.property_id);
      const { title } = JSON.parse(card!.card as string) as { title: string };
      expect(title).toBe(this.#properties.get(row.property_id as string)!.row.title);
    }
    const windows = await this.#stage.rows("radar_windows");
    const changed = Map.groupBy(windows, (row) => row.lead_id as string);
    const counts = [...changed].map(([id, own]) => [
      id,
      {
        count: own.reduce((sum, row) => sum + Number(row.new_matches), 0),
        best: Math.max(...own.map((row) => Number(row.top_score))),
      },
    ]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(this.#stage.made.ofClients));
  }
}

/** A test's additions to each of its walks. */
interface Additions {
  beforeStep?(random: Random): void;
  whenQuiet?(stage: RadarStage, walk: RadarWalk): Promise<void>;
  atEnd?(stage: RadarStage): void;
}

/**
 * Walks a few times. Every twelve steps the boards finish their work, and their rows are compared with naive rows.
 */
export const walkOften = (post: Post, additions: () => Additions = () => ({})): Promise<void> =>
  forAll(fc.integer(), WALKS, async (seed) => {
    const stage = await RadarStage.open();
    const random = seededRandom(seed);
    const walk = new RadarWalk(stage, random, post);
    const { beforeStep, whenQuiet, atEnd } = additions();
    await walk.begin();
    for (let step = 1; step <= STEPS; step += 1) {
      beforeStep?.(random);
      await walk.step();
      if (step % QUIET_EVERY !== 0) continue;
      await walk.rest();
      await walk.check();
      await whenQuiet?.(stage, walk);
      await walk.auditAgain();
    }
    atEnd?.(stage);
  });
