import type { WriteContext } from "../../call-context.ts";
import { type PropertyPlan, presentProperty } from "../../domain/properties/record/index.ts";
import { showWarning } from "../../vocabulary/labels.ts";
import { creationIn } from "../endpoint.ts";

export const creation = creationIn<PropertyPlan>("properties");

/** The answer of every write of one property. */
export const renderWrite = (plan: Pick<PropertyPlan, "data" | "result">, ctx: WriteContext) => ({
  data: presentProperty(plan.data, ctx),
  result: {
    ...plan.result,
    warnings: plan.result.warnings.map((warning) => showWarning(warning, "pendingItem", ctx.language)),
  },
});
