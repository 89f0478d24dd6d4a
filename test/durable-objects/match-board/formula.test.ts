import { expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { type Row, sql } from "../../../src/db/statement.ts";
import { accountBoard, cityBoard } from "../../../src/ports/match-board.ts";
import { isOutdated, leaveFirstFormula } from "../../support/first-formula.ts";
import { naiveRows, rowText } from "../../support/naive-rows.ts";
import { type RadarStage, radarOnTwoShards } from "../../support/radar-stage.ts";

/** Too few bedrooms, which no gate excludes. */
const POOR = { bedrooms: 0, sharedToNetwork: true };

const favorite = (stage: RadarStage, { seq, shard }: Row) =>
  stage.write(
    shard as string,
    sql("UPDATE matches SET touched = 1, status = 'FAVORITED' WHERE seq = ?", seq),
  );

/** The properties whose lost matches accounts were notified of. */
const publishedLost = async (stage: RadarStage): Promise<Set<string>> => {
  const events = (await stage.rows("outbox")).flatMap((row) => JSON.parse(row.events as string));
  return new Set(
    events.filter(({ type }) => type === "radar.match_lost").map(({ data }) => data.propertyId as string),
  );
};

/** Two accounts of two shards and a developer, with matches made by a first formula, some with poor properties. */
const anOldStage = async () => {
  const { stage, ours: seller, theirs: buyer } = await radarOnTwoShards();
  const developer = await stage.account({ type: "DEVELOPER" });
  const good = await stage.property(seller, { sharedToNetwork: true });
  const poor = [await stage.property(seller, POOR), await stage.property(seller, POOR)];
  const launch = await stage.property(developer, { kind: "DEVELOPMENT" });
  const own = await stage.lead(seller, { sharedToNetwork: true });
  const theirs = await stage.lead(buyer, { sharedToNetwork: true });
  for (const { id } of [good, ...poor]) await stage.notify("property", seller, id);
  await stage.notify("property", developer, launch.id);
  await stage.notify("lead", seller, own.id);
  await stage.notify("lead", buyer, theirs.id);
  await stage.settle();
  await leaveFirstFormula(
    stage,
    good.id,
    poor.map(({ id }) => id),
  );
  const [, acted] = poor;
  for (const row of await stage.rows("matches"))
    if (row.property_id === acted!.id) await favorite(stage, row);
  const owned = (account: typeof seller, row: typeof good) => ({ account, row });
  const all = {
    accounts: stage.accounts,
    properties: [...[good, ...poor].map((row) => owned(seller, row)), owned(developer, launch)],
    leads: [
      { account: seller, row: own },
      { account: buyer, row: theirs },
    ],
  };
  return { stage, all, poor, own, seller };
};

it("one audit silently moves pairs of another formula to the current one, and the next changes nothing", async () => {
  const { stage, all, poor } = await anOldStage();
  const windows = await stage.rows("radar_windows");
  const before = await stage.rows("matches");
  expect(await stage.settle()).toBe(true);
  await stage.audit();
  await stage.settle();
  const rows = await stage.rows("matches");
  const passing = rows.filter((row) => row.lost_at === null);
  expect(passing.map(rowText).sort()).toEqual(naiveRows(all, rows).sort());
  expect(passing.length).toBeGreaterThan(4);
  const kept = before.filter(({ property_id: id }) => !poor.some((one) => one.id === id));
  expect(passing.map(({ seq, shard }) => `${shard} ${seq}`)).toEqual(
    kept.map(({ seq, shard }) => `${shard} ${seq}`),
  );
  const lost = rows.filter((row) => row.lost_at !== null);
  expect(new Set(lost.map(({ property_id: id }) => id))).toEqual(new Set([poor[1]!.id]));
  expect(lost.every(({ score, touched }) => score === 94 && touched === 1)).toBe(true);
  expect(await stage.rows("radar_windows")).toEqual(windows);
  expect(await publishedLost(stage)).toEqual(new Set());
  expect(await Promise.all(stage.boards.map(isOutdated))).not.toContain(true);
  await stage.audit();
  await stage.settle();
  expect(await stage.rows("matches")).toEqual(rows);
});

it("a write before that audit reports the pairs that it separated, not those that the formula did", async () => {
  const { stage, all, poor, own, seller } = await anOldStage();
  const good = all.properties[0]!.row;
  for (const row of await stage.rows("matches")) if (row.property_id === good.id) await favorite(stage, row);
  await stage.notify("lead", seller, own.id);
  await stage.settle();
  const interest = stage.interest({ salePriceMax: 500_000 });
  await stage.write("DB", leadTable.update({ interest }, "id = ?", [own.id]));
  await stage.notify("lead", seller, own.id);
  await stage.settle();
  const lost = (await stage.rows("matches")).filter((row) => row.lead_id === own.id && row.lost_at !== null);
  expect(new Set(lost.map((row) => row.property_id))).toEqual(new Set([good.id, poor[1]!.id]));
  expect(await publishedLost(stage)).toEqual(new Set([good.id]));
});

it("a client who leaves before that audit loses every pair that another formula had kept", async () => {
  const { stage, own, seller } = await anOldStage();
  await stage.write("DB", leadTable.update({ radar: "NONE" }, "id = ?", [own.id]));
  await stage.notify("lead", seller, own.id);
  await stage.settle();
  const left = (await stage.rows("matches")).filter(({ lead_id: id }) => id === own.id);
  expect(left.every(({ touched, lost_at: at }) => touched === 1 && at !== null)).toBe(true);
  expect(await isOutdated(accountBoard(seller.id))).toBe(true);
});

it("a city whose last offer has left keeps no match that another formula had kept", async () => {
  const { stage, all, poor, seller } = await anOldStage();
  const name = cityBoard(stage.cities[0]!);
  for (const { row } of all.properties.filter(({ account }) => account === seller)) {
    await stage.write("DB", propertyTable.update({ radar: "NONE" }, "id = ?", [row.id]));
    await stage.notify("property", seller, row.id);
  }
  await stage.settle();
  await stage.board(name).audit(name);
  await stage.settle();
  const network = (await stage.rows("matches")).filter(({ scope }) => scope === "NETWORK");
  expect(network.every(({ property_id: id, lost_at: at }) => id === poor[1]!.id && at !== null)).toBe(true);
});
