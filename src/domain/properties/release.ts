import type { WriteContext } from "../../call-context.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import { planRelease } from "../records/release.ts";
import { readProperty } from "./read-one.ts";
import { type PropertyPlan, writeResult } from "./record/write-result.ts";

/** @throws Refusal not_found */
export const releaseProperty = async (
  ctx: WriteContext,
  propertyId: string,
  fields: readonly string[],
): Promise<PropertyPlan> =>
  planRelease(propertyTable, await readProperty(ctx, propertyId), fields, (outcome) =>
    writeResult(ctx, outcome),
  );
