import type { Lead } from "../../../db/schema/leads.ts";
import { isoOrNull, isoTime } from "../../../lib/clock.ts";
import type { Language } from "../../../lib/language.ts";
import { labelOf } from "../../../vocabulary/labels.ts";
import { showFields } from "./fields.ts";

/** A client as the API shows it; every field is always present (rules 15.2). */
export const presentLead = (lead: Lead, language: Language) => ({
  id: lead.id,
  externalRef: lead.externalRef,
  state: lead.state,
  ...showFields(lead),
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
