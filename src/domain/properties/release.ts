import type { WriteContext } from "../../call-context.ts";
import type { WritePlan } from "../../db/plan.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { planRelease } from "../records/release.ts";
import { readProperty } from "./read-one.ts";
import { type PropertyWriteResult, writeResult } from "./record/write-result.ts";

/** @throws Refusal not_found */
export const releaseProperty = async (
  ctx: WriteContext,
  propertyId: string,
  fields: readonly string[],
): Promise<WritePlan<Property, PropertyWriteResult>> =>
  planRelease(propertyTable, await readProperty(ctx, propertyId), fields, (outcome) =>
    writeResult(ctx, outcome),
  );
