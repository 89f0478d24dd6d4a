import type { WriteContext } from "../../call-context.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { confirmationNotices, noticeOfDay } from "../notices/confirmation-notice.ts";
import type { DueObjects } from "../records/due.ts";
import { nextVersion } from "../records/row.ts";
import { CONFIRM_EVERY_MS, NOTICE_MS } from "./confirmation.ts";
import { changePlan, changesOf, type PropertyPlan, withRadar } from "./record/index.ts";

/** An account whose owner is to be told, and of how many properties, as far as was looked. */
export interface AccountToNotice {
  readonly accountId: string;
  readonly properties: number;
}

/** Properties looked at to find accounts. */
const LOOK = 5_000;

/**
 * Accounts with ACTIVE properties whose confirmation is due, unless their owner had a notice today: what falls due after
 * it waits for the next day's, so that no property goes offline untold.
 */
export const accountsToNotice = async (db: Database, now: number): Promise<AccountToNotice[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT account_id, count(*) AS properties FROM (
         SELECT account_id FROM properties INDEXED BY properties_to_confirm
         WHERE status = 'ACTIVE' AND confirmed_at <= ? AND notice_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM mails WHERE id = ? || properties.account_id) LIMIT ${LOOK}
       ) GROUP BY account_id`,
      now - CONFIRM_EVERY_MS,
      noticeOfDay(now),
    ),
  ]);
  return rows.map((row) => ({
    accountId: row.account_id as string,
    properties: row.properties as number,
  }));
};

/** Starts the seven days of every due property of some accounts, and tells their owners. @returns how many properties */
export const noticeAccounts = async (
  db: Database,
  accountIds: readonly string[],
  now: number,
): Promise<number> => {
  const accounts = JSON.stringify(accountIds);
  const [, counted] = await run(db, [
    sql(
      `UPDATE properties INDEXED BY properties_newest SET notice_at = ?, version = version + 1
       WHERE account_id IN (SELECT value FROM json_each(?)) AND status = 'ACTIVE' AND confirmed_at <= ?
         AND notice_at IS NULL AND NOT EXISTS (SELECT 1 FROM mails WHERE id = ? || properties.account_id)`,
      now,
      accounts,
      now - CONFIRM_EVERY_MS,
      noticeOfDay(now),
    ),
    sql("SELECT changes() AS noticed"),
    confirmationNotices(
      sql(
        `SELECT value AS account_id FROM json_each(?) WHERE EXISTS (
           SELECT 1 FROM properties WHERE account_id = value AND status = 'ACTIVE' AND notice_at = ?)`,
        accounts,
        now,
      ),
      now,
    ),
  ]);
  return counted![0]!.noticed as number;
};

export const isUnanswered = ({ status, noticeAt }: Property, now: number): boolean =>
  status === "ACTIVE" && noticeAt !== null && noticeAt <= now - NOTICE_MS;

/** ACTIVE properties whose notice got no answer within seven days. */
export const unansweredNotices = (now: number): DueObjects => ({
  from: "properties INDEXED BY properties_noticed",
  where: "status = 'ACTIVE' AND notice_at IS NOT NULL AND notice_at <= ?",
  params: [now - NOTICE_MS],
});

/** Takes a property offline: nobody said that it is still there. */
export const planExpiry = (ctx: WriteContext, before: RelatedProperty): PropertyPlan => {
  const offline = withRadar({ ...before, status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
  const after = nextVersion(before, offline, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "STATUS_SET", { changes });
};
