import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import type { Database } from "../../src/db/statement.ts";
import { measureShards } from "../../src/jobs/shard-sizes.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { Points } from "../../src/ports/points.ts";
import { backoffice } from "../support/api.ts";

const GB = 1_000_000_000;

/** A database of this size, as the platform reports it with each answer. */
const sized = (bytes: number): Database =>
  ({
    prepare: () => ({ all: async () => ({ results: [], meta: { size_after: bytes } }) }),
  }) as unknown as Database;

it.each([
  [4.9, null],
  [5, "warn"],
  [6, "error"],
  [8, "error"],
])("a database of %d GB is logged as: %s", async (gigabytes, level) => {
  const lines: string[] = [];
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  const points: unknown[] = [];
  const noting: Points = { write: (dataset, point) => void points.push({ dataset, ...point }) };
  const ports = {
    points: noting,
    clock: systemClock,
    directory: env.DB,
    shardNames: ["DB_S9"],
    shard: () => sized(gigabytes * GB),
  };
  expect(await measureShards(ports, Date.now())).toEqual({ shards: 1, filling: level === null ? 0 : 1 });
  const state = { 4.9: "OPEN", 5: "FILLING", 6: "CLOSED", 8: "CRITICAL" }[gigabytes as 5];
  expect(points).toEqual([{ dataset: "shards", shard: "DB_S9", state, bytes: gigabytes * GB }]);
  const told = lines.map((line) => JSON.parse(line)).filter(({ shard }) => shard === "DB_S9");
  expect(told.map((line) => line.level)).toEqual(level === null ? [] : [level]);
  const noted = env.DB.prepare("SELECT bytes FROM shard_sizes WHERE name = 'DB_S9'");
  expect(await noted.first("bytes")).toBe(gigabytes * GB);
  await env.DB.prepare("DELETE FROM shard_sizes WHERE name = 'DB_S9'").run();
});

it("the operator sees each database with its size, once it was measured", async () => {
  const before = (await backoffice.get("/shards")).body.data;
  expect(before.map(({ name }: { name: string }) => name)).toEqual(["DB"]);
  await backoffice.post("/jobs/shard-sizes");
  const { status, body } = await backoffice.get("/shards");
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      name: "DB",
      accounts: expect.any(Number),
      bytes: expect.any(Number),
      state: "OPEN",
      measuredAt: expect.stringMatching(/Z$/),
    },
  ]);
  expect(body.data[0].bytes).toBeGreaterThan(100_000);
});
