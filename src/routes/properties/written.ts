import { presentProperty } from "../../domain/properties/present.ts";
import type { PropertyPlan } from "../../domain/properties/update.ts";
import type { WriteScope } from "../../domain/scope.ts";
import { viewOf } from "./view.ts";

/** The answer of every write of one property. */
export const renderWritten = (plan: PropertyPlan, scope: WriteScope) => ({
  data: presentProperty(plan.data, viewOf(scope)),
  result: plan.result,
});

export const createdOrOk = (plan: PropertyPlan): 200 | 201 => (plan.result.outcome === "CREATED" ? 201 : 200);

/** Where the new property can be read; a dry run makes none. */
export const locationOf = (plan: PropertyPlan, scope: WriteScope): Record<string, string> =>
  plan.result.outcome === "CREATED" && !scope.dryRun
    ? { Location: `${scope.links.publicUrl}/v1/properties/${plan.data.id}` }
    : {};
