import { describe, expect, it, vi } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../../src/db/schema/properties.ts";
import { sql } from "../../../src/db/statement.ts";
import { logger } from "../../../src/lib/logger.ts";
import { cityBoard } from "../../../src/ports/match-board.ts";
import { RadarStage, radarOnTwoShards } from "../../support/radar-stage.ts";

const label = ({ side, scope, status, lost_at }: Record<string, unknown>) =>
  `${scope} ${side} ${status}${lost_at === null ? "" : " lost"}`;

describe("a board", () => {
  it("makes a match of an account's own pair", async () => {
    const stage = await RadarStage.open();
    const account = await stage.account();
    const property = await stage.property(account);
    const lead = await stage.lead(account);
    await stage.notify("property", account, property.id);
    await stage.notify("lead", account, lead.id);
    expect(await stage.settle()).toBe(false);
    expect(await stage.settle()).toBe(true);
    const [match, ...others] = await stage.rows("matches");
    expect(others).toEqual([]);
    expect(match).toMatchObject({
      account_id: account.id,
      property_id: property.id,
      lead_id: lead.id,
      side: "own",
      scope: "INTERNAL",
      status: "NEW",
      score: 100,
      touched: 0,
      lost_at: null,
      city_id: null,
    });
  });

  it("makes a side of a shared pair in each account's shard, and shows each the other's object", async () => {
    const { stage, ours, theirs } = await radarOnTwoShards();
    const property = await stage.property(ours, { sharedToNetwork: true });
    const lead = await stage.lead(theirs, { sharedToNetwork: true });
    await stage.notify("lead", theirs, lead.id);
    await stage.notify("property", ours, property.id);
    await stage.settle();
    expect((await stage.rows("matches")).map((row) => [row.shard, row.account_id, label(row)])).toEqual([
      ["DB", ours.id, "NETWORK property NEW"],
      ["DB_S1", theirs.id, "NETWORK client NEW"],
    ]);
    expect((await stage.cards([property.id, lead.id])).map(({ id, shard }) => [id, shard])).toEqual([
      [lead.id, "DB"],
      [property.id, "DB_S1"],
    ]);
  });

  it("shows a launch only to the client's account, whether the client is shared or not", async () => {
    const stage = await RadarStage.open();
    const developer = await stage.account({ type: "DEVELOPER" });
    const agency = await stage.account();
    const launch = await stage.property(developer, { kind: "DEVELOPMENT" });
    await stage.notify("property", developer, launch.id);
    await stage.notify("lead", agency, (await stage.lead(agency)).id);
    await stage.settle();
    expect((await stage.rows("matches")).map(label)).toEqual(["LAUNCH client NEW"]);
  });

  it("leaves no trace of a purged object, whoever acted on it", async () => {
    const { stage, ours, theirs } = await radarOnTwoShards();
    const property = await stage.property(ours, { sharedToNetwork: true });
    const lead = await stage.lead(theirs, { sharedToNetwork: true });
    await stage.notify("lead", theirs, lead.id);
    await stage.notify("property", ours, property.id);
    await stage.settle();
    for (const row of await stage.rows("matches")) await stage.touch(row);
    await stage.notify("lead", theirs, lead.id);
    await stage.settle();
    await stage.write("DB_S1", sql("DELETE FROM leads WHERE id = ?", lead.id));
    await stage.notify("lead", theirs, lead.id);
    await stage.settle();
    expect(await stage.rows("matches")).toEqual([]);
    expect(await stage.cards([property.id, lead.id])).toEqual([]);
    expect(await stage.tracesOf(lead.id)).toEqual([]);
  });

  it.each<[string, Partial<Property>, Partial<Property>, string]>([
    ["while it is shared", { radar: "NONE", title: "Vendida" }, { title: "De novo" }, "De novo"],
    [
      "until it is no longer shared",
      { sharedToNetwork: false, title: "Retirada" },
      { title: "Outra" },
      "Retirada",
    ],
  ])("shows the current state of a lost match that was acted on $0", async (_, leaving, after, title) => {
    const { stage, ours, theirs } = await radarOnTwoShards();
    const property = await stage.property(ours, { sharedToNetwork: true, title: "Casa" });
    const lead = await stage.lead(theirs, { sharedToNetwork: true });
    await stage.notify("lead", theirs, lead.id);
    await stage.notify("property", ours, property.id);
    await stage.settle();
    for (const row of await stage.rows("matches")) await stage.touch(row);
    await stage.notify("lead", theirs, lead.id);
    for (const fields of [leaving, after]) {
      await stage.write("DB", propertyTable.update(fields, "id = ?", [property.id]));
      await stage.notify("property", ours, property.id);
      await stage.settle();
    }
    expect((await stage.rows("matches")).map(label)).toEqual([
      "NETWORK property ARCHIVED lost",
      "NETWORK client ARCHIVED lost",
    ]);
    const [card] = await stage.cards([property.id]);
    expect(JSON.parse(card!.card as string)).toMatchObject({ title });
    await stage.write("DB", sql("DELETE FROM properties WHERE id = ?", property.id));
    await stage.notify("property", ours, property.id);
    await stage.settle();
    expect(await stage.cards([property.id])).toEqual([]);
  });

  it("keeps a match that somebody acted on when it no longer fits, and finds it again", async () => {
    const stage = await RadarStage.open();
    const account = await stage.account();
    const kept = await stage.property(account);
    const dropped = await stage.property(account);
    const lead = await stage.lead(account);
    const notifyOfAll = async () => {
      for (const { id } of [kept, dropped]) await stage.notify("property", account, id);
      await stage.notify("lead", account, lead.id);
      await stage.settle();
    };
    await notifyOfAll();
    const [first] = (await stage.rows("matches")).filter((row) => row.property_id === kept.id);
    await stage.touch(first!);
    await stage.write("DB", leadTable.update({ state: "ARCHIVED", radar: "NONE" }, "id = ?", [lead.id]));
    await notifyOfAll();
    expect((await stage.rows("matches")).map(label)).toEqual(["INTERNAL own ARCHIVED lost"]);
    await stage.write("DB", leadTable.update({ state: "ACTIVE", radar: "READY" }, "id = ?", [lead.id]));
    await notifyOfAll();
    const rows = await stage.rows("matches");
    expect(rows.map(label)).toEqual(["INTERNAL own ARCHIVED", "INTERNAL own NEW"]);
    expect(rows[0]).toMatchObject({ seq: first!.seq, created_at: first!.created_at });
    const [{ new_matches: count } = {}] = await stage.rows("radar_windows");
    expect(count).toBe(3);
  });

  it.each([
    { how: "by another city", last: "ours", isHidden: false },
    { how: "by another city", last: "theirs", isHidden: false },
    { how: "by another city and out of the network", last: "ours", isHidden: true },
    { how: "by another city and out of the network", last: "theirs", isHidden: true },
  ])(
    "keeps a property that came back $how before it looked, when $last writes last",
    async ({ last, isHidden }) => {
      const { stage, ours, theirs } = await radarOnTwoShards();
      const [first, second] = stage.cities as [string, string];
      const property = await stage.property(ours, { sharedToNetwork: true, updatedAt: 1_000 });
      const locations = stage.cities.map((cityId) => ({
        cityId,
        neighborhoodSlug: null,
        neighborhood: null,
      }));
      const leads = [];
      for (let at = 0; at < 2; at += 1) {
        const lead = { sharedToNetwork: true, interest: stage.interest({ locations }) };
        leads.push(await stage.lead(theirs, lead));
      }
      for (const { id } of leads) await stage.notify("lead", theirs, id);
      await stage.notify("property", ours, property.id);
      await stage.settle();
      const [row] = await stage.rows("matches");
      await stage.touch(row!);
      for (const { id } of leads) await stage.notify("lead", theirs, id);
      await stage.settle();
      const before = await stage.rows("matches");
      const change = (fields: Partial<Property>) =>
        stage.write("DB", propertyTable.update(fields, "id = ?", [property.id]));
      const here = cityBoard(first);
      const there = cityBoard(second);
      const notify = (name: string) =>
        stage.board(name).tell(name, [stage.changed("property", ours, property.id)]);
      const settle = async (name: string) => {
        await notify(name);
        await stage.board(name).settle(name);
      };
      await change({ cityId: second, updatedAt: 2_000 });
      await notify(here);
      await settle(there);
      if (isHidden) {
        await change({ sharedToNetwork: false, updatedAt: 3_000 });
        await settle(there);
      }
      await change({ cityId: first, sharedToNetwork: true, updatedAt: 4_000 });
      for (const name of last === "ours" ? [there, here] : [here, there]) await settle(name);
      const shown = (rows: readonly Record<string, unknown>[]) =>
        rows.map((row) => `${row.lead_id} ${label(row)} ${row.city_id}`).sort();
      expect(shown(await stage.rows("matches"))).toEqual(shown(before));
    },
  );

  it("rewrites passing pairs in place, and moves updatedAt only for the match's own members", async () => {
    const stage = await RadarStage.open();
    const account = await stage.account();
    const property = await stage.property(account);
    const lead = await stage.lead(account);
    const change = async (fields: Partial<Property>) => {
      await stage.write("DB", propertyTable.update(fields, "id = ?", [property.id]));
      await stage.notify("property", account, property.id);
      await stage.settle();
      return (await stage.rows("matches"))[0]!;
    };
    await stage.notify("lead", account, lead.id);
    await stage.touch(await change({ version: 2 }));
    const set = "UPDATE matches SET updated_at = 1, created_at = 1 WHERE account_id = ?";
    await stage.write("DB", sql(set, account.id));
    const renamed = await change({ title: "Outro", photos: [], confirmedAt: 2 });
    expect(renamed).toMatchObject({ status: "ARCHIVED", score: 100, created_at: 1, updated_at: 1 });
    const dearer = await change({ salePriceCents: 95_000_000 });
    expect(dearer).toMatchObject({ seq: renamed.seq, status: "ARCHIVED", created_at: 1, lost_at: null });
    expect([Number(dearer.score) < 100, Number(dearer.updated_at) > 1]).toEqual([true, true]);
  });

  it("silently finds unreported changes in the first audit, and changes nothing in the next", async () => {
    const { stage, ours, theirs } = await radarOnTwoShards();
    await stage.property(ours, { sharedToNetwork: true });
    for (const account of [ours, theirs]) await stage.lead(account, { sharedToNetwork: true });
    const seen = async () => [await stage.rows("matches"), await stage.rows("radar_windows")];
    const changed = vi.spyOn(logger, "info");
    const differing = () => {
      const audits = changed.mock.calls.filter(([message]) => message === "board audited");
      changed.mockClear();
      return audits.map(([, fields]) => Number(fields!.differing));
    };
    await stage.audit();
    await stage.settle();
    expect(differing().reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2);
    const [matches = [], windows] = await seen();
    expect(matches.map(label)).toEqual(["INTERNAL own NEW", "NETWORK property NEW", "NETWORK client NEW"]);
    expect(windows).toEqual([]);
    await stage.audit();
    await stage.settle();
    expect(await seen()).toEqual([matches, windows]);
    // The boards of both accounts, and of the one city with objects of both.
    expect(differing()).toEqual([0, 0, 0]);
  });

  it("makes no match of an object that has just left recommendations, and makes it on its return", async () => {
    const stage = await RadarStage.open();
    const account = await stage.account();
    const property = await stage.property(account);
    const lead = await stage.lead(account);
    const [board = ""] = stage.boards;
    const set = (radar: "READY" | "NONE") =>
      stage.write("DB", propertyTable.update({ radar }, "id = ?", [property.id]));
    await stage.notify("property", account, property.id);
    await stage.settle();
    await set("NONE");
    await stage.board(board).tell(board, [stage.changed("lead", account, lead.id)]);
    await stage.board(board).settle(board);
    expect(await stage.rows("matches")).toEqual([]);
    await set("READY");
    await stage.notify("property", account, property.id);
    await stage.settle();
    expect((await stage.rows("matches")).map(label)).toEqual(["INTERNAL own NEW"]);
  });
});
