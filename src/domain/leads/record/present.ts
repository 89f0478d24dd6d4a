import type { Interest, Lead, Location } from "../../../db/schema/leads.ts";
import { isoOrNull, isoTime } from "../../../lib/clock.ts";
import type { Language } from "../../../lib/language.ts";
import { cityById } from "../../geo/cities.ts";
import { labelOf } from "../../reference/labels.ts";

const presentLocation = ({ cityId, neighborhoodSlug, neighborhood }: Location) => {
  const city = cityById(cityId);
  return {
    cityId,
    city: city?.name ?? null,
    state: city?.uf ?? null,
    neighborhoodSlug,
    neighborhood,
  };
};

const presentInterest = ({ locations, ...rest }: Interest) => ({
  purposes: rest.purposes,
  propertyTypes: rest.propertyTypes,
  locations: locations.map(presentLocation),
  salePriceMin: rest.salePriceMin,
  salePriceMax: rest.salePriceMax,
  rentPriceMin: rest.rentPriceMin,
  rentPriceMax: rest.rentPriceMax,
  bedrooms: rest.bedrooms,
  suites: rest.suites,
  bathrooms: rest.bathrooms,
  parkingSpots: rest.parkingSpots,
  areaMin: rest.areaMin,
});

/** A client as the API shows it: every field always present (rules 15.2). */
export const presentLead = (lead: Lead, language: Language) => ({
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
  interest: presentInterest(lead.interest),
  ownerAccountId: lead.ownerAccountId,
  ownerName: lead.ownerName,
  source: lead.source,
  radar: {
    eligible: lead.radar === "READY",
    pending: lead.pending,
    labels: lead.pending.map((item) => labelOf("leadPendingItem", item, language)),
  },
  lastActivityAt: isoOrNull(lead.lastActivityAt),
  consentGivenAt: isoOrNull(lead.consentGivenAt),
  deletedAt: isoOrNull(lead.deletedAt),
  createdAt: isoTime(lead.createdAt),
  updatedAt: isoTime(lead.updatedAt),
});
