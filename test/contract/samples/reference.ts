import type { REFERENCE_DOCS } from "../../../src/documentation/reference.ts";
import { plain, type Samples } from "./sample.ts";

/** Of each list a walk too: its items are there in every account. */
export const REFERENCE_SAMPLES: Samples<keyof typeof REFERENCE_DOCS.operations> = {
  listPropertyTypes: { call: plain, walk: plain },
  listPurposes: { call: plain, walk: plain },
  listPropertyStatuses: { call: plain, walk: plain },
  listLeadStatuses: { call: plain, walk: plain },
  listPartnershipStatuses: { call: plain, walk: plain },
  listConstructionStages: { call: plain, walk: plain },
  listScopes: { call: plain, walk: plain },
  listEventTypes: { call: plain, walk: plain },
};
