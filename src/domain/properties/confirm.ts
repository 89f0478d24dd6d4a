import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, basisOf, type Effects, joinEffects, NO_EFFECTS } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { nextVersion } from "../records/row.ts";
import { confirmed, isExpired, isFresh } from "./confirmation.ts";
import { countedOnce, decodePortfolio, portfolioStatement } from "./portfolio.ts";
import { effectsOf, type PropertyEffects, withEligibility } from "./record/index.ts";
import { decodeRelated, inTurn, relatedStatement } from "./related.ts";

export const CONFIRM_OUTCOMES = ["CONFIRMED", "ALREADY_CONFIRMED", "NOT_FOUND", "IN_TRASH"] as const;
type ConfirmOutcome = (typeof CONFIRM_OUTCOMES)[number];

export interface ConfirmItem {
  readonly id: string | null;
  readonly externalRef: string | null;
  readonly outcome: ConfirmOutcome;
  readonly property: Property | null;
}

export interface ConfirmResult {
  readonly dryRun: boolean;
  readonly summary: Readonly<Partial<Record<ConfirmOutcome, number>>>;
}

/** The plus keeps the planner off the account's indexes, which it would read whole: the id alone finds a row. */
const OWNED = "+account_id";

const byColumn = (accountId: string, column: "id" | "external_ref", values: readonly string[]): Statement => {
  const account = column === "id" ? OWNED : "account_id";
  const where = `${account} = ? AND ${column} IN (SELECT value FROM json_each(?))`;
  return relatedStatement(where, [accountId, JSON.stringify(values)]);
};

/** The properties with these ids, and their relatives. */
export const byIds = (accountId: string, ids: readonly string[]): Statement => byColumn(accountId, "id", ids);

/** One written row per property, even with concurrent writes: dates only move forward. */
export const renewal = (accountId: string, ids: readonly string[], now: number): Statement =>
  sql(
    `UPDATE properties SET confirmed_at = max(coalesce(confirmed_at, 0), ?1), notice_at = NULL, version = version + 1
     WHERE ${OWNED} = ?2 AND status <> 'DELETED' AND (coalesce(confirmed_at, 0) < ?1 OR notice_at IS NOT NULL)
       AND id IN (SELECT value FROM json_each(?3))`,
    now,
    accountId,
    JSON.stringify(ids),
  );

const outcomeOf = (property: Property, revives: boolean, now: number): ConfirmOutcome => {
  if (property.status === "DELETED") return "IN_TRASH";
  return isFresh(property, now) && !revives ? "ALREADY_CONFIRMED" : "CONFIRMED";
};

interface Decision {
  readonly outcome: ConfirmOutcome;
  readonly after: Property;
  readonly effects: Effects & Partial<PropertyEffects>;
}

/** Confirms each property; one that the 60-day rule took offline comes back while the quota has room. */
const decide = (
  ctx: WriteContext,
  found: readonly RelatedProperty[],
  active: number,
): Map<string, Decision> => {
  const now = ctx.clock.now();
  const decisions = new Map<string, Decision>();
  let room = ctx.propertyLimit - active;
  inTurn(found, (before) => {
    const revives = isExpired(before) && room > 0;
    const outcome = outcomeOf(before, revives, now);
    if (revives) room -= 1;
    const renewed = outcome === "CONFIRMED" ? confirmed(before, now) : before;
    const after = revives
      ? nextVersion(before, withEligibility({ ...renewed, status: "ACTIVE", inactiveReason: null }), now)
      : renewed;
    const { accountId, propertyLimit: limit } = ctx;
    const effects: Decision["effects"] = revives
      ? effectsOf({ accountId, before, after, event: "property.updated", limit, now, incidental: true })
      : { ...NO_EFFECTS, changes: outcome === "CONFIRMED" ? [{ kind: "property", before, after }] : [] };
    decisions.set(before.id, { outcome, after, effects });
    return effects;
  });
  return decisions;
};

const summarize = (items: readonly ConfirmItem[]): ConfirmResult["summary"] => {
  const summary: Partial<Record<ConfirmOutcome, number>> = {};
  for (const { outcome } of items) summary[outcome] = (summary[outcome] ?? 0) + 1;
  return summary;
};

/** Renews the dates of confirmed properties that have no other change. */
const renewals = (accountId: string, decisions: readonly Decision[], now: number): Statement[] => {
  const renewed = decisions.filter(
    ({ outcome, effects }) => outcome === "CONFIRMED" && effects.statements.length === 0,
  );
  const ids = renewed.map(({ after }) => after.id);
  return ids.length > 0 ? [renewal(accountId, ids, now)] : [];
};

/** POST /properties/confirm: renews the availability date of up to 200 properties, by id and by code. */
export const confirmProperties = async (
  ctx: WriteContext,
  ids: readonly string[],
  refs: readonly string[],
): Promise<BasedPlan<ConfirmItem[], ConfirmResult>> => {
  const { accountId } = ctx;
  const now = ctx.clock.now();
  const [byId = [], byRef = [], portfolio] = await run(
    ctx.db,
    [byIds(accountId, ids), byColumn(accountId, "external_ref", refs), portfolioStatement(accountId, now)],
    ctx.meter,
  );
  const found = [...decodeRelated(byId), ...decodeRelated(byRef)];
  const unique = [...new Map(found.map((property) => [property.id, property])).values()];
  const decisions = decide(ctx, unique, decodePortfolio(portfolio?.[0]).active);
  const itemOf = (
    property: Property | undefined,
    given: Pick<ConfirmItem, "id" | "externalRef">,
  ): ConfirmItem => {
    const decision = property && decisions.get(property.id);
    if (!decision) return { ...given, outcome: "NOT_FOUND", property: null };
    const { id, externalRef } = decision.after;
    return { id, externalRef, outcome: decision.outcome, property: decision.after };
  };
  const items = [
    ...ids.map((id) =>
      itemOf(
        unique.find((one) => one.id === id),
        { id, externalRef: null },
      ),
    ),
    ...refs.map((ref) =>
      itemOf(
        unique.find((one) => one.externalRef === ref),
        { id: null, externalRef: ref },
      ),
    ),
  ];
  const all = [...decisions.values()];
  const effects = joinEffects(all.map((decision) => decision.effects));
  const changed = countedOnce(effects.statements);
  return {
    data: items,
    result: { dryRun: ctx.dryRun, summary: summarize(items) },
    // After the statements that check versions, because renewals raise the versions.
    statements: [...changed, ...renewals(accountId, all, now)],
    events: effects.events,
    jobs: effects.jobs,
    changes: effects.changes,
    subject: null,
    subjects: all.filter(({ outcome }) => outcome === "CONFIRMED").map(({ after }) => after.id),
    basis: unique.flatMap((property) => basisOf("properties", property)),
  };
};
