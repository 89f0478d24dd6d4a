import type { RelatedProperty } from "../../../db/related-property.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { differs, nextVersion } from "../../records/row.ts";
import { TERMS } from "../complete-unit.ts";
import { withRadar } from "./pending.ts";

/** A unit type before and after a change of its development; of one version if only inherited members differ. */
export interface UnitChange {
  readonly before: RelatedProperty;
  readonly after: RelatedProperty;
}

/** Members that a unit type may inherit from its development, or show with it. */
const lent = (development: Property) => ({
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

/** A unit type in the trash is judged when it is restored. */
const judged = (unit: RelatedProperty, now: number): RelatedProperty => {
  if (unit.status === "DELETED") return unit;
  const { pending, radar } = withRadar(unit);
  return differs<Property>(unit, { pending, radar })
    ? nextVersion(unit, { ...unit, pending, radar }, now)
    : unit;
};

/** The changes of a development's unit types (rules 26.9); none if the inherited members stay. */
export const unitChanges = (
  before: RelatedProperty | null,
  after: RelatedProperty | null,
  now: number,
): UnitChange[] => {
  if (!before || before.relatives.units.length === 0) return [];
  if (after && !differs(lent(before), lent(after))) return [];
  return before.relatives.units.map((unit) => ({
    before: unitOf(unit, before),
    after: judged(unitOf(unit, after), now),
  }));
};
