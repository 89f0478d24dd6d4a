import type { WriteContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { confirmationNotice } from "../notices/confirmation-notice.ts";
import { DUE_COLUMNS, type Due, decodeDue } from "../records/due.ts";
import { nextVersion } from "../records/row.ts";
import { CONFIRM_EVERY_MS, NOTICE_MS } from "./record/confirmation.ts";
import { changesOf } from "./record/difference.ts";
import { withRadar } from "./record/pending.ts";
import { changePlan } from "./record/plan.ts";
import type { PropertyPlan } from "./record/write-result.ts";

/** Accounts with ACTIVE properties whose confirmation is due and whose owner has not been told. */
export const accountsToNotice = async (db: Database, now: number, limit: number): Promise<string[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT DISTINCT account_id FROM (
         SELECT account_id FROM properties INDEXED BY properties_to_confirm
         WHERE status = 'ACTIVE' AND confirmed_at <= ? AND notice_at IS NULL LIMIT ?
       )`,
      now - CONFIRM_EVERY_MS,
      limit,
    ),
  ]);
  return rows.map((row) => row.account_id as string);
};

/** Starts the seven days of every due property of an account, and tells its owner. @returns how many */
export const noticeAccount = async (db: Database, accountId: string, now: number): Promise<number> => {
  const [, counted] = await run(db, [
    sql(
      `UPDATE properties SET notice_at = ?, version = version + 1
       WHERE account_id = ? AND status = 'ACTIVE' AND confirmed_at <= ? AND notice_at IS NULL`,
      now,
      accountId,
      now - CONFIRM_EVERY_MS,
    ),
    sql("SELECT changes() AS noticed"),
    confirmationNotice(accountId, now),
  ]);
  return counted![0]!.noticed as number;
};

export const isUnanswered = ({ status, noticeAt }: Property, now: number): boolean =>
  status === "ACTIVE" && noticeAt !== null && noticeAt <= now - NOTICE_MS;

/** ACTIVE properties whose notice got no answer within seven days. */
export const unansweredNotices = async (db: Database, now: number, limit: number): Promise<Due[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT ${DUE_COLUMNS} FROM properties INDEXED BY properties_noticed
       WHERE status = 'ACTIVE' AND notice_at IS NOT NULL AND notice_at <= ? LIMIT ?`,
      now - NOTICE_MS,
      limit,
    ),
  ]);
  return rows.map(decodeDue);
};

/** Takes a property offline: nobody said that it is still there. */
export const planExpiry = (ctx: WriteContext, before: Property): PropertyPlan => {
  const offline = withRadar({ ...before, status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
  const after = nextVersion(before, offline, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "STATUS_SET", { changes });
};
