import type { Endpoint } from "../contract/endpoint.ts";
import { createLeadBatch, readLeadBatch } from "./batches/leads.ts";
import { createPropertyBatch, readPropertyBatch } from "./batches/properties.ts";
import { acceptCaptacaoOffer } from "./captacao/accept.ts";
import { listCaptacaoOffers } from "./captacao/list-offers.ts";
import { listCaptacaoOwners } from "./captacao/list-owners.ts";
import { getCaptacaoOffer } from "./captacao/read-offer.ts";
import { readEvents } from "./events/read.ts";
import { readFeed } from "./feed/read.ts";
import { syncFeed } from "./feed/sync.ts";
import { listCities } from "./geo/list-cities.ts";
import { listNeighborhoods } from "./geo/list-neighborhoods.ts";
import { listLaunches } from "./launches/list.ts";
import { registerLaunchClient } from "./launches/register-client.ts";
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
import { readMe } from "./me/read.ts";
import { listPartnerships } from "./partnerships/list.ts";
import { getPartnership } from "./partnerships/read.ts";
import { setPartnershipStatus } from "./partnerships/set-status.ts";
import { confirmProperties } from "./properties/confirm.ts";
import { createProperty } from "./properties/create.ts";
import { listProperties } from "./properties/list.ts";
import { patchProperty } from "./properties/patch.ts";
import { putPropertyByRef } from "./properties/put-by-ref.ts";
import { readProperty } from "./properties/read.ts";
import { readPropertyByRef } from "./properties/read-by-ref.ts";
import { setPropertyStatus } from "./properties/set-status.ts";
import { trashProperty } from "./properties/trash.ts";
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
import { listTeam } from "./team/list.ts";
import { changeWebhook } from "./webhooks/change.ts";
import { createWebhook } from "./webhooks/create.ts";
import { listWebhooks } from "./webhooks/list.ts";
import { listDeliveries } from "./webhooks/list-deliveries.ts";
import { removeWebhook } from "./webhooks/remove.ts";
import { retryDelivery } from "./webhooks/retry-delivery.ts";
import { rotateSecret } from "./webhooks/rotate-secret.ts";
import { testWebhook } from "./webhooks/test.ts";

/** The table of contents, in the order of the documentation. */
export const ENDPOINTS: readonly Endpoint[] = [
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
  listTeam,
  listPartnerships,
  getPartnership,
  setPartnershipStatus,
  listLaunches,
  registerLaunchClient,
  listCaptacaoOffers,
  getCaptacaoOffer,
  listCaptacaoOwners,
  acceptCaptacaoOffer,
  createPropertyBatch,
  readPropertyBatch,
  createLeadBatch,
  readLeadBatch,
  readEvents,
  listWebhooks,
  createWebhook,
  changeWebhook,
  removeWebhook,
  rotateSecret,
  testWebhook,
  listDeliveries,
  retryDelivery,
];
