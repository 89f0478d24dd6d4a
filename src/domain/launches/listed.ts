import type { Leg } from "../../db/page.ts";
import type { Property } from "../../db/schema/properties.ts";

/** Whether a development is in the catalog if its developer's account is listed (rules 27.1). */
export const isListed = ({ kind, status, curationStatus }: Property): boolean =>
  kind === "DEVELOPMENT" && status === "ACTIVE" && (curationStatus === null || curationStatus === "APPROVED");

/** The same condition as the legs of a list: developments made in the dashboard have no review. */
export const listedLegs = (index: string, space: string): Leg[] =>
  ["curation_status IS NULL", "curation_status = 'APPROVED'"].map((reviewed) => ({
    index,
    equals: { space, status: "ACTIVE" },
    partial: `kind = 'DEVELOPMENT' AND ${reviewed}`,
  }));
