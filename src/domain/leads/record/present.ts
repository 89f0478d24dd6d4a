import type { ShownLead } from "../../../db/shown-leads.ts";
import { isoOrNull, isoTime } from "../../../lib/clock.ts";
import type { Language } from "../../../lib/language.ts";
import { labelOf } from "../../../vocabulary/labels.ts";
import { showInterest } from "./interest.ts";

/** A client as the API shows it; every field is always present (rules 15.2). One literal: copies cost time. */
export const presentLead = (lead: ShownLead, language: Language) => ({
  id: lead.id,
  externalRef: lead.externalRef,
  state: lead.state,
  status: lead.status,
  name: lead.name,
  phones: lead.phones,
  email: lead.email,
  notes: lead.notes,
  preApproved: lead.preApproved,
  sharedToNetwork: lead.sharedToNetwork,
  interest: showInterest(lead.interest),
  ownerAccountId: lead.ownerAccountId,
  lastActivityAt: isoOrNull(lead.lastActivityAt),
  consentGivenAt: isoOrNull(lead.consentGivenAt),
  ownerName: lead.ownerName,
  source: lead.source,
  radar: {
    eligible: lead.radar === "READY",
    pending: lead.pending,
    labels: lead.pending.map((item) => labelOf("leadPendingItem", item, language)),
  },
  deletedAt: isoOrNull(lead.deletedAt),
  createdAt: isoTime(lead.createdAt),
  updatedAt: isoTime(lead.updatedAt),
});

export type PresentedLead = ReturnType<typeof presentLead>;
