import { refundUntil } from "../../domain/captacao/accepted.ts";
import type { Offered } from "../../domain/captacao/offers-of-all.ts";
import { cityById } from "../../domain/geo/cities.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

/** An offer to any account, without the owner's contact. */
export const viewOffered = ({ offer, owner }: Offered) => ({
  id: offer.ownerId,
  accountId: offer.accountId,
  status: offer.status,
  priceCents: offer.priceCents,
  purpose: owner.purpose,
  propertyType: owner.propertyType,
  neighborhood: owner.neighborhood,
  city: cityById(owner.cityId)?.name ?? null,
  deadline: isoTime(offer.deadline),
  acceptedAt: isoOrNull(offer.acceptedAt),
  refundUntil: offer.acceptedAt === null ? null : isoTime(refundUntil(offer)),
});
