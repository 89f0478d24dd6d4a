import { properties } from "./schema/properties.ts";
import { shownOf } from "./shown.ts";

/** The columns that answers show. */
export const shownProperties = shownOf(properties, [
  "source",
  "statusBeforeTrash",
  "photoRequestId",
  "dashboardFields",
  "placeGiven",
  "words",
  "priceOnRequest",
  "weighed",
]);

export type ShownProperty = ReturnType<typeof shownProperties.decode>;
