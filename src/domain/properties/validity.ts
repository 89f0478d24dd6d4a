import type { Property } from "../../db/schema/properties.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseFaults } from "../../errors/refusal.ts";
import { refuseTarget } from "../../lib/address-guard.ts";
import type { Links } from "../scope.ts";
import type { WriteContext } from "./context.ts";
import type { InputField, PropertyInput } from "./input.ts";

const missing = (name: string): Fault => ({ in: "body", name, code: "required" });

const priceFaults = (property: Property): Fault[] => [
  ...(property.forSale && property.salePriceCents === null ? [missing("salePrice")] : []),
  ...(property.forRent && property.rentPriceCents === null ? [missing("rentPrice")] : []),
];

const addressFaults = (property: Property): Fault[] =>
  property.cityId === null ? [missing("address.city")] : [];

/** @throws Refusal invalid_property that lists all that is missing (decisions §3, "Creation") */
export const assertComplete = (property: Property): void => {
  const faults = [
    ...(property.type === null ? [missing("type")] : []),
    ...(property.forSale || property.forRent ? [] : [missing("purposes")]),
    ...priceFaults(property),
    ...addressFaults(property),
  ];
  if (faults.length > 0) throw new Refusal("invalid_property", { faults });
};

const PRICING: readonly InputField[] = ["purposes", "salePrice", "rentPrice"];

/**
 * A write may not leave what it touches inconsistent; what was incomplete before and is not touched stays.
 * @throws Refusal invalid_property
 */
export const assertConsistent = (property: Property, touched: readonly InputField[]): void => {
  const faults = [
    ...(touched.some((field) => PRICING.includes(field)) ? priceFaults(property) : []),
    ...(touched.includes("address") ? addressFaults(property) : []),
  ];
  if (faults.length > 0) throw new Refusal("invalid_property", { faults });
};

/** A photo's address must be one the service may fetch; names are resolved and checked again when it does. */
const photoFaults = (photos: readonly string[], links: Links): Fault[] =>
  photos.flatMap((url, at) => {
    const target = refuseTarget(url, { ownHosts: links.ownHosts, allowPrivate: links.allowPrivateTargets });
    if (!("reason" in target)) return [];
    return [
      {
        in: "body" as const,
        name: `photos[${at}]`,
        code: "not_public" as const,
        args: { value: target.reason },
      },
    ];
  });

/** @throws Refusal invalid_param for what the catalogue or the team does not have, or no one may fetch */
export const assertKnown = (input: PropertyInput, { place, captador }: WriteContext, links: Links): void => {
  const faults: Fault[] = photoFaults(input.photos ?? [], links);
  if (input.address?.neighborhoodSlug !== undefined && input.address.city && !place) {
    faults.push({ in: "body", name: "address.neighborhoodSlug", code: "not_found" });
  }
  if (input.captadorAccountId && !captador?.active) {
    faults.push({ in: "body", name: "captadorAccountId", code: "not_on_team" });
  }
  if (faults.length > 0) throw refuseFaults(faults);
};
