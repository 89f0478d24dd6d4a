import type { REFERENCE_WORDS } from "../../../src/words/reference.ts";
import { plain, type Samples } from "./sample.ts";

/** Of each list a walk too: its items are there in every account. */
export const REFERENCE_SAMPLES: Samples<keyof typeof REFERENCE_WORDS.operations> = {
  listPropertyTypes: plain,
  listPurposes: plain,
  listPropertyStatuses: plain,
  listLeadStatuses: plain,
  listPartnershipStatuses: plain,
  listConstructionStages: plain,
  listScopes: plain,
  listEventTypes: plain,
};
