import type { Endpoint } from "../contract/endpoint.ts";
import { acceptCaptacaoOffer } from "./captacao/accept.ts";
import { listCaptacaoOffers } from "./captacao/list-offers.ts";
import { listCaptacaoOwners } from "./captacao/list-owners.ts";
import { getCaptacaoOffer } from "./captacao/read-offer.ts";
import { readEvents } from "./events/read.ts";
import { listLaunches } from "./launches/list.ts";
import { registerLaunchClient } from "./launches/register-client.ts";
import { listPartnerships } from "./partnerships/list.ts";
import { getPartnership } from "./partnerships/read.ts";
import { setPartnershipStatus } from "./partnerships/set-status.ts";
import { listTeam } from "./team/list.ts";
import { changeWebhook } from "./webhooks/change.ts";
import { createWebhook } from "./webhooks/create.ts";
import { listWebhooks } from "./webhooks/list.ts";
import { listDeliveries } from "./webhooks/list-deliveries.ts";
import { removeWebhook } from "./webhooks/remove.ts";
import { retryDelivery } from "./webhooks/retry-delivery.ts";
import { rotateSecret } from "./webhooks/rotate-secret.ts";
import { testWebhook } from "./webhooks/test.ts";

/** An account's team, partners, launches and owners, and the events it is notified of. */
export const BUSINESS_ENDPOINTS: readonly Endpoint[] = [
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
