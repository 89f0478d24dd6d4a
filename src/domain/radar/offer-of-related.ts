import type { RelatedProperty } from "../../db/related-property.ts";
import { type Offer, offerOf } from "./offer.ts";

/** The property as Radar sees it, with the relatives that decide a write. @returns as offerOf */
export const offerOfRelated = (property: RelatedProperty): Offer | null => {
  const { development, units } = property.relatives;
  return offerOf(property, { development, hasReadyUnits: units.some(({ radar }) => radar === "READY") });
};
