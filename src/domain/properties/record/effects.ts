import { type Effects, event, guard, type Job, joinEffects } from "../../../db/plan.ts";
import type { RelatedProperty } from "../../../db/related-property.ts";
import { type Property, propertyTable } from "../../../db/schema/properties.ts";
import { type Statement, sql } from "../../../db/statement.ts";
import { isoTime } from "../../../lib/clock.ts";
import { codeTexts, wordsOf } from "../../../lib/text.ts";
import { differs, nextVersion, rowStatements } from "../../records/row.ts";
import { TERMS } from "../complete-unit.ts";
import { portfolioStatements } from "../portfolio.ts";
import type { States } from "../related.ts";
import { differences } from "./fields.ts";
import { withEligibility } from "./pending.ts";

/** What a search finds a property by (rules 10.16): the most distinctive first, because long texts are cut. */
export const propertyWords = (property: Property): string => {
  const { externalRef, title, neighborhood, street, number, complement, city, state } = property;
  return wordsOf([...codeTexts(externalRef), title, neighborhood, street, number, city, state, complement]);
};

/** A unit type before and after a change of its development; the version stays if only inherited members differ. */
interface UnitChange {
  readonly before: RelatedProperty;
  readonly after: RelatedProperty;
}

/** Members that a unit type may inherit from its development, or show with it. */
const inheritable = (development: Property) => ({
  isActive: development.status === "ACTIVE",
  place: [development.cityId, development.city, development.neighborhoodSlug, development.neighborhood],
  purposes: [development.forSale, development.forRent],
  cover: development.photos[0]?.hash,
  deliveryDate: development.launch?.deliveryDate,
  terms: TERMS.map((name) => development[name]),
  title: development.title,
});

const unitOf = (unit: Property, development: Property | null): RelatedProperty => ({
  ...unit,
  relatives: { development, units: [] },
});

/** Recomputes a unit type's eligibility; for one in the trash, its restore does that. */
const withUnitEligibility = (unit: RelatedProperty, now: number): RelatedProperty => {
  if (unit.status === "DELETED") return unit;
  const { pending, radar } = withEligibility(unit);
  return differs<Property>(unit, { pending, radar })
    ? nextVersion(unit, { ...unit, pending, radar }, now)
    : unit;
};

/** The changes of a development's unit types (rules 26.9); none if the inherited members stay. */
const unitChanges = (
  before: RelatedProperty | null,
  after: RelatedProperty | null,
  now: number,
): UnitChange[] => {
  if (!before || before.relatives.units.length === 0) return [];
  if (after && !differs(inheritable(before), inheritable(after))) return [];
  return before.relatives.units.map((unit) => ({
    before: unitOf(unit, before),
    after: withUnitEligibility(unitOf(unit, after), now),
  }));
};

/** The development is unchanged since it was read, so its unit type's inherited members still hold. */
const guardDevelopment = ({ id, version }: Property): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM properties WHERE id = ? AND version = ?)", id, version);

/** No unit type has moved the development's date past the one to be written. */
const guardDate = ({ id, updatedAt }: Property): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM properties WHERE id = ? AND updated_at <= ?)", id, updatedAt);

/** The unit types of a development are unchanged since they were read, and there are no others. */
const guardUnits = (developmentId: string, units: readonly Property[]): Statement =>
  guard(
    "stale",
    `(SELECT coalesce(json_group_array(id || ' ' || version), '[]') FROM (
       SELECT id, version FROM properties INDEXED BY properties_units WHERE development_id = ? ORDER BY id)) = ?`,
    developmentId,
    JSON.stringify(units.map(({ id, version }) => `${id} ${version}`).sort()),
  );

type EventType =
  | "property.created"
  | "property.updated"
  | "property.deleted"
  | "property.restored"
  | "property.purged";

export interface PropertyChange {
  readonly accountId: string;
  readonly before: RelatedProperty | null;
  /** Null if removed for good. */
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

/** The catalog shows unit types with their development, so their changes also change the development (rules 27.4). */
const moveDevelopment = ({ before, after }: PropertyChange, now: number): Statement[] => {
  const development = (after ?? before)!.relatives.development;
  if (!development || (before && before.updatedAt === after?.updatedAt)) return [];
  const at = after?.updatedAt ?? now;
  // The development's version stays, so that writes of its unit types do not conflict.
  return [sql("UPDATE properties SET updated_at = ?1 WHERE id = ?2 AND updated_at < ?1", at, development.id)];
};

const isDated = (before: Property | null, after: Property | null): boolean =>
  after?.kind === "DEVELOPMENT" && before !== null && before.updatedAt !== after.updatedAt;

/** Stale if a unit type's development, or a development's unit types, have changed since they were read. */
const guardRelatives = ({ before, after }: PropertyChange, units: readonly UnitChange[]): Statement[] => {
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
      ...guardRelatives(change, units),
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
