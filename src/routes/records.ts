import type { Endpoint } from "../contract/endpoint.ts";
import { createLeadBatch, readLeadBatch } from "./batches/leads.ts";
import { createPropertyBatch, readPropertyBatch } from "./batches/properties.ts";
import { readFeed } from "./feed/read.ts";
import { syncFeed } from "./feed/sync.ts";
import { createLead } from "./leads/create.ts";
import { listLeads } from "./leads/list.ts";
import { logInteraction } from "./leads/log-interaction.ts";
import { patchLead } from "./leads/patch.ts";
import { putLeadByRef } from "./leads/put-by-ref.ts";
import { readLead } from "./leads/read.ts";
import { readLeadByRef } from "./leads/read-by-ref.ts";
import { setLeadState } from "./leads/set-state.ts";
import { dismissMatch } from "./matches/dismiss.ts";
import { listMatches } from "./matches/list.ts";
import { listLeadMatches } from "./matches/list-of-lead.ts";
import { listPropertyMatches } from "./matches/list-of-property.ts";
import { restoreMatch } from "./matches/restore.ts";
import { confirmProperties } from "./properties/confirm.ts";
import { createProperty } from "./properties/create.ts";
import { listProperties } from "./properties/list.ts";
import { patchProperty } from "./properties/patch.ts";
import { putPropertyByRef } from "./properties/put-by-ref.ts";
import { readProperty } from "./properties/read.ts";
import { readPropertyByRef } from "./properties/read-by-ref.ts";
import { setPropertyStatus } from "./properties/set-status.ts";
import { trashProperty } from "./properties/trash.ts";

/** Properties, the feed, clients and batches, and the opportunities that Radar finds. */
export const RECORD_ENDPOINTS: readonly Endpoint[] = [
  listProperties,
  readPropertyByRef,
  readProperty,
  putPropertyByRef,
  createProperty,
  patchProperty,
  setPropertyStatus,
  confirmProperties,
  trashProperty,
  readFeed,
  syncFeed,
  listLeads,
  readLead,
  readLeadByRef,
  putLeadByRef,
  createLead,
  patchLead,
  setLeadState,
  logInteraction,
  listPropertyMatches,
  listLeadMatches,
  listMatches,
  dismissMatch,
  restoreMatch,
  createPropertyBatch,
  readPropertyBatch,
  createLeadBatch,
  readLeadBatch,
];
