import type { WriteContext } from "../../call-context.ts";
import { type CaptacaoOwner, captacaoOwnerTable } from "../../db/schema/captacao-owners.ts";
import type { Fault } from "../../errors/faults.ts";
import { LIVE, newId, seededId, spaceOf } from "../../lib/id.ts";
import { centsOf } from "../../lib/money.ts";
import { fold, oneLine } from "../../lib/text.ts";
import type { Place } from "../geo/choose-place.ts";
import { loadReferences } from "../properties/record/index.ts";
import type { OfferInput } from "./input.ts";

const lineOrNull = (text: string | undefined): string | null => oneLine(text ?? "") || null;

/** The neighborhood of a new owner's address, where the catalog knows it. */
export const findPlace = async (
  ctx: WriteContext,
  { address }: Pick<OfferInput, "address">,
): Promise<Place | null> => {
  if (!address) return null;
  const [references] = await loadReferences(ctx, [{ address }]);
  return references!.place;
};

/** Faults of a well-formed address: no city, or an unknown neighborhood. */
export const placeFaults = ({ address }: Pick<OfferInput, "address">, place: Place | null): Fault[] => {
  if (!address) return [];
  if (!address.city)
    return [{ in: "body", name: "address.city", code: "required", args: { other: "address.cityId" } }];
  const isUnknown = address.neighborhoodSlug !== undefined && !place;
  return isUnknown ? [{ in: "body", name: "address.neighborhoodSlug", code: "not_found" }] : [];
};

/** Space, purpose and place in a form that is equal for all their spellings. */
const placeKeyOf = (space: string, { purpose, address }: OfferInput): string =>
  [
    ...(space === LIVE ? [] : [space]),
    purpose!,
    address!.city!.cityId,
    ...[address!.street, address!.number, address!.complement].map((part) => fold(part ?? "")),
  ].join("|");

const FACTS = [
  "bedrooms",
  "suites",
  "bathrooms",
  "parkingSpots",
  "usableAreaDeclared",
  "areaDeclared",
  "sellTimeframe",
  "occupancy",
  "ownerRelation",
  "exclusivityOpenness",
] as const satisfies readonly (keyof OfferInput & keyof CaptacaoOwner)[];

const factsOf = (input: OfferInput) => ({
  ...Object.fromEntries(FACTS.map((name) => [name, input[name] ?? null])),
  priceExpectedCents: centsOf(input.priceExpected ?? null),
  alreadyListedDeclared: input.alreadyListedDeclared ?? false,
  phoneVerifiedVia: input.ownerPhoneVerifiedVia ?? null,
  phoneVerifiedAt: input.ownerPhoneVerifiedAt ?? null,
});

/** The owner that an offer creates unless known; null if the offer names one by id. */
export const newOwner = async (
  ctx: WriteContext,
  input: OfferInput,
  place: Place | null,
): Promise<CaptacaoOwner | null> => {
  const { owner, address, purpose, propertyType, seed } = input;
  if (!owner || !address?.city || !purpose || !propertyType) return null;
  const space = spaceOf(ctx.accountId);
  return {
    ...captacaoOwnerTable.nulls,
    ...factsOf(input),
    purpose,
    propertyType,
    id: seed === undefined ? newId("captacao") : await seededId("captacao", seed),
    version: 1,
    cityId: address.city.cityId,
    neighborhood: place?.name ?? lineOrNull(address.neighborhood),
    neighborhoodSlug: place?.slug ?? null,
    name: owner.name,
    phone: owner.phone,
    email: owner.email ?? null,
    street: lineOrNull(address.street),
    number: lineOrNull(address.number),
    complement: lineOrNull(address.complement),
    placeKey: placeKeyOf(space, input),
    space: space || null,
    createdAt: ctx.clock.now(),
  };
};
