import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { beginNext, claimNext, closedAccounts, countLate, keep } from "../../src/backups/nightly-exports.ts";
import { runBackups } from "../../src/backups/run.ts";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import type { Export } from "../../src/domain/backups/stored.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { isSandbox, SANDBOX_MARK } from "../../src/lib/id.ts";
import { backups } from "../support/exported.ts";

/** A directory without the accounts of other tests. */
const directory = env.SPARE_BACKUPS;
const ports = () => ({ directory, meter: newMeter() });

/** An hour into the night. */
const NIGHT = Date.parse("2026-11-26T04:00:00Z");
/** Exports that a run begins. */
const AT_A_TIME = 40;

const idOf = (number: number): string => `acc-${String(number).padStart(4, "0")}`;

const INSERT = `INSERT INTO accounts (id, shard, name, type, status, plan, subscription, property_limit, owner_name,
  owner_email, created_at, updated_at, sandbox_of)
  VALUES (?, 'DB', 'Conta', 'AGENCY', 'ACTIVE', 'P', 'ACTIVE', 10, 'Ana', ?, ?, 0, ?)`;

const addAccounts = (ids: readonly string[], createdAt = 0) =>
  run(
    directory,
    ids.flatMap((id) => [
      sql(INSERT, id, `${id}@example.com`, createdAt, isSandbox(id) ? idOf(0) : null),
      sql("INSERT OR IGNORE INTO portfolios (account_id) VALUES (?)", id),
    ]),
  );

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => idOf(at));

const exportRows = async (): Promise<{ account_id: string; state: string; failures: number }[]> =>
  (
    await run(directory, [sql("SELECT account_id, state, failures FROM exports ORDER BY account_id")])
  )[0] as never;

/** A turn that is not the last. */
const goOn = (own: Export, now: number) =>
  keep(ports(), own, { turnsSinceSuccess: 0, dueAt: now, position: { ...own.position, sequence: 1 } });

const end = (own: Export, now: number) =>
  keep(ports(), own, { state: "DONE", turnsSinceSuccess: 0, doneAt: now });

beforeAll(() => applyD1Migrations(directory, env.TEST_MIGRATIONS));

afterEach(() =>
  run(
    directory,
    ["accounts", "exports", "restores", "job_positions", "gate_notices"].map((table) =>
      sql(`DELETE FROM ${table}`),
    ),
  ),
);

describe("a night", () => {
  it("begins each account's export once, some at a time, and none of a sandbox", async () => {
    await addAccounts([...many(AT_A_TIME + 5), `${SANDBOX_MARK}a0`]);
    expect(await beginNext(ports(), NIGHT)).toBe(AT_A_TIME);
    expect(await beginNext(ports(), NIGHT)).toBe(0);
    for (let own = await claimNext(ports(), NIGHT); own; own = await claimNext(ports(), NIGHT))
      await end(own, NIGHT);
    expect(await beginNext(ports(), NIGHT + MINUTE_MS)).toBe(5);
    expect(await beginNext(ports(), NIGHT + 2 * MINUTE_MS)).toBe(0);
    expect((await exportRows()).map((one) => one.account_id)).toEqual(many(AT_A_TIME + 5));
    expect(await beginNext(ports(), NIGHT + DAY_MS)).toBeGreaterThan(0);
  });

  it("lets no export of many turns delay the first turn of another", async () => {
    await addAccounts(many(2 * AT_A_TIME));
    await beginNext(ports(), NIGHT);
    for (let own = await claimNext(ports(), NIGHT); own; own = await claimNext(ports(), NIGHT))
      await goOn(own, NIGHT + 1);
    expect(await beginNext(ports(), NIGHT + MINUTE_MS)).toBe(AT_A_TIME);
  });

  it("gives every export a turn before one has its next", async () => {
    await addAccounts(many(AT_A_TIME));
    await beginNext(ports(), NIGHT);
    const turns: string[] = [];
    for (let at = 1; at <= 2 * AT_A_TIME; at += 1) {
      const own = await claimNext(ports(), NIGHT + at);
      turns.push(own!.accountId);
      await goOn(own!, NIGHT + at);
    }
    for (const round of [turns.slice(0, AT_A_TIME), turns.slice(AT_A_TIME)])
      expect([...round].sort()).toEqual(many(AT_A_TIME));
  });

  it("gives a turn to one run alone, and again once that one has died", async () => {
    await addAccounts([idOf(1)]);
    await beginNext(ports(), NIGHT);
    const own = await claimNext(ports(), NIGHT);
    expect(own).toMatchObject({ accountId: idOf(1), turnsSinceSuccess: 1 });
    expect(await claimNext(ports(), NIGHT)).toBe(null);
    const later = NIGHT + 6 * MINUTE_MS;
    expect(await claimNext(ports(), later)).toMatchObject({ id: own!.id, turnsSinceSuccess: 2 });
    expect(await end(own!, later)).toBe(false);
  });

  it("starts an export over where its account has moved, and waits for a restore", async () => {
    await addAccounts([idOf(1)]);
    await beginNext(ports(), NIGHT);
    await goOn((await claimNext(ports(), NIGHT))!, NIGHT);
    await run(directory, [
      sql("UPDATE accounts SET shard = 'DB_S1'"),
      sql(
        `INSERT INTO restores (id, account_id, export_id, exported_at, shard, replaces, state, begun_at, due_at)
         VALUES ('rst', ?, 'exp', 0, 'DB', 1, 'RUNNING', 7, 0)`,
        idOf(1),
      ),
    ]);
    expect(await claimNext(ports(), NIGHT)).toBe(null);
    expect(await closedAccounts(ports())).toEqual([{ accountId: idOf(1), since: 7 }]);
    await run(directory, [sql("DELETE FROM restores")]);
    const own = await claimNext(ports(), NIGHT);
    expect([own?.shard, own?.position.sequence]).toEqual(["DB_S1", null]);
  });

  it("counts the accounts that have had no export for 26 hours", async () => {
    const now = NIGHT + 30 * HOUR_MS;
    await addAccounts([...many(3), `${SANDBOX_MARK}a0`], NIGHT);
    await addAccounts([idOf(9)], now - HOUR_MS);
    expect(await countLate(ports(), now)).toBe(3);
    await beginNext(ports(), NIGHT + 5 * HOUR_MS);
    await end((await claimNext(ports(), NIGHT + 5 * HOUR_MS))!, NIGHT + 5 * HOUR_MS);
    expect(await countLate(ports(), now)).toBe(2);
    expect(await countLate(ports(), now + 2 * DAY_MS)).toBe(4);
  });
});

describe("a run", () => {
  it("gives up an export whose turns only die, and exports the others", async () => {
    await addAccounts(many(3));
    await beginNext(ports(), NIGHT);
    await run(directory, [sql("UPDATE exports SET failures = 8 WHERE account_id = ?", idOf(1))]);
    await runBackups(backups({ DB: directory }), NIGHT);
    expect((await exportRows()).map(({ state }) => state)).toEqual(["DONE", "FAILED", "DONE"]);
  });
});
