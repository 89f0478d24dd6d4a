import * as z from "zod";
import { countsOf } from "../../contract/schema-helpers.ts";
import { BATCH_OUTCOMES, BATCH_STATUSES, BATCH_TYPES } from "../../domain/batches/batch.ts";
import type { EventTypeName } from "../../vocabulary/event-types.ts";
import {
  ACCEPT_CHANNELS,
  CLIENT_STAGES,
  CLIENT_STATES,
  MATCH_STATUSES,
  PARTNERSHIP_KINDS,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
} from "../../vocabulary/value-lists.ts";

const id = z.string();
const time = z.iso.datetime();
const changedFields = z.array(z.string());

const property = {
  id,
  externalRef: z.string().nullable(),
  status: z.enum(PROPERTY_STATUSES),
  updatedAt: time,
};

const PropertyEventData = z.object(property).meta({ id: "PropertyEventData" });
const PropertyUpdatedData = z.object({ ...property, changedFields }).meta({ id: "PropertyUpdatedData" });

/** How a requested gallery ended, as `photoSync` shows it. */
const PropertyPhotosDoneData = z
  .object({
    ...property,
    state: z.enum(["DONE", "PARTIAL", "FAILED"]),
    requested: z.int(),
    ingested: z.int(),
    failed: z.int(),
  })
  .meta({ id: "PropertyPhotosDoneData" });

const lead = {
  id,
  externalRef: z.string().nullable(),
  state: z.enum(CLIENT_STATES),
  status: z.enum(CLIENT_STAGES),
  ownerAccountId: z.string().nullable(),
  updatedAt: time,
};

const LeadEventData = z.object(lead).meta({ id: "LeadEventData" });
const LeadUpdatedData = z.object({ ...lead, changedFields }).meta({ id: "LeadUpdatedData" });

const ClientSummaryData = z
  .object({ leadId: id, newMatches: z.int(), topScore: z.int(), since: time, until: time })
  .meta({ id: "RadarClientSummaryData" });

const match = { id, propertyId: id, leadId: id, status: z.enum(MATCH_STATUSES) };

const PriceDropData = z
  .object({ ...match, score: z.int(), previousPrice: z.number(), price: z.number() })
  .meta({ id: "RadarPriceDropData" });

const MatchLostData = z.object(match).meta({ id: "RadarMatchLostData" });

const stage = z.enum(PARTNERSHIP_STAGES);

const PartnershipCreatedData = z
  .object({ id, status: stage, kind: z.enum(PARTNERSHIP_KINDS) })
  .meta({ id: "PartnershipCreatedData" });

const PartnershipUpdatedData = z
  .object({ id, status: stage, previousStatus: stage.optional(), changedFields })
  .meta({ id: "PartnershipUpdatedData" });

const OfferReceivedData = z.object({ id, deadline: time }).meta({ id: "CaptacaoOfferReceivedData" });

const OfferAcceptedData = z
  .object({ id, acceptedAt: time, via: z.enum(ACCEPT_CHANNELS) })
  .meta({ id: "CaptacaoOfferAcceptedData" });

const OfferWithdrawnData = z.object({ id }).meta({ id: "CaptacaoOfferWithdrawnData" });

const FeedHeldData = z
  .object({ listings: z.int(), others: z.int(), heldAt: time })
  .meta({ id: "FeedHeldData" });

const WebhookDisabledData = z
  .object({ id, reason: z.enum(["GONE_410", "FAILURE_RATE", "MANUAL"]), disabledAt: time })
  .meta({ id: "WebhookDisabledData" });

const WebhookRecoveredData = z.object({ id, recoveredAt: time }).meta({ id: "WebhookRecoveredData" });

const BatchDoneData = z
  .object({
    id,
    type: z.enum(BATCH_TYPES),
    status: z.enum(BATCH_STATUSES),
    counts: countsOf(BATCH_OUTCOMES),
    updatedAt: time,
  })
  .meta({ id: "BatchDoneData" });

/** The data of an event of each type (rules 20.8). */
export const EVENT_DATA = {
  "property.created": PropertyEventData,
  "property.updated": PropertyUpdatedData,
  "property.photos_done": PropertyPhotosDoneData,
  "property.deleted": PropertyEventData,
  "property.restored": PropertyEventData,
  "property.purged": PropertyEventData,
  "lead.created": LeadEventData,
  "lead.updated": LeadUpdatedData,
  "lead.deleted": LeadEventData,
  "lead.restored": LeadEventData,
  "lead.purged": LeadEventData,
  "radar.client_summary": ClientSummaryData,
  "radar.price_drop": PriceDropData,
  "radar.match_lost": MatchLostData,
  "partnership.created": PartnershipCreatedData,
  "partnership.updated": PartnershipUpdatedData,
  "captacao.offer_received": OfferReceivedData,
  "captacao.offer_accepted": OfferAcceptedData,
  "captacao.offer_withdrawn": OfferWithdrawnData,
  "feed.held": FeedHeldData,
  "webhook.disabled": WebhookDisabledData,
  "webhook.recovered": WebhookRecoveredData,
  "batch.done": BatchDoneData,
} satisfies Record<EventTypeName, z.ZodType>;
