import type { WriteContext } from "../../call-context.ts";
import { type PropertyPlan, presentProperty } from "../../domain/properties/record/index.ts";
import { showWarning } from "../../vocabulary/warnings.ts";

/** The answer of every write of one property. */
export const renderWritten = (plan: Pick<PropertyPlan, "data" | "result">, ctx: WriteContext) => ({
  data: presentProperty(plan.data, ctx),
  result: {
    ...plan.result,
    warnings: plan.result.warnings.map((one) => showWarning(one, "pendingItem", ctx.language)),
  },
});

export const createdOrOk = (plan: PropertyPlan): 200 | 201 => (plan.result.outcome === "CREATED" ? 201 : 200);

/** Where the new property can be read; a dry run makes none. */
export const locationOf = (plan: PropertyPlan, ctx: WriteContext): Record<string, string> =>
  plan.result.outcome === "CREATED" && !ctx.dryRun
    ? { Location: `${ctx.links.publicUrl}/v1/properties/${plan.data.id}` }
    : {};
