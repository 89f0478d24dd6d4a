import type { Lead } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";

/** What partners may see of a property (rules 26.25). */
export const shownProperty = (property: Property) => ({
  title: property.title,
  type: property.type,
  sale: property.forSale && property.salePriceCents,
  rent: property.forRent && property.rentPriceCents,
  city: property.city,
  neighborhood: property.neighborhood,
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  parkingSpots: property.parkingSpots,
  area: property.area,
  cover: property.photos[0]?.hash,
  listingUrl: property.listingUrl,
  commissionPercent: property.commissionPercent,
  rentCommissionMonths: property.rentCommissionMonths,
  splitListingPercent: property.splitListingPercent,
  confirmedAt: property.confirmedAt,
  deliveryDate: property.launch?.deliveryDate,
});

/** What partners may see of a client: never who it is (rules 26.26). */
export const shownLead = ({ preApproved, interest }: Lead) => ({ preApproved, interest });
