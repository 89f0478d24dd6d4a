import { TRASH_KEPT_MS } from "../../vocabulary/limits.ts";
import type { DueObjects } from "./due.ts";

/** The column of each table that says DELETED. */
const TRASHED = { properties: "status", leads: "state" } as const;

/** Objects of a table, of any account, whose time in the trash is over. */
export const trashEnded = (table: keyof typeof TRASHED, now: number): DueObjects => ({
  from: `${table} INDEXED BY ${table}_trash`,
  where: `${TRASHED[table]} = 'DELETED' AND deleted_at <= ?`,
  params: [now - TRASH_KEPT_MS],
});

export const hasTrashEnded = ({ deletedAt }: { readonly deletedAt: number | null }, now: number): boolean =>
  deletedAt !== null && deletedAt <= now - TRASH_KEPT_MS;
