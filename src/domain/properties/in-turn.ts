import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";

/** Properties after a plan; null if removed. */
export type States = ReadonlyMap<string, Property | null>;

/** A property and its relatives after other plans of the same transaction. */
export const asLeft = (property: RelatedProperty, states: States): RelatedProperty => {
  if (states.size === 0) return property;
  const now = (one: Property): Property | null => (states.has(one.id) ? states.get(one.id)! : one);
  const { development, units } = property.relatives;
  return {
    ...property,
    ...now(property),
    relatives: {
      development: development && now(development),
      units: units.flatMap((unit) => now(unit) ?? []),
    },
  };
};

/** Plans changes for one transaction, each on the result of the earlier ones. */
export const inTurn = <P extends { readonly states?: States }>(
  properties: readonly RelatedProperty[],
  plan: (property: RelatedProperty) => P,
): P[] => {
  const states = new Map<string, Property | null>();
  return properties.map((property) => {
    const planned = plan(asLeft(property, states));
    for (const [id, state] of planned.states ?? []) states.set(id, state);
    return planned;
  });
};
