import type { Endpoint } from "../contract/endpoint.ts";
import { listCities } from "./geo/list-cities.ts";
import { listNeighborhoods } from "./geo/list-neighborhoods.ts";
import { readMe } from "./me/read.ts";
import { listEventTypes } from "./reference/list-event-types.ts";
import { listPropertyTypes } from "./reference/list-property-types.ts";
import { listScopes } from "./reference/list-scopes.ts";
import {
  listConstructionStages,
  listLeadStatuses,
  listPartnershipStatuses,
  listPropertyStatuses,
  listPurposes,
} from "./reference/value-lists.ts";

/** The caller's own account, and the lists that any key may read. */
export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  readMe,
  listPropertyTypes,
  listPurposes,
  listPropertyStatuses,
  listLeadStatuses,
  listPartnershipStatuses,
  listConstructionStages,
  listScopes,
  listEventTypes,
  listCities,
  listNeighborhoods,
];
