import { type FilteredPageRequest, noneOf, readFilteredPage } from "../../db/filtered-page.ts";
import { mergePages } from "../../db/merge-pages.ts";
import { type Placed, runAcross } from "../../db/run-across.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import type { Database, Meter, Row, Statement } from "../../db/statement.ts";
import type { Position } from "../../lib/cursor.ts";
import type { DevelopmentShards } from "./development-shards.ts";
import { decodeUnit, type LaunchUnit, unitsOf } from "./unit.ts";

interface Reading {
  shard(name: string): Database;
  readonly meter: Meter;
}

/** A property and the database it was read from. */
export interface Found {
  readonly shard: string;
  readonly property: Property;
}

/** The properties that a statement finds in the databases with developments. */
export const findIn = async (
  { shard, meter }: Reading,
  { names, leftOutIn }: DevelopmentShards,
  statement: Statement,
): Promise<Found[]> => {
  const queries = names.map((name) => ({ db: shard(name), statement }));
  const results = await runAcross(queries, meter);
  return names.flatMap((name, at) => {
    const leftOut = new Set(leftOutIn(name));
    const properties = results[at]!.map(propertyTable.decode);
    return properties
      .filter(({ accountId }) => !leftOut.has(accountId))
      .map((property) => ({ shard: name, property }));
  });
};

type DevelopmentsQuery = Omit<FilteredPageRequest, "table" | "columns" | "newest" | "order"> & {
  readonly order: "created_at" | "updated_at";
};

/** A page of developments, from all their databases at once. @throws Refusal invalid_cursor */
export const pageOfDevelopments = async (
  { shard, meter }: Reading,
  { names, leftOutIn }: DevelopmentShards,
  { order, conditions = [], ...asked }: DevelopmentsQuery,
): Promise<{ readonly found: Found[]; readonly next: Position | null }> => {
  const { name: table, columns } = propertyTable;
  const pages = await Promise.all(
    names.map((name) => {
      const leftOut = leftOutIn(name);
      const all = leftOut.length > 0 ? [...conditions, noneOf("account_id", leftOut)] : conditions;
      const request = { ...asked, table, columns, conditions: all, newest: "created_at" } as const;
      return readFilteredPage({ db: shard(name), meter }, request);
    }),
  );
  const shardOf = new Map<Row, string>(
    pages.flatMap(({ rows }, at) => rows.map((row) => [row, names[at]!] as const)),
  );
  const { rows, next } = mergePages(pages, { order, limit: asked.limit });
  const found = rows.map((row) => ({ shard: shardOf.get(row)!, property: propertyTable.decode(row) }));
  return { found, next };
};

/** Finds the available unit types of developments, each in its development's database. */
export const unitsQueries = ({ shard }: Reading, developments: readonly Found[]): Placed[] =>
  [...Map.groupBy(developments, (development) => development.shard)].map(([name, some]) => ({
    db: shard(name),
    statement: unitsOf(some.map(({ property }) => property.id)),
  }));

/** The unit types by their development. @param rows of `unitsQueries` */
export const unitsIn = (rows: readonly Row[][]): Map<string | null, LaunchUnit[]> =>
  Map.groupBy(rows.flat().map(decodeUnit), ({ developmentId }) => developmentId);
