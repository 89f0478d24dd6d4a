import { TRASH_KEPT_MS } from "../../vocabulary/limits.ts";
import { type DueObjects, dueRows } from "./due.ts";

/** The column of each table that says DELETED. */
const TRASHED = { properties: "status", leads: "state" } as const;

/** Objects of a table, of any account, whose time in the trash is over. */
export const expiredTrash = (table: keyof typeof TRASHED, now: number): DueObjects =>
  dueRows({
    from: `${table} INDEXED BY ${table}_trash`,
    where: `${TRASHED[table]} = 'DELETED'`,
    since: "deleted_at",
    until: () => "?3",
    params: [now - TRASH_KEPT_MS],
  });

export const isTrashExpired = ({ deletedAt }: { readonly deletedAt: number | null }, now: number): boolean =>
  deletedAt !== null && deletedAt <= now - TRASH_KEPT_MS;
