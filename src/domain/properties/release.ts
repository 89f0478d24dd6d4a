import type { WriteContext } from "../../call-context.ts";
import type { WritePlan } from "../../db/plan.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { planRelease } from "../records/release.ts";
import { readProperty } from "./read-one.ts";
import { type PropertyWriteResult, shownName, writeResult } from "./record/index.ts";

/** @param names field names, as in answers @throws Refusal not_found */
export const releaseProperty = async (
  ctx: WriteContext,
  propertyId: string,
  names: readonly string[],
): Promise<WritePlan<Property, PropertyWriteResult>> => {
  const property = await readProperty(ctx, propertyId);
  const fields = property.dashboardFields.filter((field) => names.includes(shownName(field)));
  return planRelease(propertyTable, property, fields, (outcome) => writeResult(ctx, outcome));
};
