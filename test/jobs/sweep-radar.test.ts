import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { type RadarSweepPorts, sweepRadar } from "../../src/jobs/sweep-radar.ts";
import { HOUR_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { seedDirectory } from "../support/crowd.ts";

const NOW = Date.UTC(2026, 2, 10, 9);
const directory = env.SPARE_BOARDS;

const accounts = (count: number): string[] => Array.from({ length: count }, () => newId("account"));

const listed = async (): Promise<number> => {
  const [[row] = []] = await run(directory, [sql("SELECT count(*) AS count FROM radar_boards")]);
  return row!.count as number;
};

const portsFor = (audited: string[], overrides: Partial<RadarSweepPorts> = {}): RadarSweepPorts => ({
  directory,
  shardNames: ["DB"],
  shard: () => directory,
  board: (name) => ({ audit: async () => void audited.push(name) }),
  ...overrides,
});

beforeEach(async () => {
  await applyD1Migrations(directory, env.TEST_MIGRATIONS);
  const tables = ["accounts", "radar_boards", "job_positions"];
  await run(
    directory,
    tables.map((table) => sql(`DELETE FROM ${table}`)),
  );
});

it("audits the boards though a shard fails, and fails at the end", async () => {
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

it("asks a board once a day, however often it runs", async () => {
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

it("asks one that it did not reach with the next run", async () => {
  const accountIds = accounts(2);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const board = () => ({ audit: () => Promise.reject(new Error("Network connection lost.")) });
  expect(await sweepRadar(portsFor([], { board }), NOW)).toEqual({ boardsAsked: 0, boardsUnreachable: 2 });
  expect(await sweepRadar(portsFor([]), NOW + 1)).toEqual({ boardsAsked: 2, boardsUnreachable: 0 });
});

it("lists the boards of all accounts, run after run, and reads few of them in each", async () => {
  const accountIds = accounts(1_200);
  await seedDirectory({ db: directory, accountIds, now: NOW });
  const counts: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    await sweepRadar(portsFor([]), NOW);
    counts.push(await listed());
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
