import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/query.ts";
import { isService } from "./source.ts";
import { SOURCES } from "./sources.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../src/db/schema/*.ts", { eager: true });

const described = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable))
  .map((table) => ({ name: getTableName(table), table }));

/** Tables without a drizzle schema, and why. */
const RAW_ONLY: Readonly<Record<string, string>> = {
  neighborhoods: "the catalog, filled by its own step and read by three fixed statements",
  neighborhood_keys: "spellings of the catalog, joined by fixed statements",
  postal_codes: "the catalog, read by one fixed statement",
  neighborhood_totals: "kept by triggers of the catalog's rows",
  neighborhood_aliases: "other names in the catalog, joined by fixed statements",
  photo_discards: "a queue of hashes, emptied by the fixed statements of the discard",
  photo_pace: "counted up and read by the fixed statements of the pace",
  account_stores: "weighed by triggers, read by one fixed statement",
  gate_notices: "written by triggers of accounts, grants and keys",
  move_changes: "recorded by the triggers of a move",
  outbox: "written and emptied by the statements of a commit",
  webhook_accounts: "written and read by fixed statements of the directory",
  lead_identities: "written and joined by the fixed statements of identities",
  captacao_demand: "a night's sums, which triggers keep",
  captacao_demand_of_accounts: "counted by fixed statements",
  captacao_demand_counts: "the progress of that count",
  captacao_demand_shares: "the work of that count by account",
  radar_cards: "written and read by the fixed statements of pairs",
  radar_windows: "counted by the statements of pairs, summed up by the statements of summaries",
  radar_boards: "written and read by fixed statements of the sweep",
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly primaryKey: boolean;
  readonly default: string | null;
}

let statements: ReadonlyMap<string, string>;
let indexes: readonly string[];

beforeAll(async () => {
  const results = await query`SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_master
    WHERE name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'd1_*'`;
  statements = new Map(results.filter(({ type }) => type === "table").map(({ name, sql }) => [name, sql]));
  indexes = results.filter(({ type }) => type === "index").map(({ name }) => name);
});

const columnsInDatabase = async (table: string): Promise<Column[]> => {
  const results = await query(`PRAGMA table_info(${table})`);
  return results.map(({ name, type, notnull, dflt_value, pk }) => ({
    name,
    type,
    // A primary key is never null, even without NOT NULL.
    notNull: notnull === 1 || pk > 0,
    primaryKey: pk > 0,
    default: dflt_value,
  }));
};

const sqlDefault = (value: unknown): string | null => {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? "1" : "0";
  if (Array.isArray(value)) return `'${JSON.stringify(value)}'`;
  return typeof value === "string" ? `'${value}'` : JSON.stringify(value);
};

const columnsInSchema = (table: SQLiteTable): Column[] => {
  const { primaryKeys } = getTableConfig(table);
  const composite = primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  return Object.values(getTableColumns(table)).map((column: SQLiteColumn) => {
    const primaryKey = column.primary || composite.includes(column.name);
    return {
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notNull: column.notNull || primaryKey,
      primaryKey,
      default: sqlDefault(column.default),
    };
  });
};

/** The values that the table's CHECK allows in a column. */
const checkedValues = (table: string, column: string): string[] | null => {
  const list = new RegExp(`CHECK \\(${column} IN \\(([^)]*)\\)`).exec(statements.get(table) ?? "")?.[1];
  return list === undefined ? null : list.split(",").map((value) => value.trim().replace(/^'|'$/g, ""));
};

const columnsWithValues = described.flatMap(({ name, table }) =>
  Object.values(getTableColumns(table)).flatMap((column: SQLiteColumn) =>
    column.enumValues ? [{ table: name, column: column.name, values: column.enumValues }] : [],
  ),
);

describe("every table", () => {
  it("has a schema or is listed with a reason", () => {
    const known = [...described.map(({ name }) => name), ...Object.keys(RAW_ONLY)].sort();
    expect([...statements.keys()].sort()).toEqual(known);
  });

  it.each(described)("$name has the columns of its schema", async ({ name, table }) => {
    expect(columnsInSchema(table)).toEqual(await columnsInDatabase(name));
  });

  it("is strict about its types", () => {
    const lax = [...statements].filter(([, sql]) => !/\bSTRICT\b/.test(sql));
    expect(lax.map(([name]) => name)).toEqual([]);
  });
});

/** Only `state` may be a Brazilian state. */
const isStatus = ({ name, dataType, enumValues }: SQLiteColumn): boolean =>
  (/(^|_)(status|stage)$/.test(name) && dataType === "string") ||
  (/(^|_)state$/.test(name) && enumValues !== undefined);

describe("every status", () => {
  it("has a CHECK in the database", () => {
    const unchecked = described.flatMap(({ name, table }) =>
      Object.values(getTableColumns(table))
        .filter(isStatus)
        .filter((column) => checkedValues(name, column.name) === null)
        .map((column) => `${name}.${column.name}`),
    );
    expect(unchecked).toEqual([]);
  });

  it.each(columnsWithValues)("of $table.$column is the same list in both", ({ table, column, values }) => {
    const checked = checkedValues(table, column);
    if (checked !== null) expect([...checked].sort()).toEqual([...values].sort());
  });

  it("includes every boolean", async () => {
    const loose = described.flatMap(({ name, table }) =>
      Object.values(getTableColumns(table))
        .filter((column: SQLiteColumn) => column.columnType === "SQLiteBoolean")
        .filter((column: SQLiteColumn) => checkedValues(name, column.name)?.join() !== "0,1")
        .map((column: SQLiteColumn) => `${name}.${column.name}`),
    );
    expect(loose).toEqual([]);
  });
});

describe("every index", () => {
  it("named by a statement exists", () => {
    const named = SOURCES.filter(isService).flatMap(({ uncommented }) =>
      [
        ...uncommented.matchAll(/INDEXED BY (\w+)|"((?:properties|leads|matches)_(?:newest|changes)\w*)"/g),
      ].map(([, literal, listed]) => literal ?? listed ?? ""),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !indexes.includes(name))).toEqual([]);
  });
});
