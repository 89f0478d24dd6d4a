import { type Database, sql } from "../../db/statement.ts";
import { TRASH_KEPT_MS } from "../../vocabulary/limits.ts";
import { DUE_COLUMNS, type Due, readDue } from "./due.ts";

/** The column of each table that says DELETED. */
const TRASHED = { properties: "status", leads: "state" } as const;

/** Objects of a table, of any account, whose time in the trash is over. */
export const trashEnded = (
  db: Database,
  table: keyof typeof TRASHED,
  now: number,
  limit: number,
): Promise<Due[]> =>
  readDue(
    db,
    sql(
      `SELECT ${DUE_COLUMNS} FROM ${table} INDEXED BY ${table}_trash
       WHERE ${TRASHED[table]} = 'DELETED' AND deleted_at <= ? LIMIT ?`,
      now - TRASH_KEPT_MS,
      limit,
    ),
  );

export const hasTrashEnded = ({ deletedAt }: { readonly deletedAt: number | null }, now: number): boolean =>
  deletedAt !== null && deletedAt <= now - TRASH_KEPT_MS;
