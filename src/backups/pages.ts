import { type Database, type Meter, type Row, run, type Statement, sql } from "../db/statement.ts";
import { EXPORTED_TABLES, type Unit } from "./units.ts";

/** What a database reports about itself. */
export interface Facts {
  /** The columns that a row of each table is written with. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly migration: string;
}

/** A row's number belongs to its database. */
const ROW_NUMBER = "seq";

/** Read again by each run: a migration may have come since. */
export const readFacts = async (db: Database, meter: Meter): Promise<Facts> => {
  const [columns = [], migrations = []] = await run(
    db,
    [
      sql(
        `SELECT m.name AS tbl, c.name AS col FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
         WHERE m.type = 'table' AND m.name IN (SELECT value FROM json_each(?))`,
        JSON.stringify(EXPORTED_TABLES),
      ),
      sql("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1"),
    ],
    meter,
  );
  const known = columns.filter(({ col }) => col !== ROW_NUMBER);
  return {
    columns: new Map(
      [...Map.groupBy(known, ({ tbl }) => tbl as string)].map(([table, rows]) => [
        table,
        rows.map(({ col }) => col as string),
      ]),
    ),
    migration: (migrations[0]?.name as string | undefined) ?? "",
  };
};

/** A row keeps its place in the account's lists (migrations/0025_places.sql). */
const selectList = ({ columns }: Facts, table: string): string =>
  columns
    .get(table)!
    .map((column) => (column === "place_given" ? "place AS place_given" : column))
    .join(", ");

export interface Place {
  readonly after: readonly (string | number)[] | null;
  /** Null for all rows. */
  readonly since: number | null;
}

/** Rows of one table, in one page. */
export interface Read {
  readonly table: string;
  readonly statement: Statement;
}

const inPage = (unit: Unit, accountId: string, { after, since }: Place, limit: number): Statement => {
  const order = unit.order.length > 0 ? unit.order : ["account_id"];
  const [state] = order;
  const conditions = ["account_id = ?"];
  const params: unknown[] = [accountId];
  if (unit.own !== undefined) {
    conditions.push(`${unit.own} = ?`);
    params.push(accountId);
  }
  if (since !== null) {
    conditions.push(`${state} IN (${unit.states!.map((name) => `'${name}'`).join(", ")})`, "updated_at >= ?");
    params.push(since);
  }
  if (after !== null) {
    conditions.push(`(${order.join(", ")}) > (${order.map(() => "?").join(", ")})`);
    params.push(...after);
  }
  const from = unit.index ? `${unit.table} INDEXED BY ${unit.index}` : unit.table;
  const where = `FROM ${from} WHERE ${conditions.join(" AND ")} ORDER BY ${order.join(", ")} LIMIT ${limit}`;
  return sql(where, ...params);
};

/** The page's rows, then what belongs to them; all in one transaction if they are sent together. */
export const readsOf = (
  unit: Unit,
  facts: Facts,
  accountId: string,
  place: Place,
  limit = unit.limit,
): Read[] => {
  const page = inPage(unit, accountId, place, limit);
  const ids = `IN (SELECT id ${page.sql})`;
  const below = (table: string, condition: string): Read => ({
    table,
    statement: sql(
      `SELECT ${selectList(facts, table)} FROM ${table} WHERE ${condition}`,
      accountId,
      ...page.params,
    ),
  });
  const children = unit.children.filter(({ isChange }) => isChange !== true || place.since !== null);
  const { cards } = unit;
  return [
    {
      table: unit.table,
      statement: sql(`SELECT ${selectList(facts, unit.table)} ${page.sql}`, ...page.params),
    },
    ...children.map(({ table, of, where = "1" }) =>
      below(table, `account_id = ? AND ${of} ${ids} AND ${where}`),
    ),
    ...(cards
      ? [
          below(
            "radar_cards",
            `id IN (SELECT ${cards.shows} FROM matches WHERE account_id = ? AND ${cards.of} ${ids} AND ${cards.where})`,
          ),
        ]
      : []),
  ];
};

/** Rows of a page by their tables, the unit's own first. */
export type Page = readonly { readonly table: string; readonly rows: readonly Row[] }[];

/** Where the next page begins; null after the last one. */
export const endOf = (
  { order }: Unit,
  rows: readonly Row[],
  limit: number,
): readonly (string | number)[] | null => {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return last && order.length > 0 ? order.map((column) => last[column] as string | number) : null;
};
