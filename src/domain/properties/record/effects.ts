import { type Effects, event, type Job, joinEffects } from "../../../db/plan.ts";
import type { RelatedProperty } from "../../../db/related-property.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { propertyTable } from "../../../db/schema/properties.ts";
import { type Statement, sql } from "../../../db/statement.ts";
import { isoTime } from "../../../lib/clock.ts";
import { rowStatements } from "../../records/row.ts";
import type { States } from "../in-turn.ts";
import { portfolioStatements } from "../portfolio.ts";
import { differences } from "./difference.ts";
import { guardDate, guardDevelopment, guardUnits } from "./guard-relatives.ts";
import { type UnitChange, unitChanges } from "./unit-changes.ts";
import { propertyWords } from "./words.ts";

type EventType =
  | "property.created"
  | "property.updated"
  | "property.deleted"
  | "property.restored"
  | "property.purged";

export interface PropertyChange {
  readonly accountId: string;
  readonly before: RelatedProperty | null;
  /** Null: removed for good. */
  readonly after: RelatedProperty | null;
  readonly event: EventType;
  readonly limit: number;
  readonly now: number;
  /** See PortfolioStep. */
  readonly incidental?: true;
  readonly uncounted?: true;
  readonly ceiling?: number;
  readonly jobs?: readonly Job[];
  /** Further statements of the same transaction. */
  readonly also?: readonly Statement[];
}

/** The writes of a change, and the resulting properties. */
export type PropertyEffects = Effects & { readonly states: States };

const eventOf = (change: Pick<PropertyChange, "before" | "after" | "event">) => {
  const shown = change.after ?? change.before!;
  const common = { id: shown.id, externalRef: shown.externalRef, status: shown.status };
  const updatedAt = isoTime(shown.updatedAt);
  if (change.event !== "property.updated") return event(change.event, { ...common, updatedAt });
  const changedFields = differences(change.before!, change.after!).map(({ field }) => field);
  return changedFields.length === 0 ? null : event(change.event, { ...common, changedFields, updatedAt });
};

/** The catalogue shows unit types with their development, so their change is one of it (rules 27.4). */
const moveDevelopment = ({ before, after }: PropertyChange, now: number): Statement[] => {
  const development = (after ?? before)!.relatives.development;
  if (!development || (before && before.updatedAt === after?.updatedAt)) return [];
  const at = after?.updatedAt ?? now;
  // Its version stays, so that writes of its unit types do not conflict.
  return [sql("UPDATE properties SET updated_at = ?1 WHERE id = ?2 AND updated_at < ?1", at, development.id)];
};

const isDated = (before: Property | null, after: Property | null): boolean =>
  after?.kind === "DEVELOPMENT" && before !== null && before.updatedAt !== after.updatedAt;

/** Checks the members that a unit type inherited from its development, and the reverse, against the rows read. */
const relativesStand = ({ before, after }: PropertyChange, units: readonly UnitChange[]): Statement[] => {
  const development = after?.relatives.development;
  return [
    ...(development ? [guardDevelopment(development)] : []),
    ...(isDated(before, after) ? [guardDate(after!)] : []),
    ...(units.length > 0 ? [guardUnits(before!.id, before!.relatives.units)] : []),
  ];
};

const unitEffects = (change: UnitChange): Effects => {
  const { before, after } = change;
  const isRewritten = before.version !== after.version;
  const logged = isRewritten ? eventOf({ ...change, event: "property.updated" }) : null;
  return {
    statements: isRewritten ? rowStatements(propertyTable, before, after) : [],
    events: logged ? [logged] : [],
    jobs: [],
    changes: [{ kind: "property", before, after, byDevelopment: true }],
  };
};

const statesOf = (id: string, after: Property | null, units: readonly UnitChange[]): States =>
  new Map([[id, after], ...units.map((unit) => [unit.after.id, unit.after] as const)]);

/**
 * All statements of a change of one property: the row under its guard, the counters, the event, the jobs; for a
 * development also the changes of its unit types.
 */
export const effectsOf = (change: PropertyChange): PropertyEffects => {
  const { before, after, now } = change;
  // No unit type has a later date than its development, however long the change took to decide (rules 27.4).
  const units = unitChanges(before, after, after?.updatedAt ?? now);
  const left = units.length === 0 ? after?.relatives.units : units.map((unit) => unit.after);
  const settled = after && { ...after, relatives: { ...after.relatives, units: left! } };
  const logged = eventOf(change);
  const own: Effects = {
    statements: [
      ...relativesStand(change, units),
      ...rowStatements<Property>(propertyTable, before, after && { ...after, words: propertyWords(after) }),
      ...portfolioStatements(change),
      ...moveDevelopment(change, now),
      ...(change.also ?? []),
    ],
    events: logged ? [logged] : [],
    jobs: change.jobs ?? [],
    changes: [{ kind: "property", before, after: settled }],
  };
  const states = statesOf((after ?? before)!.id, after, units);
  return { ...joinEffects([own, ...units.map(unitEffects)]), states };
};
