import type { WriteContext } from "../../call-context.ts";
import { guard, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { IDENTITY } from "./identity.ts";

/** Conflicts decided in one transaction. */
const MAX_DECIDED = 500;

/** How many of the account's latest acts are searched for the decision to undo. */
const ACTS_READ = 50;

export const CONFLICT_DECISIONS = ["KEEP", "TAKE", "ASK"] as const;

interface ConflictDecision {
  readonly field: string;
  /**
   * KEEP: the dashboard's value stays until the feed has another. TAKE: the field belongs to the feed again. ASK undoes
   * either, for one property.
   */
  readonly decision: (typeof CONFLICT_DECISIONS)[number];
  /** For one property; if absent, for all that have the field in conflict. */
  readonly propertyId?: string | undefined;
  /** How many conflicts the caller has seen. */
  readonly count?: number | undefined;
}

export interface Decided {
  readonly decided: number;
  /** Conflicts of the field that still wait. */
  readonly left: number;
}

const WAITING = "feed_conflicts WHERE account_id = ? AND field = ? AND kept = 0";

const changedMeanwhile = (now: number): Refusal =>
  refuseRequest(
    `Os conflitos mudaram: agora são ${now}. Confira e decida de novo.`,
    `The conflicts have changed: there are ${now} now. Check them and decide again.`,
  );

const keep = (accountId: string, field: string, ids: string): Statement =>
  sql(
    `UPDATE feed_conflicts SET kept = 1
     WHERE account_id = ? AND field = ? AND kept = 0 AND property_id IN (SELECT value FROM json_each(?))`,
    accountId,
    field,
    ids,
  );

/** Triggers drop the conflicts of a released field; the next sync writes it. */
const take = (accountId: string, field: string, ids: string): Statement =>
  sql(
    `UPDATE properties SET version = version + 1,
       dashboard_fields = (SELECT json_group_array(value) FROM json_each(dashboard_fields) WHERE value <> ?1)
     WHERE +account_id = ?2 AND id IN (SELECT value FROM json_each(?3))
       AND ?1 IN (SELECT value FROM json_each(dashboard_fields))`,
    field,
    accountId,
    ids,
  );

/** A code that names another property has no field to release. */
const close = (accountId: string, field: string, ids: string): Statement =>
  sql(
    `DELETE FROM feed_conflicts
     WHERE account_id = ? AND field = ? AND kept = 0 AND property_id IN (SELECT value FROM json_each(?))`,
    accountId,
    field,
    ids,
  );

const reopen = (accountId: string, field: string, propertyId: string): Statement =>
  sql(
    "UPDATE feed_conflicts SET kept = 0 WHERE account_id = ? AND field = ? AND property_id = ? AND kept = 1",
    accountId,
    field,
    propertyId,
  );

/** The field belongs to the dashboard again, with the value it has now: the next sync finds the conflict. */
const reclaim = (accountId: string, field: string, propertyId: string, version: number): Statement =>
  sql(
    `UPDATE properties SET version = version + 1, dashboard_fields = json_insert(dashboard_fields, '$[#]', ?1)
     WHERE +account_id = ?2 AND id = ?3 AND version = ?4`,
    field,
    accountId,
    propertyId,
    version,
  );

/** The latest act on a field of a property, or on that field of several properties. */
const LAST_ACT = `SELECT action, subject, at
  FROM (SELECT seq, action, subject, fields, at FROM audit WHERE account_id = ?2 ORDER BY seq DESC LIMIT ${ACTS_READ})
  WHERE (subject = ?3 OR subject IS NULL) AND ?1 IN (SELECT value FROM json_each(fields))
  ORDER BY seq DESC LIMIT 1`;

/**
 * Undoes a decision on one property (rules 13.6): a release only while it is the latest act on the field and the
 * property has not been written since.
 */
const askAgain = async (
  { db, accountId, meter }: WriteContext,
  { field, propertyId = "" }: ConflictDecision,
): Promise<WritePlan<null, Decided>> => {
  const statements = [
    sql(
      `SELECT (SELECT kept FROM feed_conflicts WHERE account_id = ?2 AND field = ?1 AND property_id = ?3) AS kept,
         (SELECT p.version FROM properties AS p JOIN (${LAST_ACT}) AS act
          WHERE +p.account_id = ?2 AND p.id = ?3 AND p.status <> 'DELETED'
            AND ?1 NOT IN (SELECT value FROM json_each(p.dashboard_fields))
            AND act.action = 'feed.take' AND act.subject = ?3 AND p.updated_at <= act.at) AS released`,
      field,
      accountId,
      propertyId,
    ),
    sql(`SELECT count(*) AS waiting FROM ${WAITING}`, accountId, field),
  ];
  const [current = [], counted = []] = await run(db, statements, meter);
  const { kept, released } = current[0] ?? {};
  const waiting = (counted[0]?.waiting as number | undefined) ?? 0;
  const isKept = kept === 1;
  const isReleased = kept === null && typeof released === "number" && field !== IDENTITY;
  const decided = isKept || isReleased ? 1 : 0;
  const result = { decided, left: waiting + (isKept ? 1 : 0) };
  const plan = { ...NO_EFFECTS, data: null, result, subject: propertyId };
  if (decided === 0) return plan;
  const write = isKept
    ? reopen(accountId, field, propertyId)
    : reclaim(accountId, field, propertyId, released as number);
  return { ...plan, statements: [write, guard("stale", "changes() = ?", 1)] };
};

/**
 * Decides the conflicts in one field, of one property or the oldest ones up to a limit.
 * @throws Refusal request_refused if there are more or fewer than the caller has seen
 */
export const decideConflicts = async (
  ctx: WriteContext,
  asked: ConflictDecision,
): Promise<WritePlan<null, Decided>> => {
  const { db, accountId, meter } = ctx;
  const { field, decision, propertyId, count } = asked;
  if (decision === "ASK") return askAgain(ctx, asked);
  const [only, given] = propertyId === undefined ? ["", []] : [" AND property_id = ?", [propertyId]];
  const statements = [
    sql(
      `SELECT property_id FROM ${WAITING}${only} ORDER BY seq LIMIT ${MAX_DECIDED}`,
      accountId,
      field,
      ...given,
    ),
    sql(`SELECT count(*) AS waiting FROM ${WAITING}`, accountId, field),
  ];
  const [rows = [], counted = []] = await run(db, statements, meter);
  const waiting = (counted[0]?.waiting as number | undefined) ?? 0;
  if (count !== undefined && count !== waiting) throw changedMeanwhile(waiting);
  const result = { decided: rows.length, left: waiting - rows.length };
  const plan = { ...NO_EFFECTS, data: null, result, subject: propertyId ?? null };
  if (rows.length === 0) return plan;
  const ids = JSON.stringify(rows.map((row) => row.property_id));
  const takeOf = field === IDENTITY ? close : take;
  const write = (decision === "KEEP" ? keep : takeOf)(accountId, field, ids);
  return { ...plan, statements: [write, guard("stale", "changes() = ?", rows.length)] };
};
