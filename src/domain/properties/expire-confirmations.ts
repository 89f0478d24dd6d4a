import type { WriteContext } from "../../call-context.ts";
import type { Span } from "../../db/account-scan.ts";
import { isOpen } from "../../db/open-account.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { confirmationNotices, noticeOfDay } from "../notices/confirmation-notice.ts";
import { type Due, type DueObjects, dueRows, readDue } from "../records/due.ts";
import { nextVersion } from "../records/row.ts";
import { CONFIRM_EVERY_MS, NOTICE_MS } from "./confirmation.ts";
import { changePlan, changesOf, type PropertyPlan, withEligibility } from "./record/index.ts";

/**
 * The properties of a notice at `now`: all that are due, or, once the owner has had today's mail, those that were due
 * when that mail was made. The mail goes out with the first of them, so no property's seven days begin without it, even
 * if a run dies. Those that fall due later wait for the next day's mail (rules 11.11).
 */
const dueUntil = (account: string): string =>
  `min(?3, ?4 + coalesce((SELECT created_at FROM mails WHERE mails.id = ?5 || ${account}), ?6))`;

const dueParams = (now: number): readonly unknown[] => [
  now - CONFIRM_EVERY_MS,
  -CONFIRM_EVERY_MS,
  noticeOfDay(now),
  now,
];

const TO_NOTICE = "status = 'ACTIVE' AND notice_at IS NULL";

const dueForNotice = (now: number): DueObjects =>
  dueRows({
    from: "properties INDEXED BY properties_to_confirm",
    where: TO_NOTICE,
    since: "confirmed_at",
    until: dueUntil,
    params: dueParams(now),
  });

/** An account's properties in one scan. A transaction changes no more than one scan finds: 2,000 properties. */
export const NOTICES_OF_ACCOUNT = 1_000;

/** Properties in a span whose owners are to be notified, up to NOTICES_OF_ACCOUNT of each account. */
export const readToNotice = (db: Database, now: number, span: Span): Promise<Due[]> =>
  readDue(db, dueForNotice(now), span, NOTICES_OF_ACCOUNT);

/** Starts the seven days of some properties, and notifies their owners. @returns how many were still due */
export const giveNotices = async (db: Database, ids: readonly string[], now: number): Promise<number> => {
  const named = JSON.stringify(ids);
  const [, counted] = await run(db, [
    sql(
      `UPDATE properties SET notice_at = ?1, version = version + 1
       WHERE id IN (SELECT value FROM json_each(?2)) AND ${TO_NOTICE}
         AND confirmed_at <= ${dueUntil("properties.account_id")} AND ${isOpen("properties.account_id")}`,
      now,
      named,
      ...dueParams(now),
    ),
    sql("SELECT changes() AS noticed"),
    confirmationNotices(
      sql(
        `SELECT DISTINCT account_id FROM properties
         WHERE id IN (SELECT value FROM json_each(?)) AND status = 'ACTIVE' AND notice_at = ?`,
        named,
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
export const unansweredNotices = (now: number): DueObjects =>
  dueRows({
    from: "properties INDEXED BY properties_noticed",
    where: "status = 'ACTIVE' AND notice_at IS NOT NULL",
    since: "notice_at",
    until: () => "?3",
    params: [now - NOTICE_MS],
  });

/** Takes an unconfirmed property offline. */
export const planExpiry = (ctx: WriteContext, before: RelatedProperty): PropertyPlan => {
  const offline = withEligibility({ ...before, status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
  const after = nextVersion(before, offline, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "STATUS_SET", { changes });
};
