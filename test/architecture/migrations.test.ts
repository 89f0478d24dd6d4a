import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

const FILES = Object.keys(import.meta.glob("../../migrations/*", { query: "?raw" }));
const PAGES = import.meta.glob<string>("../../migrations/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PAGE = Object.values(PAGES)[0]!;

const HEADER = /^-- [A-Z].*[.:]/;

const names = FILES.map((path) => path.split("/").at(-1)!)
  .filter((name) => name !== "README.md")
  .sort();

const numberingFaults = (files: readonly string[]): string[] =>
  files
    .map((name, at) => [name, `${at + 1}`.padStart(4, "0")] as const)
    .filter(([name, number]) => !new RegExp(`^${number}_[a-z]+(_[a-z]+)*\\.sql$`).test(name))
    .map(([name, number]) => `${name} stands where ${number} is due`);

describe("the migrations", () => {
  it("count from 0001 without a gap, each named after what it adds", () => {
    expect(numberingFaults(names)).toEqual([]);
  });

  it.each([
    [["0001_a.sql", "0003_b.sql"], ["0003_b.sql stands where 0002 is due"]],
    [["0001_a.sql", "0002_b.sql", "0002_c.sql"], ["0002_c.sql stands where 0003 is due"]],
    [["1_a.sql"], ["1_a.sql stands where 0001 is due"]],
  ])("would be wrongly numbered as %j", (files, faults) => {
    expect(numberingFaults(files)).toEqual(faults);
  });

  it("are all applied, in their order", () => {
    expect(env.TEST_MIGRATIONS.map(({ name }) => name)).toEqual(names);
  });

  it("say in their first line what they add", () => {
    const silent = env.TEST_MIGRATIONS.filter(({ queries }) => !HEADER.test(queries[0] ?? ""));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

/** The page's SQL, with the test's own table instead of the page's. */
const exampleFor = (table: string): string[] =>
  /```sql\n([\s\S]+?)```/
    .exec(PAGE)![1]!
    .replaceAll(/\bmails/g, table)
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

const sqlOf = async (table: string): Promise<string[]> => {
  const { results } = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type, name",
  )
    .bind(table)
    .all<{ sql: string }>();
  return results.map(({ sql }) => sql.replaceAll('"', ""));
};

/** The example's table before its list grew, without its newest row. */
const makeTable = async (table: string, rows: number): Promise<void> => {
  const [create = "", ...others] = exampleFor(table);
  const indexes = others.filter((statement) => statement.startsWith("CREATE INDEX"));
  const before = create.replace(`${table}_new`, table).replace(", 'BOUNCED'", "");
  await env.DB.batch([before, ...indexes].map((statement) => env.DB.prepare(statement)));
  for (let row = 0; row <= rows; row += 1)
    await env.DB.prepare(
      `INSERT INTO ${table} (id, account_id, kind, subject, body, status, created_at) VALUES (?, 'a', 'k', 's', 'b', 'SENT', 1)`,
    )
      .bind(`m${row}`)
      .run();
  await env.DB.prepare(`DELETE FROM ${table} WHERE id = ?`).bind(`m${rows}`).run();
};

const insertBounced = (table: string): Promise<number | null> =>
  env.DB.prepare(
    `INSERT INTO ${table} (id, account_id, kind, subject, body, status, created_at)
     VALUES ('new', 'a', 'k', 's', 'b', 'BOUNCED', 1) RETURNING seq`,
  ).first<number>("seq");

describe("a CHECK list lengthened as the page says", () => {
  it.each([
    ["of a table with rows", "mails_full", 2],
    ["of an empty table", "mails_empty", 0],
  ])("keeps every row and index %s", async (_, table, rows) => {
    await makeTable(table, rows);
    await expect(insertBounced(table)).rejects.toThrow(/CHECK/);
    const before = await sqlOf(table);
    await env.DB.batch(exampleFor(table).map((statement) => env.DB.prepare(statement)));
    const widened = before.map((sql) => sql.replace("'FAILED')", "'FAILED', 'BOUNCED')"));
    expect(await sqlOf(table)).toEqual(widened);
    // The deleted row's number is not used again.
    expect(await insertBounced(table)).toBe(rows + 2);
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n")).toBe(rows + 1);
    await env.DB.prepare(`DROP TABLE ${table}`).run();
  });
});
