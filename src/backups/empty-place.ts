import { MOVED_TABLES, type MovedTable } from "../db/moved-tables.ts";
import { type Statement, sql } from "../db/statement.ts";
import { UNITS, type Unit } from "./units.ts";

const OBJECTS = 200;
const ROWS = 1_000;

const byKey = (table: MovedTable, accountId: string): Statement => {
  const key = ["account_id", ...MOVED_TABLES[table]].join(", ");
  return sql(
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE account_id = ? LIMIT ${ROWS})`,
    accountId,
  );
};

const withChildren = ({ table, children }: Unit, accountId: string): Statement[] => {
  const ids = `(SELECT id FROM ${table} WHERE account_id = ?1 ORDER BY id LIMIT ${OBJECTS})`;
  return [
    ...children.map(({ table: child, of, where = "1" }) =>
      sql(`DELETE FROM ${child} WHERE account_id = ?1 AND ${of} IN ${ids} AND ${where}`, accountId),
    ),
    sql(`DELETE FROM ${table} WHERE id IN ${ids}`, accountId),
  ];
};

/** Deletes some of an account's rows of every table, objects with what belongs to them. */
export const emptySome = (accountId: string): Statement[] =>
  UNITS.flatMap((unit) =>
    unit.children.length > 0 ? withChildren(unit, accountId) : [byKey(unit.table, accountId)],
  );
