import type { Row } from "../../db/statement.ts";
import { DAY_MS, isoTime } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import type { EventTypeName } from "../../vocabulary/event-types.ts";
import { type MatchKey, writeMatchId } from "../radar/match.ts";
import { WINDOW_MS, windowOf } from "../radar/window.ts";

type Sample = (about: Row | null, now: number) => Readonly<Record<string, unknown>>;

/** @param status the event's status; by default the current one */
const property =
  (status?: string, more: object = {}): Sample =>
  (about, now) => ({
    id: about?.id ?? newId("property"),
    externalRef: about?.externalRef ?? null,
    status: status ?? about?.status ?? "ACTIVE",
    updatedAt: isoTime(now),
    ...more,
  });

const lead =
  (state?: string, more: object = {}): Sample =>
  (about, now) => ({
    id: about?.id ?? newId("lead"),
    externalRef: about?.externalRef ?? null,
    state: state ?? about?.state ?? "ACTIVE",
    status: about?.status ?? "NEW",
    ownerAccountId: about?.ownerAccountId ?? null,
    updatedAt: isoTime(now),
    ...more,
  });

const match =
  (more: object = {}): Sample =>
  (about) => {
    const { propertyId, leadId, side, status } = about ?? {
      propertyId: newId("property"),
      leadId: newId("lead"),
      side: "own",
      status: "FAVORITED",
    };
    const id = writeMatchId({ propertyId, leadId, side } as MatchKey);
    return { id, propertyId, leadId, status, ...more };
  };

const captacao =
  (of: (about: Row | null, now: number) => object): Sample =>
  (about, now) => ({ id: about?.id ?? newId("captacao"), ...of(about, now) });

const webhook =
  (of: (now: number) => object): Sample =>
  (about, now) => ({ id: about?.id ?? newId("webhook"), ...of(now) });

/** The data of each event type for an existing object, or an invented one (rules 20.8). */
export const SAMPLES: Readonly<Record<EventTypeName, Sample>> = {
  "property.created": property(),
  "property.updated": property(undefined, { changedFields: ["salePrice"] }),
  "property.photos_done": property(undefined, { state: "PARTIAL", requested: 12, ingested: 11, failed: 1 }),
  "property.deleted": property("DELETED"),
  "property.restored": property("ACTIVE"),
  "property.purged": property("DELETED"),
  "lead.created": lead(),
  "lead.updated": lead(undefined, { changedFields: ["interest"] }),
  "lead.deleted": lead("DELETED"),
  "lead.restored": lead("ACTIVE"),
  "lead.purged": lead("DELETED"),
  "radar.client_summary": (about, now) => ({
    leadId: about?.id ?? newId("lead"),
    newMatches: 3,
    topScore: 92,
    since: isoTime(windowOf(now) - WINDOW_MS),
    until: isoTime(windowOf(now)),
  }),
  "radar.price_drop": match({ score: 88, previousPrice: 820_000, price: 779_000 }),
  "radar.match_lost": match(),
  "partnership.created": (about) => ({
    id: about?.id ?? newId("partnership"),
    status: about?.status ?? "PENDING",
    kind: about?.kind ?? "PROPERTY_FOR_CLIENT",
  }),
  "partnership.updated": (about) => ({
    id: about?.id ?? newId("partnership"),
    status: about?.status ?? "ACCEPTED",
    previousStatus: "PENDING",
    changedFields: about?.status === "PENDING" ? ["updateAskedAt"] : ["status", "lastProgressAt"],
  }),
  "captacao.offer_received": captacao((about, now) => ({
    deadline: isoTime((about?.deadline as number | undefined) ?? now + DAY_MS),
  })),
  "captacao.offer_accepted": captacao((_, now) => ({ acceptedAt: isoTime(now), via: "API" })),
  "captacao.offer_withdrawn": captacao(() => ({})),
  "feed.held": (_, now) => ({ listings: 197, others: 196, heldAt: isoTime(now) }),
  "webhook.disabled": webhook((now) => ({ reason: "FAILURE_RATE", disabledAt: isoTime(now) })),
  "webhook.recovered": webhook((now) => ({ recoveredAt: isoTime(now) })),
  "batch.done": (about, now) => ({
    id: about?.id ?? newId("batch"),
    type: about?.type ?? "properties",
    status: "DONE",
    counts: { CREATED: 2, UPDATED: 1 },
    updatedAt: isoTime(now),
  }),
};
