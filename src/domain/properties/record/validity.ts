import type { Links, WriteContext } from "../../../call-context.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Fault } from "../../../errors/faults.ts";
import { Refusal } from "../../../errors/refusal.ts";
import { refuseTarget } from "../../../lib/address-guard.ts";
import type { InputField, PropertyInput } from "./input.ts";
import type { LoadedProperty, References } from "./load.ts";

const missing = (name: string, other?: string): Fault => ({
  ...{ in: "body", name, code: "required", alone: "invalid_property" },
  ...(other !== undefined && { args: { other } }),
});

const priceFaults = (property: Property): Fault[] => [
  ...(property.forSale && property.salePriceCents === null ? [missing("salePrice")] : []),
  ...(property.forRent && property.rentPriceCents === null ? [missing("rentPrice")] : []),
];

const addressFaults = (property: Property): Fault[] =>
  property.cityId === null ? [missing("address.city", "address.cityId")] : [];

/** All that a new property lacks of the minimum (rules 10.10). */
export const completenessFaults = (property: Property): Fault[] => [
  ...(property.type === null ? [missing("type")] : []),
  ...(property.forSale || property.forRent ? [] : [missing("purposes")]),
  ...priceFaults(property),
  ...addressFaults(property),
];

const PRICING: readonly InputField[] = ["purposes", "salePrice", "rentPrice"];

/** A write may not leave what it touches inconsistent; what was incomplete before and is not touched stays. */
export const consistencyFaults = (property: Property, touched: readonly InputField[]): Fault[] => [
  ...(touched.some((field) => PRICING.includes(field)) ? priceFaults(property) : []),
  ...(touched.includes("address") ? addressFaults(property) : []),
];

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

/** What the catalogue or the team does not have, or no one may fetch. */
export const referenceFaults = (
  input: PropertyInput,
  { place, captador }: References,
  links: Links,
): Fault[] => {
  const faults: Fault[] = photoFaults(input.photos ?? [], links);
  if (input.address?.neighborhoodSlug !== undefined && input.address.city && !place) {
    faults.push({ in: "body", name: "address.neighborhoodSlug", code: "not_found" });
  }
  if (input.captadorAccountId && !captador?.active) {
    faults.push({ in: "body", name: "captadorAccountId", code: "not_on_team" });
  }
  return faults;
};

/** @throws Refusal property_in_trash */
export const assertWritable = (property: Property): void => {
  if (property.status === "DELETED") throw new Refusal("property_in_trash");
};

/** @throws Refusal feed_sync_active for the API; the dashboard's fields win over the feed's */
export const assertNotManaged = (ctx: WriteContext, { feedManaged }: LoadedProperty): void => {
  if (feedManaged && ctx.source === "API") throw new Refusal("feed_sync_active");
};

/** @throws Refusal request_refused: only what is in the trash can leave it */
export const assertInTrash = (property: Property): void => {
  if (property.status !== "DELETED")
    throw new Refusal("request_refused", {
      detail: { "pt-BR": "O imóvel não está na lixeira.", en: "The property is not in the trash." },
    });
};
