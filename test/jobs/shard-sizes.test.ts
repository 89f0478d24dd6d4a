import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { inBackground } from "../../src/db/background.ts";
import { watchFill } from "../../src/db/fill.ts";
import { type Database, reportSize, run, sql } from "../../src/db/statement.ts";
import { measureShards } from "../../src/jobs/shard-sizes.ts";
import { sweepGateNotices } from "../../src/jobs/sweep-gate-notices.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import type { Points } from "../../src/ports/points.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query, queryOne } from "../support/query.ts";
import { serveWith } from "../support/serve-with.ts";

const GB = 1_000_000_000;

/** A database of this size, as the platform reports it with each answer. */
const databaseOf = (bytes: number): Database =>
  ({
    prepare: () => ({
      all: async () => ({ results: [{ accounts: 3, properties: 9 }], meta: { size_after: bytes } }),
    }),
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
    shard: () => databaseOf(gigabytes * GB),
  };
  expect(await measureShards(ports, Date.now())).toEqual({ shards: 1, filling: level === null ? 0 : 1 });
  const state = { 4.9: "OPEN", 5: "FILLING", 6: "CLOSED", 8: "CRITICAL" }[gigabytes as 5];
  expect(points).toEqual([{ dataset: "shards", shard: "DB_S9", state, bytes: gigabytes * GB }]);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ shard }) => shard === "DB_S9");
  expect(logged.map((line) => line.level)).toEqual(level === null ? [] : [level]);
  const noted = await query`SELECT bytes FROM shard_sizes WHERE name = 'DB_S9'`;
  expect(noted).toEqual([{ bytes: gigabytes * GB }]);
  await query`DELETE FROM shard_sizes WHERE name = 'DB_S9'`;
});

describe("a database that fills between two measurements", () => {
  const filling = (bytes: () => number): Database =>
    ({
      prepare: () => ({
        bind: () => ({ all: async () => ({ results: [], meta: { size_after: bytes() } }) }),
      }),
    }) as unknown as Database;

  it("is reported with the first answer that shows it, and again as it grows", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
    vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
    const points: unknown[] = [];
    const noting: Points = { write: (dataset, point) => void points.push({ dataset, ...point }) };
    let bytes = 4.9 * GB;
    const db = reportSize(
      filling(() => bytes),
      (now) => watchFill(noting, "DB_S8", now),
    );
    const states: number[] = [];
    for (const size of [4.9, 5, 5.05, 5.11, 6, 6.01]) {
      bytes = size * GB;
      await run(db, [sql("INSERT INTO x VALUES (1)")]);
      states.push(points.length);
    }
    expect(states).toEqual([0, 1, 1, 2, 3, 3]);
    expect(points.at(-1)).toEqual({ dataset: "shards", shard: "DB_S8", state: "CLOSED", bytes: 6 * GB });
    const logged = lines.map((line) => JSON.parse(line)).filter(({ shard }) => shard === "DB_S8");
    expect(logged.map(({ level }) => level)).toEqual(["warn", "warn", "error"]);
  });

  it("is watched on every path by which a call reaches it", async () => {
    const seen: number[] = [];
    const db = reportSize(
      { prepare: env.DB.prepare.bind(env.DB), batch: env.DB.batch.bind(env.DB) },
      (size) => {
        seen.push(size);
      },
    );
    const background = inBackground({
      clock: systemClock,
      directory: db,
      shard: () => db,
      shardForWrites: () => db,
    });
    await run(background.shard("DB"), [sql("SELECT 1")]);
    await run(background.directory, [sql("SELECT 1"), sql("SELECT 2")]);
    expect(seen).toHaveLength(2);
    expect(Math.min(...seen)).toBeGreaterThan(0);
  });
});

it("the operator sees each database with its size, once it was measured", async () => {
  for (const state of ["CLOSED", "OPEN"]) await backoffice.put("/shards/DB", { state });
  const before = (await backoffice.get("/shards")).body.data;
  expect(before.map(({ name }: { name: string }) => name)).toEqual(["DB"]);
  await backoffice.post("/jobs/shard-sizes");
  const { status, body } = await backoffice.get("/shards");
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      name: "DB",
      accounts: expect.any(Number),
      properties: expect.any(Number),
      bytes: expect.any(Number),
      state: "OPEN",
      measuredAt: expect.stringMatching(/Z$/),
      decidedState: "OPEN",
      decidedAt: expect.stringMatching(/Z$/),
      decidedBy: "operator",
      relieveTo: null,
      answers: true,
      outbox: expect.any(Number),
      outboxOldestAt: expect.toSatisfy((at) => at === null || /Z$/.test(at)),
      gateNotices: expect.any(Number),
      gateNoticesOldestAt: expect.toSatisfy((at) => at === null || /Z$/.test(at)),
      migration: expect.stringMatching(/^\d{4}_\w+\.sql$/),
    },
  ]);
  expect(body.data[0].bytes).toBeGreaterThan(100_000);
});

it("the operator sees what waits to leave a database, since when, and what is in it", async () => {
  const account = await makeAccount();
  await backoffice.post("/jobs/shard-sizes");
  const before = (await backoffice.get("/shards")).body.data[0];
  await makeProperty(account);
  await query`INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
    VALUES (${newId("account")}, 1, 'evt-left', '[]', '[]', ${Date.UTC(2026, 0, 2)})`;
  await backoffice.post("/jobs/shard-sizes");
  const after = (await backoffice.get("/shards")).body.data[0];
  await query`DELETE FROM outbox WHERE id = 'evt-left'`;
  expect(after).toMatchObject({ outbox: before.outbox + 1, outboxOldestAt: "2026-01-02T00:00:00.000Z" });
  expect([after.accounts, after.properties]).toEqual([before.accounts, before.properties + 1]);
  expect(after.accounts).toBeGreaterThan(0);
});

describe("an operator", () => {
  const countAudits = async (): Promise<number> =>
    (await queryOne`SELECT count(*) AS n FROM audit WHERE action = 'shard.set'`).n;
  const set = (state: string, name = "DB") => backoffice.put(`/shards/${name}`, { state });

  it("closes a database and opens it again, each recorded once in the audit", async () => {
    const before = await countAudits();
    expect((await set("CLOSED")).body.data).toMatchObject({ name: "DB", state: "CLOSED" });
    expect((await set("CLOSED")).status).toBe(200);
    expect((await backoffice.get("/shards")).body.data[0].state).toBe("CLOSED");
    expect(await countAudits()).toBe(before + 1);
    expect((await set("OPEN")).body.data.state).toBe("OPEN");
    expect(await countAudits()).toBe(before + 2);
  });

  it("closes it once, even if several do at the same time", async () => {
    const before = await countAudits();
    const answers = await Promise.all([1, 2, 3, 4].map(() => set("CLOSED")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countAudits()).toBe(before + 1);
    await set("OPEN");
  });

  it("sees since when a gate has not been notified, however often it was not reached", async () => {
    await query`DELETE FROM gate_notices`;
    const began = Math.floor(Date.now() / 1_000) * 1_000;
    const { accountId } = await makeAccount();
    await query`UPDATE grants SET updated_at = updated_at + 1 WHERE account_id = ${accountId}`;
    const oldest = async () => Date.parse((await backoffice.get("/shards")).body.data[0].gateNoticesOldestAt);
    const at = await oldest();
    expect(at).toBeGreaterThanOrEqual(began);
    const unreached = { invalidate: () => Promise.reject(new Error("out of reach")) };
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await sweepGateNotices({ directory: env.DB, gate: () => unreached });
    expect(await oldest()).toBe(at);
    await query`DELETE FROM gate_notices`;
  });

  it("sees a database that does not answer among the others, and closes it", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const failing = (): never => {
      throw new Error("connection lost");
    };
    const dead = { DB_S1: { prepare: failing, batch: failing } };
    const send = async (method: "GET" | "PUT", path: string, body?: unknown) => {
      const call = { key: env.BACKOFFICE_TOKEN, method, base: "/backoffice", path };
      const options = body === undefined ? {} : { body };
      return (await serveWith(faultyEnv(null, dead), { ...call, options })) as Answer;
    };
    const silent = { name: "DB_S1", answers: false, outbox: null, gateNotices: null, migration: null };
    expect((await send("GET", "/shards")).body.data).toMatchObject([{ name: "DB", answers: true }, silent]);
    const closed = await send("PUT", "/shards/DB_S1", { state: "CLOSED" });
    expect([closed.status, closed.body.data]).toMatchObject([
      200,
      { ...silent, state: "CLOSED", decidedState: "CLOSED", decidedBy: "operator" },
    ]);
    await query`DELETE FROM shards WHERE name = 'DB_S1'`;
  });

  it("names a database of the deployment, and a state", async () => {
    expect((await set("CLOSED", "DB_S9")).status).toBe(404);
    expect((await set("FULL")).status).toBe(400);
  });
});
