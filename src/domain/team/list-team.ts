import type { ReadContext } from "../../call-context.ts";
import { newestFirst } from "../../db/newest-first.ts";
import type { Position } from "../../lib/cursor.ts";
import { type Member, memberTable } from "../accounts/member.ts";

/** GET /team: the newest member first. */
export const listTeam = async (
  { db, accountId, meter }: ReadContext,
  limit: number,
  after: Position | null,
): Promise<{ members: Member[]; next: Position | null }> => {
  const { name: table, columns } = memberTable;
  const list = { databases: [db], table, columns, time: "created_at", accountId };
  const { rows, next } = await newestFirst(list, after, limit, meter);
  return { members: rows.map(memberTable.decode), next };
};
