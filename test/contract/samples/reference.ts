import type { REFERENCE_DOCS } from "../../../src/documentation/reference.ts";
import { plain, type Samples } from "./sample.ts";

/** Each list's call is its walk too: every account sees the same items. */
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
