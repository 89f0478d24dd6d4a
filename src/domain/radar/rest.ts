import { guard, NO_EFFECTS } from "../../db/plan.ts";
import { sql } from "../../db/statement.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { accountBoard } from "../../ports/match-board.ts";
import { loadAccount } from "../accounts/account.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { restsOfBoards } from "./board-list.ts";

/** A pause that nobody ends lasts at most this many days. */
export const MAX_REST_DAYS = 14;

/** @returns until when Radar is paused for an account; null if it is not. @throws Refusal not_found */
export const restOf = async (
  ctx: Pick<OperatorContext, "directory" | "meter" | "clock">,
  accountId: string,
): Promise<number | null> => {
  await loadAccount(ctx, accountId);
  const board = accountBoard(accountId);
  const until = (await restsOfBoards(ctx.directory, [board])).get(board) ?? 0;
  return until > ctx.clock.now() ? until : null;
};

/**
 * Pauses Radar while an account's data is imported, so that one audit at the end finds each match once. 0 days end the
 * pause now (rules 26.55). A pause that expires is followed by the daily audit.
 * @returns until when it is paused; null if it is not
 * @throws Refusal not_found
 */
export const setRest = async (
  ctx: OperatorContext,
  accountId: string,
  days: number,
): Promise<number | null> => {
  const until = days === 0 ? null : ctx.clock.now() + days * DAY_MS;
  await runInDirectory(
    ctx,
    async () => {
      const before = await restOf(ctx, accountId);
      const board = accountBoard(accountId);
      const plan = { ...NO_EFFECTS, data: null, result: null, subject: accountId };
      if (before === null && until === null) return plan;
      const statements = [
        // Of two simultaneous calls the later one decides again.
        guard(
          "stale",
          "(SELECT coalesce(max(rests_until), 0) > ? FROM radar_boards WHERE name = ?) = ?",
          ctx.clock.now(),
          board,
          Number(before !== null),
        ),
        sql(
          `INSERT INTO radar_boards (name, asked_at, rests_until) VALUES (?1, 0, ?2)
           ON CONFLICT (name) DO UPDATE SET asked_at = 0, rests_until = ?2`,
          board,
          until,
        ),
        auditRow(ctx, { action: "radar.rest", accountId, subject: accountId, fields: ["days"] }),
      ];
      return { ...plan, statements, changes: until === null ? [{ kind: "rest", accountId } as const] : [] };
    },
    accountId,
  );
  return until;
};
