import { leads } from "./schema/leads.ts";
import { shownOf } from "./shown.ts";

/** The columns that answers show. */
export const shownLeads = shownOf(leads, [
  "stateBeforeTrash",
  "dashboardFields",
  "placeGiven",
  "words",
  "interactionBytes",
  "unsetFlags",
  "weighed",
]);

export type ShownLead = ReturnType<typeof shownLeads.decode>;
