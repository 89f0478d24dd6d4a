import type { View } from "../../domain/properties/present.ts";
import type { ReadScope } from "../../domain/scope.ts";

/** How a caller sees a property: in their language, with this deployment's addresses. */
export const viewOf = (scope: ReadScope): View => ({
  language: scope.language,
  publicUrl: scope.links.publicUrl,
});
