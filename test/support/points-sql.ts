import { DatabaseSync } from "node:sqlite";
import { type Dataset, POINTS } from "../../src/ports/points.ts";

/** A stored point: its columns, when it was written, and how many points it represents after sampling. */
export interface StoredPoint {
  readonly dataset: Dataset;
  readonly row: Readonly<Record<string, string | number>> & {
    readonly timestamp: number;
    readonly _sample_interval: number;
  };
}

type Row = Readonly<Record<string, string | number>>;

const UNITS_MS: Readonly<Record<string, number>> = { MINUTE: 60_000, HOUR: 3_600_000, DAY: 86_400_000 };

/** The functions that both the platform's SQL and these tests have; SQLite alone would accept more. */
const FUNCTIONS = ["SUM", "MAX", "sumIf", "quantileExactWeighted", "NOW", "IN", "AND", "WHERE"];

/** @param rows each with the quantile's level, a value and its weight */
const quantile = (rows: readonly number[][]): number | null => {
  const sorted = rows.toSorted(([, one], [, other]) => one! - other!);
  let left = sorted.reduce((all, [share, , weight]) => all + share! * weight!, 0);
  for (const [, value, weight] of sorted) {
    left -= weight!;
    if (left <= 0) return value!;
  }
  return null;
};

const withFunctions = (database: DatabaseSync): DatabaseSync => {
  database.aggregate("SUM", { start: 0, step: (sum: number, value) => sum + Number(value) });
  database.aggregate("sumIf", {
    start: 0,
    step: (sum: number, value, condition) => sum + (condition ? Number(value) : 0),
  });
  database.aggregate("quantile", {
    start: "",
    step: (rows: string, share, value, weight) => `${rows},${JSON.stringify([share, value, weight])}`,
    result: (rows) => quantile(JSON.parse(`[${String(rows).slice(1)}]`)),
  });
  return database;
};

const databases = new WeakMap<readonly StoredPoint[], DatabaseSync>();

const databaseOf = (points: readonly StoredPoint[]): DatabaseSync => {
  const known = databases.get(points);
  if (known) return known;
  const database = withFunctions(new DatabaseSync(":memory:"));
  for (const [dataset, { index, texts, numbers }] of Object.entries(POINTS)) {
    const columns = [...new Set([index, ...texts, ...numbers, "timestamp", "_sample_interval"])];
    database.exec(`CREATE TABLE ${dataset} (${columns.map((name) => `"${name}"`).join()})`);
    const insert = database.prepare(`INSERT INTO ${dataset} VALUES (${columns.map(() => "?").join()})`);
    const own = points.filter((point) => point.dataset === dataset);
    for (const { row } of own) insert.run(...columns.map((name) => row[name] ?? null));
  }
  databases.set(points, database);
  return database;
};

/** The answer that the platform would give to a query of `docs/runbook/alerts.json`. */
export const answerTo = (sql: string, points: readonly StoredPoint[], now: number): Row[] => {
  const unknown = [...sql.matchAll(/(\w+) ?\(/g)].find(([, name]) => !FUNCTIONS.includes(name!));
  if (unknown) throw new Error(`${unknown[1]} is not supported`);
  const query = sql
    .replaceAll(/\{\w+\.(\w+)\}/g, '"$1"')
    .replaceAll(/\{(\w+)\}/g, "$1")
    .replaceAll("NOW()", String(now))
    .replaceAll(/INTERVAL '(\d+)' (\w+)/g, (_, count, unit) => String(Number(count) * UNITS_MS[unit]!))
    .replaceAll(/quantileExactWeighted\(([\d.]+)\)\(/g, "quantile($1, ");
  return databaseOf(points).prepare(query).all() as Row[];
};
