import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import PAGE from "../../migrations/README.md?raw";
import { READ_SCHEMA } from "../../scripts/migrate/ledger.ts";
import { query } from "../support/query.ts";

const FILES = Object.keys(import.meta.glob("../../migrations/*", { query: "?raw" }));
const TEXTS = import.meta.glob<string>("../../migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const HEADER = /^-- [A-Z].*[.:]/;

const names = FILES.map((path) => path.split("/").at(-1)!)
  .filter((name) => name !== "README.md")
  .sort();

const numberingFaults = (files: readonly string[]): string[] =>
  files
    .map((name, at) => [name, `${at + 1}`.padStart(4, "0")] as const)
    .filter(([name, number]) => !new RegExp(`^${number}_[a-z]+(_[a-z]+)*\\.sql$`).test(name))
    .map(([name, number]) => `${name} is where ${number} should be`);

describe("the migrations", () => {
  it("count from 0001 without a gap, each named after what it adds", () => {
    expect(numberingFaults(names)).toEqual([]);
  });

  it.each([
    [["0001_a.sql", "0003_b.sql"], ["0003_b.sql is where 0002 should be"]],
    [["0001_a.sql", "0002_b.sql", "0002_c.sql"], ["0002_c.sql is where 0003 should be"]],
    [["1_a.sql"], ["1_a.sql is where 0001 should be"]],
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

const MAX_FILE_BYTES = 256_000;
/** D1 refuses statements of more than 100 KB. */
const MAX_STATEMENT_BYTES = 90_000;
/** A trigger in the form that every tool sends as one statement: one line, keywords in capitals, no END within. */
const TRIGGER = /^CREATE TRIGGER (?:(?!\b(?:CASE|END)\b).)* BEGIN (?:(?!\b(?:CASE|END)\b).)*; END;$/;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Why D1 might not accept a file whole. */
const shapeFaults = (text: string): string[] => [
  ...(bytesOf(text) < MAX_FILE_BYTES ? [] : ["the file is too large"]),
  ...(text.split(/;$/m).every((part) => bytesOf(part) < MAX_STATEMENT_BYTES)
    ? []
    : ["a statement is too long"]),
  ...(text.includes("\r") ? ["a line ends with CR"] : []),
  ...text
    .split("\n")
    .filter((line) => /\bTRIGGER\b/i.test(line) && !/^(--|DROP)/.test(line) && !TRIGGER.test(line)),
];

describe("a migration that D1 accepts whole", () => {
  it.each(Object.entries(TEXTS))("is %s", (_, text) => {
    expect(shapeFaults(text)).toEqual([]);
  });

  it.each([
    ["a trigger over two lines", "CREATE TRIGGER t AFTER DELETE ON a BEGIN\n  DELETE FROM b;\nEND;"],
    ["a trigger in lower case", "create trigger t after delete on a begin delete from b; end;"],
    ["a CASE in a trigger", "CREATE TRIGGER t AFTER DELETE ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; END;"],
    ["a file with Windows line ends", "DROP TABLE a;\r\n"],
    ["a long statement", `INSERT INTO a VALUES ('${"é".repeat(45_000)}');`],
    ["a large file", "DROP TABLE a;\n".repeat(20_000)],
  ])("would not be %s", (_, text) => {
    expect(shapeFaults(text)).toHaveLength(1);
  });
});

describe("the migration runner's query for a database's schema", () => {
  it("is answered with every table and its columns", async () => {
    const results = await query(READ_SCHEMA);
    const objects = results.map(({ object }) => object);
    expect(objects).toContain("table neighborhood_totals (city_id, total)");
    expect(objects).toContain("trigger write_guard_aborts");
    expect(objects.filter((object) => /_cf_|sqlite_|d1_/.test(object))).toEqual([]);
  });
});

/** The page's SQL, with the test's own table. */
const exampleFor = (table: string): string[] =>
  /```sql\n([\s\S]+?)```/
    .exec(PAGE)![1]!
    .replaceAll(/\bmails/g, table)
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

const sqlOf = async (table: string): Promise<string[]> => {
  const results = await query`SELECT sql FROM sqlite_master WHERE tbl_name = ${table} AND sql IS NOT NULL
    ORDER BY type, name`;
  return results.map(({ sql }) => sql.replaceAll('"', ""));
};

/** The example's table before its list grew, without its newest row. */
const makeTable = async (table: string, rows: number): Promise<void> => {
  const [create = "", ...others] = exampleFor(table);
  const indexes = others.filter((statement) => statement.startsWith("CREATE INDEX"));
  const before = create.replace(`${table}_new`, table).replace(", 'BOUNCED'", "");
  await env.DB.batch([before, ...indexes].map((statement) => env.DB.prepare(statement)));
  for (let row = 0; row <= rows; row += 1)
    await query(
      `INSERT INTO ${table} (id, account_id, kind, subject, body, status, created_at) VALUES (?, 'a', 'k', 's', 'b', 'SENT', 1)`,
      `m${row}`,
    );
  await query(`DELETE FROM ${table} WHERE id = ?`, `m${rows}`);
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
    await query(`DROP TABLE ${table}`);
  });
});
