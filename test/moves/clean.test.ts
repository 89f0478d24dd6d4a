import { expect, it } from "vitest";
import { newMeter, run, sql } from "../../src/db/statement.ts";
import { filledTable, TABLES } from "../../src/domain/moves/row-pages.ts";
import { newId } from "../../src/lib/id.ts";
import { DATABASES, prepareShards } from "../support/two-shards.ts";

const OTHERS = 3_000;

it("a step of the cleanup reads the table without an index only when all other tables are empty", async () => {
  await prepareShards();
  const db = DATABASES.DB_S1;
  const accountId = newId("account");
  const other = newId("account");
  await run(db, [
    sql(
      `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${OTHERS})
       INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
       SELECT n, ?1 || n, ?1, 1, 60 FROM n`,
      other,
    ),
    sql("INSERT INTO photo_pace (account_id, host, minute, taken) VALUES (?, 'a.example', 0, 1)", accountId),
  ]);
  const next = async () => {
    const meter = newMeter();
    const [rows] = await run(db, [filledTable(accountId)], meter);
    return { table: rows![0]!.tbl, rowsRead: meter.rowsRead };
  };
  const full = await next();
  expect(full.table).toBe("photo_pace");
  expect(full.rowsRead).toBeLessThanOrEqual(TABLES.length);
  await run(db, [sql("DELETE FROM photo_pace WHERE account_id = ?", accountId)]);
  const empty = await next();
  expect(empty.table).toBeNull();
  expect(empty.rowsRead).toBeGreaterThanOrEqual(OTHERS);
  await run(db, [sql("DELETE FROM radar_windows WHERE account_id = ?", other)]);
});
