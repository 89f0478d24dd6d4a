import type { ReadContext } from "../../call-context.ts";
import type { View } from "../../domain/properties/record/present.ts";

/** How a caller sees a property: in their language, with this deployment's addresses. */
export const viewOf = (ctx: ReadContext): View => ({
  language: ctx.language,
  publicUrl: ctx.links.publicUrl,
});
