import { MOVED_TABLES, type MovedTable } from "../../db/moved-tables.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";

export const TABLES = Object.keys(MOVED_TABLES) as MovedTable[];

/** A key of a row, or where a walk stands. */
export type Key = readonly (string | number)[];

/** How an account's rows are gone through: along an index, so that a part costs its own rows. */
interface Walk {
  readonly by: readonly string[];
  readonly index?: string;
  readonly most?: number;
}

const WALKS: Readonly<Partial<Record<MovedTable, Walk>>> = {
  team_members: { by: ["id"], index: "team_members_of_account" },
  properties: { by: ["status", "place"], index: "properties_newest" },
  leads: { by: ["state", "status", "place"], index: "leads_newest" },
  matches: { by: ["scope", "status", "place"], index: "matches_newest" },
  batches: { by: ["id"], index: "batches_of_account", most: 4 },
  receipts: { by: ["idempotency_key"], most: 50 },
};

/** Rows that are found by their parents: they have no index of their account, and follow what becomes of the parent. */
interface Parent {
  readonly table: MovedTable;
  /** Names the parent's id. */
  readonly column: string;
}

const PARENTS: Readonly<Partial<Record<MovedTable, Parent>>> = {
  property_photos: { table: "properties", column: "property_id" },
  interactions: { table: "leads", column: "lead_id" },
  batch_items: { table: "batches", column: "batch_id" },
};

/** What a change of a parent may change too: rows of these are copied again with it. */
export const CHILDREN: Readonly<Partial<Record<MovedTable, readonly [MovedTable, string][]>>> = {
  properties: [
    ["property_photos", "property_id"],
    // Its triggers take conflicts away with the property.
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

const ROWS_OF_PART = 200;
const PARENTS_OF_PART = 40;
/** Keys are small. */
const KEYS_OF_PART = 1_000;

const walkOf = (table: MovedTable): Walk => WALKS[table] ?? { by: MOVED_TABLES[table] };

/** The cursor is JSON, so that both sides of the comparison have the same type. */
const position = (by: readonly string[], after: Key): string =>
  after.length === 0 ? "" : ` AND (${by.join(", ")}) > (${by.map((_, at) => `?2 ->> ${at}`).join(", ")})`;

const partOf = (table: MovedTable, what: string, after: Key, most: number): string => {
  const { by, index } = walkOf(table);
  const from = index ? `${table} INDEXED BY ${index}` : table;
  const order = by.length === 0 ? "" : ` ORDER BY ${by.join(", ")}`;
  return `SELECT ${what} FROM ${from} WHERE account_id = ?1${position(by, after)}${order} LIMIT ${most}`;
};

const bound = (text: string, accountId: string, after: Key): Statement =>
  after.length === 0 ? sql(text, accountId) : sql(text, accountId, JSON.stringify(after));

const named = (...columns: readonly string[]): string => [...new Set(columns)].join(", ") || "account_id";

/**
 * The next part of a table's rows: the rows, or only their keys, and those that the walk goes by, which are the same or
 * their parents. Both statements belong into one transaction.
 */
export const partStatements = (
  table: MovedTable,
  accountId: string,
  after: Key,
  what: "rows" | "keys" = "rows",
): readonly Statement[] => {
  const parent = PARENTS[table];
  const keys: readonly string[] = MOVED_TABLES[table];
  if (!parent) {
    const { by, most = ROWS_OF_PART } = walkOf(table);
    const part =
      what === "rows"
        ? partOf(table, "*", after, most)
        : partOf(table, named(...keys, ...by), after, KEYS_OF_PART);
    return [bound(part, accountId, after)];
  }
  const { by, most = PARENTS_OF_PART } = walkOf(parent.table);
  const among = partOf(parent.table, named("id", ...by), after, most);
  const columns = what === "rows" ? ["*"] : keys;
  const wanted = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  const rows = `SELECT ${wanted("c")} FROM (${among}) AS p CROSS JOIN ${table} AS c ON c.${parent.column} = p.id`;
  // Uploads are the account's own until a property takes them, and few.
  const uploads = ` UNION ALL SELECT ${wanted("u")} FROM property_photos AS u WHERE u.property_id = ?1`;
  const own = after.length === 0 && table === "property_photos" ? uploads : "";
  return [bound(rows + own, accountId, after), bound(among, accountId, after)];
};

/** Where the walk stands after a part; null at the end. */
export const afterPart = (table: MovedTable, results: readonly (readonly Row[])[]): Key | null => {
  const { by } = walkOf(PARENTS[table]?.table ?? table);
  const last = results.at(-1)!.at(-1);
  return last === undefined || by.length === 0 ? null : by.map((column) => last[column] as string | number);
};

/** Rows by their keys, or which of these there are, of this account alone. */
export const rowsByKey = (
  table: MovedTable,
  accountId: string,
  keys: readonly Key[],
  what: "rows" | "keys" = "rows",
): Statement => {
  const columns: readonly string[] = MOVED_TABLES[table];
  if (columns.length === 0) return sql(`SELECT * FROM ${table} WHERE account_id = ?`, accountId);
  const same = columns.map((column, at) => `t.${column} = k.value ->> ${at}`).join(" AND ");
  const wanted = what === "rows" ? "t.*" : columns.map((column) => `t.${column}`).join(", ");
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

/** Rows of these have no index of their account, and go with their parents. */
const GONE_WITH: Readonly<Partial<Record<MovedTable, MovedTable>>> = {
  leads: "interactions",
  batches: "batch_items",
};

/** No index finds its rows by their account: to look for them is to read all of it. */
const UNINDEXED = "radar_windows" satisfies MovedTable;

const EMPTIED = [
  ...TABLES.filter((table) => table !== UNINDEXED && !Object.values(GONE_WITH).includes(table)).toReversed(),
  UNINDEXED,
];

/**
 * The next table to empty, or null: what belongs to another goes before it, and what goes with its parent is not asked
 * for. SQLite looks no further than the first that has rows, so the one without an index is read once all else is gone.
 */
export const filledTable = (accountId: string): Statement => {
  const cases = EMPTIED.map(
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
  const child = GONE_WITH[table];
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

/** Numbers of rows belong to one database, and computed columns compute themselves. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  "seq",
  "place",
  "space",
  "construction_stage",
  "weight",
  "waiting",
  "is_unplaced",
]);

/** The columns of a row that another database is given; a place that was its row's number is given as one. */
export const copied = (row: Row): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([column]) => !NOT_COPIED.has(column))),
  ...("place" in row && { place_given: row.place }),
});

/** Of one statement's parameter, which may have two million bytes. */
const BYTES = 700_000;

const portions = (texts: readonly string[]): string[] => {
  const made: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    // A character has three bytes at most.
    const more = text.length * 3;
    if (bytes + more > BYTES) made.push([]);
    bytes = bytes + more > BYTES ? more : bytes + more;
    made.at(-1)!.push(text);
  }
  return made.map((some) => `[${some.join(",")}]`);
};

/** One whose parent is not there yet comes with it: the parent is noted. Nothing else finds a row without its parent. */
const withParent = (table: MovedTable, columns: readonly string[]): string => {
  const parent = PARENTS[table];
  return parent
    ? ` WHERE value ->> ${columns.indexOf(parent.column)} = value ->> ${columns.indexOf("account_id")} OR EXISTS (
        SELECT 1 FROM ${parent.table} WHERE id = value ->> ${columns.indexOf(parent.column)})`
    : "";
};

/**
 * Inserts rows as they were read.
 * @param way OR IGNORE: of two rows that claim one place, one has changed since the copy began, and is noted
 */
export const insertions = (
  table: MovedTable,
  rows: readonly Row[],
  way: "" | "OR IGNORE" = "",
): Statement[] => {
  const given = rows.map(copied);
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
