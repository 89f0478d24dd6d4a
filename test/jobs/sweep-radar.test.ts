import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { type RadarSweepPorts, sweepRadar } from "../../src/jobs/sweep-radar.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { seedDirectory } from "../support/crowd.ts";
import { prepareDatabase } from "../support/prepare-database.ts";

const NOW = Date.UTC(2026, 2, 10, 9);
const directory = env.SPARE_BOARDS;

const accounts = (count: number): string[] => Array.from({ length: count }, () => newId("account"));

const countBoards = async (): Promise<number> => {
  const [[row] = []] = await run(directory, [sql("SELECT count(*) AS count FROM radar_boards")]);
  return row!.count as number;
};

const portsFor = (audited: string[], overrides: Partial<RadarSweepPorts> = {}): RadarSweepPorts => ({
  directory,
  shardNames: ["DB"],
  shard: () => directory,
  board: (name) => ({
    audit: async () => {
      audited.push(name);
      return 0;
    },
  }),
  ...overrides,
});

beforeEach(async () => {
  await prepareDatabase(directory);
  const tables = ["accounts", "radar_boards", "job_positions"];
  await run(
    directory,
    tables.map((table) => sql(`DELETE FROM ${table}`)),
  );
});

it("the sweep audits the boards even if a shard fails, and fails at the end", async () => {
  const accountIds = accounts(2);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const audited: string[] = [];
  const shard = (name: string): D1Database => {
    if (name === "DB") throw new Error("Network connection lost.");
    return directory;
  };
  const sweep = sweepRadar(portsFor(audited, { shardNames: ["DB", "DB_S1"], shard }), NOW);
  await expect(sweep).rejects.toThrow("Network connection lost.");
  expect(audited.sort()).toEqual(accountIds.map((id) => `a:${id}`).sort());
});

it("the sweep asks a board once a day, however often it runs", async () => {
  const accountIds = accounts(2);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const audited: string[] = [];
  const runAt = async (hours: number) => {
    await sweepRadar(portsFor(audited), NOW + hours * HOUR_MS);
    return audited.splice(0).sort();
  };
  const names = accountIds.map((id) => `a:${id}`).sort();
  const runs = [
    await runAt(0),
    await runAt(1),
    await runAt(22),
    await runAt(23),
    await runAt(24),
    await runAt(47),
  ];
  expect(runs).toEqual([names, [], [], names, [], names]);
});

it("the sweep asks an unreached board again in the next run", async () => {
  const accountIds = accounts(2);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const board = () => ({ audit: () => Promise.reject(new Error("Network connection lost.")) });
  expect(await sweepRadar(portsFor([], { board }), NOW)).toEqual({ boardsAsked: 0, boardsUnreachable: 2 });
  expect(await sweepRadar(portsFor([]), NOW + 1)).toEqual({ boardsAsked: 2, boardsUnreachable: 0 });
});

/** Cities' boards that were not called yet, as one account's listings may create. */
const cities = (count: number) =>
  run(directory, [
    sql(
      `INSERT INTO radar_boards (name, asked_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT 'c:' || i, 0 FROM n`,
      count,
    ),
  ]);

it("the sweep asks accounts' and cities' boards in turn, however many of one kind wait", async () => {
  await cities(2_000);
  const accountIds = accounts(30);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const audited: string[] = [];
  await sweepRadar(portsFor(audited), NOW);
  const kinds = audited.map((name) => name.slice(0, 2));
  expect(kinds.slice(0, 40).sort()).toEqual([...Array(20).fill("a:"), ...Array(20).fill("c:")]);
  expect(kinds.filter((kind) => kind === "a:")).toHaveLength(30);
  expect(kinds.filter((kind) => kind === "c:")).toHaveLength(500);
});

it("the sweep ends when its boards have enough to compare, and the next run continues after them", async () => {
  await cities(100);
  const audited: string[] = [];
  const board = (name: string) => ({
    audit: async () => {
      audited.push(name);
      return 5_000;
    },
  });
  const runs: number[] = [];
  for (let at = 0; at < 5; at += 1) runs.push((await sweepRadar(portsFor([], { board }), NOW)).boardsAsked);
  expect(runs).toEqual([20, 20, 20, 20, 20]);
  expect(new Set(audited).size).toBe(100);
});

it("the sweep lists the boards of all accounts, run after run, and reads few of them in each", async () => {
  const accountIds = accounts(1_200);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const counts: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    await sweepRadar(portsFor([]), NOW);
    counts.push(await countBoards());
  }
  expect(counts).toEqual([500, 1_000, 1_200]);
  const meter = newMeter();
  const metered = {
    prepare: (text: string) => directory.prepare(text),
    batch: directory.batch.bind(directory),
    meter,
  };
  await sweepRadar(portsFor([], { directory: metered as never }), NOW);
  expect(meter.rowsRead).toBeLessThan(1_100);
});

it("the sweep leaves the board of an account that is being loaded alone until the end of its rest", async () => {
  const accountIds = accounts(2);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const [resting, other] = accountIds.map((id) => `a:${id}`).sort() as [string, string];
  await run(directory, [
    sql("INSERT INTO radar_boards (name, asked_at, rests_until) VALUES (?, 0, ?)", resting, NOW + HOUR_MS),
  ]);
  const audited: string[] = [];
  await sweepRadar(portsFor(audited), NOW);
  expect(audited).toEqual([other]);
  await sweepRadar(portsFor(audited), NOW + HOUR_MS);
  expect(audited).toEqual([other, resting]);
});
