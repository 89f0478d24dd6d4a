import type { Leg } from "../../db/page.ts";
import type { Property } from "../../db/schema/properties.ts";

/** Which developments are in the catalogue, the account of the developer aside (rules 27.1). */
export const isListed = ({ kind, status, curationStatus }: Property): boolean =>
  kind === "DEVELOPMENT" && status === "ACTIVE" && (curationStatus === null || curationStatus === "APPROVED");

/** The same as the legs of a list: what the dashboard made has no review. */
export const listedLegs = (index: string, space: string): Leg[] =>
  ["curation_status IS NULL", "curation_status = 'APPROVED'"].map((reviewed) => ({
    index,
    equals: { space, status: "ACTIVE" },
    partial: `kind = 'DEVELOPMENT' AND ${reviewed}`,
  }));
