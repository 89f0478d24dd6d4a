import { DAY_MS } from "../../lib/clock.ts";
import type { DueObjects } from "./due.ts";

/** The trash keeps what is in it this long (rules 11.7, 15.17). */
const TRASH_MS = 30 * DAY_MS;

/** The column of each table that says DELETED. */
const TRASHED = { properties: "status", leads: "state" } as const;

/** Objects of a table, of any account, whose time in the trash is over. */
export const trashEnded = (table: keyof typeof TRASHED, now: number): DueObjects => ({
  from: `${table} INDEXED BY ${table}_trash`,
  where: `${TRASHED[table]} = 'DELETED' AND deleted_at <= ?`,
  params: [now - TRASH_MS],
});

export const hasTrashEnded = ({ deletedAt }: { readonly deletedAt: number | null }, now: number): boolean =>
  deletedAt !== null && deletedAt <= now - TRASH_MS;
