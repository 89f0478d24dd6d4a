import { MOVED_TABLES, type MovedTable } from "../../db/moved-tables.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";

export const TABLES = Object.keys(MOVED_TABLES) as MovedTable[];

/** A key of a row, or the cursor after one. */
export type Key = readonly (string | number)[];

/** How an account's rows are paged: along an index, so that a page costs its own rows. */
interface PageOrder {
  readonly orderColumns: readonly string[];
  readonly index?: string;
  readonly limit?: number;
}

const PAGE_ORDERS: Readonly<Partial<Record<MovedTable, PageOrder>>> = {
  team_members: { orderColumns: ["id"], index: "team_members_of_account" },
  properties: { orderColumns: ["status", "place"], index: "properties_newest" },
  leads: { orderColumns: ["state", "status", "place"], index: "leads_newest" },
  matches: { orderColumns: ["scope", "status", "place"], index: "matches_newest" },
  batches: { orderColumns: ["id"], index: "batches_of_account", limit: 4 },
  receipts: { orderColumns: ["idempotency_key"], limit: 50 },
};

/** Rows that are found by their parents: they have no index of their account, and share the fate of the parent. */
interface Parent {
  readonly table: MovedTable;
  /** The column with the parent's id. */
  readonly column: string;
}

const PARENTS: Readonly<Partial<Record<MovedTable, Parent>>> = {
  property_photos: { table: "properties", column: "property_id" },
  interactions: { table: "leads", column: "lead_id" },
  batch_items: { table: "batches", column: "batch_id" },
};

/** Tables that a change of a parent may change too: their rows are copied again with it. */
export const CHILDREN: Readonly<Partial<Record<MovedTable, readonly [MovedTable, string][]>>> = {
  properties: [
    ["property_photos", "property_id"],
    // Triggers delete conflicts with the property.
    ["feed_conflicts", "property_id"],
  ],
  leads: [["interactions", "lead_id"]],
  batches: [["batch_items", "batch_id"]],
};

/** The parent of a table, if any. */
export const parentOf = (table: MovedTable): Parent | undefined =>
  Object.entries(CHILDREN).flatMap(([parent, children]) =>
    children.flatMap(([child, column]) => (child === table ? [{ table: parent as MovedTable, column }] : [])),
  )[0];

const ROWS_OF_PAGE = 200;
const PARENTS_OF_PAGE = 40;
/** Keys are small. */
const KEYS_OF_PAGE = 1_000;

const pageOrderOf = (table: MovedTable): PageOrder =>
  PAGE_ORDERS[table] ?? { orderColumns: MOVED_TABLES[table] };

/** The cursor is JSON, so that both sides of the comparison have the same type. */
const afterCursor = (orderColumns: readonly string[], cursor: Key): string =>
  cursor.length === 0
    ? ""
    : ` AND (${orderColumns.join(", ")}) > (${orderColumns.map((_, at) => `?2 ->> ${at}`).join(", ")})`;

const pageQuery = (table: MovedTable, select: string, cursor: Key, limit: number): string => {
  const { orderColumns, index } = pageOrderOf(table);
  const from = index ? `${table} INDEXED BY ${index}` : table;
  const order = orderColumns.length === 0 ? "" : ` ORDER BY ${orderColumns.join(", ")}`;
  return `SELECT ${select} FROM ${from} WHERE account_id = ?1${afterCursor(orderColumns, cursor)}${order} LIMIT ${limit}`;
};

const bindPage = (text: string, accountId: string, cursor: Key): Statement =>
  cursor.length === 0 ? sql(text, accountId) : sql(text, accountId, JSON.stringify(cursor));

const columnList = (...columns: readonly string[]): string =>
  [...new Set(columns)].join(", ") || "account_id";

/**
 * The next page of a table's rows, or only of their keys. Rows ordered by their parents have a second statement, which
 * reads the parents; both belong in one transaction.
 */
export const pageStatements = (
  table: MovedTable,
  accountId: string,
  cursor: Key,
  select: "rows" | "keys" = "rows",
): readonly Statement[] => {
  const parent = PARENTS[table];
  const keys: readonly string[] = MOVED_TABLES[table];
  if (!parent) {
    const { orderColumns, limit = ROWS_OF_PAGE } = pageOrderOf(table);
    const page =
      select === "rows"
        ? pageQuery(table, "*", cursor, limit)
        : pageQuery(table, columnList(...keys, ...orderColumns), cursor, KEYS_OF_PAGE);
    return [bindPage(page, accountId, cursor)];
  }
  const { orderColumns, limit = PARENTS_OF_PAGE } = pageOrderOf(parent.table);
  const among = pageQuery(parent.table, columnList("id", ...orderColumns), cursor, limit);
  const columns = select === "rows" ? ["*"] : keys;
  const wanted = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  const rows = `SELECT ${wanted("c")} FROM (${among}) AS p CROSS JOIN ${table} AS c ON c.${parent.column} = p.id`;
  // Uploads are the account's own until a property takes them, and few.
  const uploads = ` UNION ALL SELECT ${wanted("u")} FROM property_photos AS u WHERE u.property_id = ?1`;
  const own = cursor.length === 0 && table === "property_photos" ? uploads : "";
  return [bindPage(rows + own, accountId, cursor), bindPage(among, accountId, cursor)];
};

/** The cursor after a page; null at the end. */
export const nextCursor = (table: MovedTable, results: readonly (readonly Row[])[]): Key | null => {
  const { orderColumns } = pageOrderOf(PARENTS[table]?.table ?? table);
  const last = results.at(-1)!.at(-1);
  return last === undefined || orderColumns.length === 0
    ? null
    : orderColumns.map((column) => last[column] as string | number);
};

/** Rows by their keys, or which of these keys exist, of this account alone. */
export const rowsByKey = (
  table: MovedTable,
  accountId: string,
  keys: readonly Key[],
  select: "rows" | "keys" = "rows",
): Statement => {
  const columns: readonly string[] = MOVED_TABLES[table];
  if (columns.length === 0) return sql(`SELECT * FROM ${table} WHERE account_id = ?`, accountId);
  const same = columns.map((column, at) => `t.${column} = k.value ->> ${at}`).join(" AND ");
  const wanted = select === "rows" ? "t.*" : columns.map((column) => `t.${column}`).join(", ");
  return sql(
    `SELECT ${wanted} FROM json_each(?2) AS k CROSS JOIN ${table} AS t ON ${same} AND t.account_id = ?1`,
    accountId,
    JSON.stringify(keys),
  );
};

export const deletionByKey = (table: MovedTable, accountId: string, keys: readonly Key[]): Statement => {
  const columns: readonly string[] = MOVED_TABLES[table];
  if (columns.length === 0) return sql(`DELETE FROM ${table} WHERE account_id = ?`, accountId);
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  return sql(
    `DELETE FROM ${table} WHERE account_id = ?1 AND (${columns.join(", ")}) IN (SELECT ${values} FROM json_each(?2))`,
    accountId,
    JSON.stringify(keys),
  );
};

const AMONG = "IN (SELECT value FROM json_each(?2))";

export const rowsByParent = (table: MovedTable, column: string, accountId: string, ids: readonly string[]) =>
  sql(`SELECT * FROM ${table} WHERE account_id = ?1 AND ${column} ${AMONG}`, accountId, JSON.stringify(ids));

export const deletionByParent = (
  table: MovedTable,
  column: string,
  accountId: string,
  ids: readonly string[],
) => sql(`DELETE FROM ${table} WHERE account_id = ?1 AND ${column} ${AMONG}`, accountId, JSON.stringify(ids));

/** Children without an index of their account, by the parent with which they are deleted. */
const DELETED_WITH: Readonly<Partial<Record<MovedTable, MovedTable>>> = {
  leads: "interactions",
  batches: "batch_items",
};

/** No index finds its rows by their account: looking for them reads the whole table. */
const UNINDEXED = "radar_windows" satisfies MovedTable;

const EMPTYING_ORDER = [
  ...TABLES.filter(
    (table) => table !== UNINDEXED && !Object.values(DELETED_WITH).includes(table),
  ).toReversed(),
  UNINDEXED,
];

/**
 * The next table to empty, or null: children go before their parents, and tables deleted with their parents are not
 * asked for. SQLite looks no further than the first that has rows, so the one without an index is read only when all
 * else is empty.
 */
export const filledTable = (accountId: string): Statement => {
  const cases = EMPTYING_ORDER.map(
    (table) => `WHEN EXISTS (SELECT 1 FROM ${table} WHERE account_id = ?1) THEN '${table}'`,
  );
  return sql(`SELECT CASE ${cases.join(" ")} END AS tbl`, accountId);
};

const ROWS_OF_DELETION = 1_000;
const PARENTS_OF_DELETION = 200;

/** Deletes some of a table's rows, in one transaction; of parents, only those that have no children left. */
export const deletionOfSome = (table: MovedTable, accountId: string): Statement[] => {
  const columns: readonly string[] = MOVED_TABLES[table];
  if (columns.length === 0) return [sql(`DELETE FROM ${table} WHERE account_id = ?`, accountId)];
  const child = DELETED_WITH[table];
  const deletion = (of: MovedTable, among: string) =>
    sql(
      `DELETE FROM ${of} WHERE account_id = ?1 AND (${MOVED_TABLES[of].join(", ")}) IN (${among} LIMIT ${ROWS_OF_DELETION})`,
      accountId,
    );
  if (child === undefined)
    return [deletion(table, `SELECT ${columns.join(", ")} FROM ${table} WHERE account_id = ?1`)];
  const parents = `(SELECT id FROM ${table} WHERE account_id = ?1 LIMIT ${PARENTS_OF_DELETION}) AS p`;
  const joined = `c.${PARENTS[child]!.column} = p.id`;
  const keys = MOVED_TABLES[child].map((column) => `c.${column}`).join(", ");
  return [
    deletion(child, `SELECT ${keys} FROM ${parents} CROSS JOIN ${child} AS c ON ${joined}`),
    deletion(
      table,
      `SELECT p.id FROM ${parents} WHERE NOT EXISTS (SELECT 1 FROM ${child} AS c WHERE ${joined})`,
    ),
  ];
};

/** The columns that a database computes, by table: no write may set them. */
export type Computed = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads them from the schema itself: the next release's migrations come before its code, and may compute columns that
 * this code does not know.
 */
export const computedColumns = (): Statement =>
  sql(
    `SELECT t.value AS tbl, c.name AS col FROM json_each(?) AS t CROSS JOIN pragma_table_xinfo(t.value) AS c
     WHERE c.hidden IN (2, 3)`,
    JSON.stringify(TABLES),
  );

export const computedOf = (rows: readonly Row[]): Computed =>
  new Map(
    [...Map.groupBy(rows, ({ tbl }) => String(tbl))].map(([table, own]) => [
      table,
      new Set(own.map(({ col }) => String(col))),
    ]),
  );

const NONE: ReadonlySet<string> = new Set();
/** Each database numbers its own rows. */
const ROW_NUMBER = "seq";

/**
 * The columns of a row to write to another database. A place that was the row's number is given explicitly, and the
 * row counts as weighed: its weight comes with its portfolio or client.
 */
export const copied = (row: Row, computed = NONE): Row => ({
  ...Object.fromEntries(
    Object.entries(row).filter(([column]) => column !== ROW_NUMBER && !computed.has(column)),
  ),
  ...("place" in row && { place_given: row.place }),
  ...("weighed" in row && { weighed: 1 }),
});

/** The most bytes in one statement's parameter; D1 allows two million. */
const BYTES = 700_000;

const portions = (texts: readonly string[]): string[] => {
  const groups: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    // A character has three bytes at most.
    const more = text.length * 3;
    if (bytes + more > BYTES) groups.push([]);
    bytes = bytes + more > BYTES ? more : bytes + more;
    groups.at(-1)!.push(text);
  }
  return groups.map((some) => `[${some.join(",")}]`);
};

/** Leaves out rows whose parents are not there yet: the parent is noted, and copied with its children later. */
const withParent = (table: MovedTable, columns: readonly string[]): string => {
  const parent = PARENTS[table];
  return parent
    ? ` WHERE value ->> ${columns.indexOf(parent.column)} = value ->> ${columns.indexOf("account_id")} OR EXISTS (
        SELECT 1 FROM ${parent.table} WHERE id = value ->> ${columns.indexOf(parent.column)})`
    : "";
};

/**
 * Inserts rows as they were read.
 * @param computed in the database that receives them
 * @param way OR IGNORE: of two rows that claim one place, one has changed since the copy began, and is noted
 */
export const insertions = (
  table: MovedTable,
  rows: readonly Row[],
  computed: Computed,
  way: "" | "OR IGNORE" = "",
): Statement[] => {
  const given = rows.map((row) => copied(row, computed.get(table)));
  const columns = Object.keys(given[0] ?? {});
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  const texts = given.map((row) => JSON.stringify(columns.map((column) => row[column])));
  return portions(texts).map((text) =>
    sql(
      `INSERT ${way} INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)${withParent(table, columns)}`,
      text,
    ),
  );
};

export const keyOf = (table: MovedTable, row: Row): Key =>
  MOVED_TABLES[table].map((column) => row[column] as string | number);
