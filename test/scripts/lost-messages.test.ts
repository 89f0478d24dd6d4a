import { expect, it } from "vitest";
import { MESSAGES_LOST } from "../../scripts/local/lost-messages.ts";
import { SqliteDatabase } from "../moves/sqlite-database.ts";

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;

const batchOf = (accountId: string) => ({
  text: `INSERT INTO batches (id, account_id, type, status, dry_run, total, worked_to, turn_at, created_at)
         VALUES (?, ?, 'properties', 'QUEUED', 0, 1, 0, ?, ?)`,
  params: [`b-${accountId}`, accountId, NOW, NOW],
});

const fenceOf = (accountId: string, state: string) => ({
  text: "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, 'move', ?, 'DB_S1')",
  params: [accountId, state],
});

const STATES = ["COPYING", "FROZEN", "GONE"];

it("a start dates back all work under way, even of accounts that move or are restored, and leaves their fences", () => {
  const db = new SqliteDatabase();
  const all = ["open", ...STATES];
  db.batch(all.map(batchOf));
  db.batch(STATES.map((state) => fenceOf(state, state)));
  const read = (text: string) => db.batch([{ text, params: [] }])[0]!.map((row) => ({ ...row }));
  const fences = read("SELECT * FROM moving");
  db.batch(MESSAGES_LOST.map((text) => ({ text, params: [] })));
  expect(read("SELECT account_id, turn_at FROM batches ORDER BY account_id")).toEqual(
    all.sort().map((account_id) => ({ account_id, turn_at: NOW - DAY_MS })),
  );
  expect(read("SELECT * FROM moving")).toEqual(fences);
  // For an account still being copied, the change is noted.
  expect(read("SELECT account_id, tbl, key FROM move_changes")).toEqual([
    { account_id: "COPYING", tbl: "batches", key: '["b-COPYING"]' },
  ]);
});
