import { planRelease } from "../records/release.ts";
import type { WriteScope } from "../scope.ts";
import { readProperty } from "./read-one.ts";
import { propertyTable } from "./table.ts";
import type { PropertyPlan } from "./update.ts";
import { writeResult } from "./write-result.ts";

/** @throws Refusal not_found */
export const releaseFields = async (
  scope: WriteScope,
  propertyId: string,
  fields: readonly string[],
): Promise<PropertyPlan> =>
  planRelease(propertyTable, await readProperty(scope, propertyId), fields, (outcome) =>
    writeResult(scope, outcome),
  );
