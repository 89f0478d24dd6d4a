import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Row, sql } from "../../../src/db/statement.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { applyPairs } from "../../../src/domain/radar/apply-pairs.ts";
import { type KeptSide, sidesIn } from "../../../src/domain/radar/kept-pair.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { newId } from "../../../src/lib/id.ts";
import { matchCeiling, matchCeilingSql } from "../../../src/vocabulary/limits.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { RadarStage } from "../../support/radar-stage.ts";

const CEILING = 50_000;
/** Columns that the database or the stage fills. */
const GENERATED = new Set([
  "shard",
  "seq",
  "place",
  "place_given",
  "is_counted",
  "is_partners",
  "cheapness",
  "shelf",
]);

/** An account with a property and room for only so many more matches. */
class FullAccount {
  readonly stage: RadarStage;
  readonly account: Account;
  readonly property: Parameters<typeof offerOf>[0];

  private constructor(stage: RadarStage, account: Account, property: Parameters<typeof offerOf>[0]) {
    this.stage = stage;
    this.account = account;
    this.property = property;
  }

  static async open(): Promise<FullAccount> {
    const stage = await RadarStage.open();
    const account = await stage.account();
    return new FullAccount(stage, account, await stage.property(account, { sharedToNetwork: true }));
  }

  fill = (column: "client_matches" | "partner_matches", count: number) =>
    this.stage.write(
      "DB",
      sql(`UPDATE portfolios SET ${column} = ? WHERE account_id = ?`, count, this.account.id),
    );

  /** A pair of the account's property with a new client of any account. */
  side = async (score: number, of = this.account): Promise<KeptSide> => {
    const lead = await this.stage.lead(of, { sharedToNetwork: true });
    const pair = { offer: offerOf(this.property)!, knownAt: 1, wish: wishOf(lead)!, quiet: false };
    const sides = sidesIn("DB", { ...pair, offerShard: "DB", wishShard: "DB" });
    return { ...sides.find(({ accountId }) => accountId === this.account.id)!, score };
  };

  sides = async (scores: readonly number[], of = this.account) => {
    const kept: KeptSide[] = [];
    for (const score of scores) kept.push(await this.side(score, of));
    return kept;
  };

  apply = (kept: readonly KeptSide[]) =>
    applyPairs(env.DB, { cityId: kept[0]!.cityId, kept, gone: [], cards: [] }, Date.now());

  keep = async (scores: readonly number[], of = this.account) => this.apply(await this.sides(scores, of));

  matches = async (): Promise<Row[]> =>
    (await this.stage.rows("matches")).filter((row) => row.account_id === this.account.id);

  scores = async (): Promise<number[]> => (await this.matches()).map(({ score }) => score as number).sort();

  portfolio = async (): Promise<Row> => {
    const text = "SELECT * FROM portfolios WHERE account_id = ?";
    return (await this.stage.write("DB", sql(text, this.account.id)))[0]![0]!;
  };
}

describe("an account whose matches are full", () => {
  it("takes a better match in place of its worst, and no other", async () => {
    const full = await FullAccount.open();
    await full.keep([70, 80, 90]);
    await full.fill("client_matches", CEILING);
    const { notInserted } = await full.keep([65, 70, 95]);
    expect(await full.scores()).toEqual([80, 90, 95]);
    // Reading the objects of these pairs again would not make room.
    expect(notInserted).toEqual([]);
    expect((await full.portfolio()).client_matches).toBe(CEILING);
    const windows = await full.stage.rows("radar_windows");
    expect(windows.reduce((sum, { new_matches }) => sum + (new_matches as number), 0)).toBe(4);
  });

  it("keeps what somebody acted on, and takes nothing once that is all there is", async () => {
    const full = await FullAccount.open();
    await full.keep([61, 90]);
    const [worst, best] = (await full.matches()).sort((a, b) => (a.score as number) - (b.score as number));
    await full.stage.touch(worst!);
    await full.fill("client_matches", CEILING);
    await full.keep([95]);
    expect(await full.scores()).toEqual([61, 95]);
    expect(best!.score).toBe(90);
    for (const row of await full.matches()) await full.stage.touch(row);
    await full.keep([100]);
    expect(await full.scores()).toEqual([61, 95]);
  });

  it("looks for its worst in every scope, but not among matches that are NEW again", async () => {
    const full = await FullAccount.open();
    await full.keep([61, 62, 63, 90]);
    const [again, network, launch] = (await full.matches()).sort(
      (a, b) => (a.score as number) - (b.score as number),
    );
    const set = (row: Row | undefined, text: string) =>
      full.stage.write("DB", sql(`UPDATE matches SET ${text} WHERE seq = ?`, row!.seq));
    await set(again, "touched = 1");
    await set(network, "scope = 'NETWORK', side = 'client'");
    await set(launch, "scope = 'LAUNCH', side = 'client'");
    await full.fill("client_matches", CEILING);
    await full.keep([62]);
    expect(await full.scores()).toEqual([61, 62, 63, 90]);
    await full.keep([70]);
    expect(await full.scores()).toEqual([61, 63, 70, 90]);
    await full.keep([80]);
    expect(await full.scores()).toEqual([61, 70, 80, 90]);
  });

  it("finds the worst among many equal scores by seeks", async () => {
    const full = await FullAccount.open();
    await full.keep([90, 60]);
    const [, worst] = (await full.matches()).sort((a, b) => (b.score as number) - (a.score as number));
    const names = Object.keys(worst!).filter((name) => !GENERATED.has(name));
    const copied = names.map((name) => (name === "lead_id" ? "lead_id || '-' || n.i" : name)).join(", ");
    const copy = `INSERT INTO matches (${names.join(", ")})
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) SELECT ${copied} FROM n, matches WHERE seq = ?`;
    await full.stage.write("DB", sql(copy, worst!.seq));
    await full.fill("client_matches", CEILING + 300);
    const { use } = await countingD1(() => full.keep([95]));
    expect(await full.scores()).toEqual([90, 95]);
    expect(use.rowsRead).toBeLessThan(20 * 300);
  });

  it("counts a transaction's new matches in one row, and the previous release's matches singly", async () => {
    const full = await FullAccount.open();
    const countNow = async () => (await full.portfolio()).client_matches;
    const rowsWrittenBy = async (scores: readonly number[]) => {
      const kept = await full.sides(scores);
      return (await countingD1(() => full.apply(kept))).use.rowsWritten;
    };
    await full.keep([60]);
    const one = await rowsWrittenBy([70]);
    const four = await rowsWrittenBy([71, 72, 73, 74]);
    expect((four - one) / 3).toBe(10);
    expect(await countNow()).toBe(6);
    const [match] = await full.matches();
    await full.stage.write("DB", sql("DELETE FROM matches WHERE seq = ?", match!.seq));
    expect(await countNow()).toBe(5);
    const columns = Object.keys(match!).filter((name) => !GENERATED.has(name));
    const again = `INSERT INTO matches (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
    await full.stage.write("DB", sql(again, ...columns.map((name) => match![name] as string)));
    expect(await countNow()).toBe(6);
  });

  it("keeps the best of one transaction, and among equal scores the stored matches", async () => {
    const full = await FullAccount.open();
    await full.keep([60, 60]);
    const before = (await full.matches()).map(({ lead_id }) => lead_id).sort();
    await full.fill("client_matches", CEILING);
    await full.keep([60, 60]);
    expect((await full.matches()).map(({ lead_id }) => lead_id).sort()).toEqual(before);
    await full.fill("client_matches", CEILING - 1);
    await full.keep([75, 85, 65, 95]);
    expect(await full.scores()).toEqual([75, 85, 95]);
    expect((await full.portfolio()).client_matches).toBe(CEILING);
  });

  it("has separate room for matches with partners' clients", async () => {
    const full = await FullAccount.open();
    const partner = await full.stage.account();
    await full.fill("partner_matches", 10_000);
    await full.keep([99], partner);
    expect(await full.scores()).toEqual([]);
    await full.keep([61]);
    expect(await full.scores()).toEqual([61]);
    await full.fill("partner_matches", 9_999);
    await full.fill("client_matches", CEILING);
    await full.keep([98], partner);
    await full.keep([60]);
    expect(await full.scores()).toEqual([61, 98]);
  });

  it("leaves the matches of another account alone", async () => {
    const full = await FullAccount.open();
    await full.fill("client_matches", CEILING);
    const other = await full.stage.account();
    const mine = await full.side(90);
    const theirs = { ...mine, accountId: other.id, leadId: newId("lead"), side: "own" } as const;
    const lead = await full.stage.lead(other);
    const property = await full.stage.property(other);
    const kept = [mine, { ...theirs, leadId: lead.id, propertyId: property.id }];
    await applyPairs(env.DB, { cityId: null, kept, gone: [], cards: [] }, Date.now());
    expect((await full.stage.rows("matches")).map(({ account_id }) => account_id)).toEqual([other.id]);
  });

  it("shrinks to a lower ceiling, the worst matches first", async () => {
    const full = await FullAccount.open();
    await full.keep([90, 61, 80, 62, 70]);
    await full.fill("client_matches", CEILING + 3);
    await full.keep([95]);
    expect(await full.scores()).toEqual([90, 95]);
    expect((await full.portfolio()).client_matches).toBe(CEILING);
  });

  it("lets its boards settle, and gets the match with the next write that finds room", async () => {
    const full = await FullAccount.open();
    const { stage, account } = full;
    await full.fill("client_matches", CEILING);
    const lead = await stage.lead(account);
    await stage.notify("property", account, full.property.id);
    await stage.notify("lead", account, lead.id);
    await stage.settle();
    expect(await full.scores()).toEqual([]);
    expect(await stage.settle()).toBe(true);
    await full.fill("client_matches", 0);
    await stage.write(
      "DB",
      sql("UPDATE properties SET sale_price_cents = 89000000 WHERE id = ?", full.property.id),
    );
    await stage.notify("property", account, full.property.id);
    await stage.settle();
    expect(await full.scores()).toHaveLength(1);
    expect((await full.portfolio()).client_matches).toBe(1);
  });
});

describe("the ceiling for matches", () => {
  it("is the same whoever counts it and wherever they are stored", async () => {
    const stage = await RadarStage.open();
    const live = await stage.account();
    const sandbox = `acc-demo${newId("account").slice(4, 15)}0`;
    await stage.write("DB", sql("INSERT INTO portfolios (account_id) VALUES (?)", sandbox));
    for (const id of [live.id, sandbox])
      for (const active of [0, 61, 100_000])
        for (const of of ["clients", "partners"] as const) {
          await stage.write("DB", sql("UPDATE portfolios SET active = ? WHERE account_id = ?", active, id));
          const text = `SELECT ${matchCeilingSql(of)} AS most FROM portfolios WHERE account_id = ?`;
          const [[row]] = (await stage.write("DB", sql(text, id))) as [[Row]];
          expect(row.most, `${id} ${active} ${of}`).toBe(matchCeiling(of, id, active));
        }
  });
});
