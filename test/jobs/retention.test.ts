import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Database, run, sql } from "../../src/db/statement.ts";
import { matchTable } from "../../src/domain/radar/match.ts";
import { runRetention } from "../../src/jobs/retention.ts";
import { newId } from "../../src/lib/id.ts";
import { storedMatch } from "../support/match.ts";
import { query } from "../support/query.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 2, 10);

const ports = { shardNames: ["DB"], shard: () => env.DB };

const rowsOf = async (
  column: string,
  table: string,
  accountId: string,
  order = "rowid",
): Promise<unknown[]> => {
  const statement = env.DB.prepare(`SELECT ${column} FROM ${table} WHERE account_id = ? ORDER BY ${order}`);
  return (await statement.bind(accountId).raw()).map(([value]) => value);
};

const insertAll = (sql: string, rows: readonly (readonly unknown[])[]) =>
  env.DB.batch(rows.map((values) => env.DB.prepare(sql).bind(...values)));

describe("the portfolio's history", () => {
  const insert = "INSERT INTO portfolio_history (account_id, at, kept, deleted_total) VALUES (?, ?, ?, 0)";

  const makePortfolio = async (): Promise<string> => {
    const accountId = newId("account");
    await insertAll("INSERT INTO portfolios (account_id) VALUES (?)", [[accountId]]);
    return accountId;
  };

  it.each([
    ["the newest row before the cutoff and all after it", [96, 72, 50, 40, 1], [50, 40, 1]],
    ["a row exactly at the cutoff", [72, 48, 10], [48, 10]],
    ["the only row, however old", [900], [900]],
    ["everything when nothing is old", [47, 3], [47, 3]],
  ])("keeps %s", async (_, ages, kept) => {
    const accountId = await makePortfolio();
    await insertAll(
      insert,
      ages.map((hours) => [accountId, NOW - hours * HOUR_MS, hours]),
    );
    await runRetention(ports, NOW);
    expect(await rowsOf("kept", "portfolio_history", accountId, "at")).toEqual(kept);
  });

  it("shrinks past one chunk in one run", async () => {
    const accountId = await makePortfolio();
    const many = `INSERT INTO portfolio_history (account_id, at, kept, deleted_total)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
      SELECT ?, ? + i, i, 0 FROM n`;
    await insertAll(many, [[accountId, NOW - 3 * DAY_MS]]);
    const deleted = await runRetention(ports, NOW);
    expect(deleted.portfolioHistory).toBeGreaterThanOrEqual(2_499);
    expect(await rowsOf("kept", "portfolio_history", accountId, "at")).toEqual([2_500]);
  });
});

it("retention deletes a day's rows of many accounts in one run", async () => {
  const accountId = newId("account");
  const many = `INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
    SELECT ?, i, 'f', 200, '{}', '', ? FROM n`;
  await insertAll(many, [[accountId, NOW - 2 * DAY_MS]]);
  await runRetention(ports, NOW);
  expect(await rowsOf("idempotency_key", "receipts", accountId, "idempotency_key")).toEqual([]);
});

it("retention deletes the rest even if one kind cannot be deleted", async () => {
  const accountId = newId("account");
  const insert = `INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at)
    VALUES (?, 'key', 'f', 200, '{}', '', ?)`;
  await insertAll(insert, [[accountId, NOW - 2 * DAY_MS]]);
  const prepare = (text: string) => {
    if (text.includes("DELETE FROM batch")) throw new Error("no such table: batches");
    return env.DB.prepare(text);
  };
  const broken = { prepare, batch: env.DB.batch.bind(env.DB) } as Database;
  const running = runRetention({ shardNames: ["DB"], shard: () => broken }, NOW);
  await expect(running).rejects.toThrow("no such table");
  expect(await rowsOf("idempotency_key", "receipts", accountId, "idempotency_key")).toEqual([]);
});

it("retention deletes receipts after a day", async () => {
  const accountId = newId("account");
  const insert = `INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at)
    VALUES (?, ?, 'f', 200, '{}', '', ?)`;
  await insertAll(insert, [
    [accountId, "old", NOW - DAY_MS - 1],
    [accountId, "young", NOW - DAY_MS],
  ]);
  await runRetention(ports, NOW);
  expect(await rowsOf("idempotency_key", "receipts", accountId, "idempotency_key")).toEqual(["young"]);
});

it("retention deletes notices 90 days after they were sent, and none that waits", async () => {
  const accountId = newId("account");
  const insert = `INSERT INTO mails (id, account_id, kind, subject, body, status, created_at, sent_at)
    VALUES (?, ?, ?, '', '', ?, ?, ?)`;
  const at = (days: number) => NOW - days * DAY_MS;
  const mail = (kind: string, status: string, created: number, sent: number | null) => [
    newId("mail"),
    accountId,
    kind,
    status,
    at(created),
    sent === null ? null : at(sent),
  ];
  await insertAll(insert, [
    mail("sent long ago", "SENT", 92, 91),
    mail("given up long ago", "FAILED", 91, null),
    mail("waiting", "QUEUED", 400, null),
    mail("sent late", "SENT", 91, 89),
    mail("sent lately", "SENT", 1, 1),
  ]);
  await runRetention(ports, NOW);
  expect(await rowsOf("kind", "mails", accountId)).toEqual(["waiting", "sent late", "sent lately"]);
});

it("retention deletes batches and their items after 7 days, processed or not", async () => {
  const accountId = newId("account");
  const ages = { old: 7 * DAY_MS, young: 7 * DAY_MS - 1 };
  const insert = `INSERT INTO batches (id, account_id, type, status, dry_run, total, worked_to, turn_at, created_at)
    VALUES (?, ?, 'leads', 'QUEUED', 0, 1500, 0, 0, ?)`;
  const items = `INSERT INTO batch_items (batch_id, position, account_id, external_ref, body, outcome)
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1499)
    SELECT ?, i, ?, 'C-' || i, '{}', 'PENDING' FROM n`;
  for (const [name, age] of Object.entries(ages)) {
    await insertAll(insert, [[`b-${name}-${accountId}`, accountId, NOW - age]]);
    await insertAll(items, [[`b-${name}-${accountId}`, accountId]]);
  }
  await runRetention(ports, NOW);
  expect(await rowsOf("id", "batches", accountId)).toEqual([`b-young-${accountId}`]);
  const results = await query`SELECT batch_id FROM batch_items WHERE account_id = ${accountId}`;
  expect(new Set(results.map((row) => row.batch_id))).toEqual(new Set([`b-young-${accountId}`]));
});

describe("matches that have lost their relevance", () => {
  /** One of the account's clients, with a partner's property whose card is in the shard. */
  const makeLost = async (accountId: string, days: number, propertyId: string) => {
    const lostAt = NOW - days * DAY_MS;
    const lost = { status: "ARCHIVED", touched: true, lostAt } as const;
    const match = { propertyId, leadId: newId("lead"), side: "client", scope: "NETWORK", ...lost } as const;
    await run(env.DB, [
      matchTable.insert(storedMatch(accountId, match)),
      sql("INSERT INTO radar_cards (id, card) VALUES (?, '{}') ON CONFLICT DO NOTHING", propertyId),
    ]);
  };

  const cardsOf = async (...ids: string[]): Promise<string[]> => {
    const text = "SELECT id FROM radar_cards WHERE id IN (SELECT value FROM json_each(?))";
    const rows = await query(text, JSON.stringify(ids));
    return rows.map(({ id }) => id as string);
  };

  it.each([
    { status: "NEW", days: 90, deleted: true },
    { status: "ARCHIVED", days: 90, deleted: true },
    { status: "ARCHIVED", days: 89, deleted: false },
    { status: "ARCHIVED", days: null, deleted: false },
    { status: "FAVORITED", days: 900, deleted: false },
    { status: "REQUESTED", days: 900, deleted: false },
  ] as const)("are deleted if $status $days days later: $deleted", async ({ status, days, deleted }) => {
    const accountId = newId("account");
    const lostAt = days === null ? null : NOW - days * DAY_MS;
    await run(env.DB, [
      matchTable.insert(storedMatch(accountId, { leadId: newId("lead"), status, touched: true, lostAt })),
    ]);
    await runRetention(ports, NOW);
    expect(await rowsOf("status", "matches", accountId)).toEqual(deleted ? [] : [status]);
  });

  it("take along partners' cards that only they showed", async () => {
    const accountId = newId("account");
    const alone = newId("property");
    const shown = newId("property");
    await makeLost(accountId, 91, alone);
    await makeLost(accountId, 91, shown);
    await makeLost(accountId, 1, shown);
    await runRetention(ports, NOW);
    expect(await cardsOf(alone, shown)).toEqual([shown]);
  });
});
