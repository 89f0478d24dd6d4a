import type { REFERENCE_ANSWERS } from "../../../src/routes/reference/answers.ts";
import { plain, type Samples } from "./sample.ts";

/** Of each list a walk too: its items are there in every account. */
export const REFERENCE_SAMPLES: Samples<keyof typeof REFERENCE_ANSWERS> = {
  listPropertyTypes: plain,
  listPurposes: plain,
  listPropertyStatuses: plain,
  listLeadStatuses: plain,
  listPartnershipStatuses: plain,
  listConstructionStages: plain,
  listScopes: plain,
  listEventTypes: plain,
};
