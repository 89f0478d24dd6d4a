import type { Links, WriteContext } from "../../../call-context.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Fault } from "../../../errors/faults.ts";
import { Refusal, refuseRequest } from "../../../errors/refusal.ts";
import { refuseTarget } from "../../../lib/address-guard.ts";
import { ownPhotoOf } from "../../photos/property-photo.ts";
import type { InputField, PropertyInput } from "./input.ts";
import type { LoadedProperty, References } from "./load.ts";

const missingFault = (name: string, other?: string): Fault => ({
  in: "body",
  name,
  code: "required",
  alone: "invalid_property",
  ...(other !== undefined && { args: { other } }),
});

const priceFaults = (property: Property): Fault[] => [
  ...(property.forSale && property.salePriceCents === null ? [missingFault("salePrice")] : []),
  ...(property.forRent && property.rentPriceCents === null ? [missingFault("rentPrice")] : []),
];

/** An address needs a city. */
export const addressFaults = (property: Property): Fault[] =>
  property.cityId === null ? [missingFault("address.city", "address.cityId")] : [];

/** All members that a new property lacks (rules 10.10). */
export const completenessFaults = (property: Property): Fault[] => [
  ...(property.type === null ? [missingFault("type")] : []),
  ...(property.forSale || property.forRent ? [] : [missingFault("purposes")]),
  ...priceFaults(property),
  ...addressFaults(property),
];

/** Only developments and their unit types have construction data. */
export const launchFaults = ({ kind }: Property, { launch }: PropertyInput): Fault[] =>
  launch !== undefined && kind === "PROPERTY" ? [{ in: "body", name: "launch", code: "unknown_field" }] : [];

const PRICING: readonly InputField[] = ["purposes", "salePrice", "rentPrice"];

/** A write may not leave its members inconsistent; earlier gaps that it does not touch stay. */
export const consistencyFaults = (property: Property, touched: readonly InputField[]): Fault[] => [
  ...(touched.some((field) => PRICING.includes(field)) ? priceFaults(property) : []),
  ...(touched.includes("address") ? addressFaults(property) : []),
];

/** A photo's address is the account's own, or one that the service may fetch; the fetch checks it again. */
const photoFault = (url: string, ownPhotos: ReadonlySet<string>, links: Links): Fault | null => {
  const own = ownPhotoOf(url, links);
  const fault = { in: "body", name: "photos" } as const;
  if (own) return ownPhotos.has(own.url) ? null : { ...fault, code: "not_own_photo" };
  const target = refuseTarget(url, { ownHosts: links.ownHosts, allowPrivate: links.allowPrivateTargets });
  return "reason" in target ? { ...fault, code: "not_public", args: { value: target.reason } } : null;
};

const photoFaults = (photos: readonly string[], ownPhotos: ReadonlySet<string>, links: Links): Fault[] =>
  photos.flatMap((url, at) => {
    const fault = photoFault(url, ownPhotos, links);
    return fault ? [{ ...fault, name: `photos[${at}]` }] : [];
  });

/** References that the catalog or the team lacks, or addresses that no one may fetch. */
export const referenceFaults = (
  input: PropertyInput,
  { place, captador, ownPhotos }: References,
  links: Links,
): Fault[] => {
  const faults: Fault[] = photoFaults(input.photos ?? [], ownPhotos, links);
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

/** @throws Refusal request_refused: only an object in the trash can leave it */
export const assertInTrash = (property: Property): void => {
  if (property.status !== "DELETED")
    throw refuseRequest("O imóvel não está na lixeira.", "The property is not in the trash.");
};
