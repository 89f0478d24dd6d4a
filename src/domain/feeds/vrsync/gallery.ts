import { refuseTarget, type TargetRules } from "../../../lib/address-guard.ts";
import type { Element, RawListing } from "./listing-scanner.ts";

const MAX_PHOTOS = 30;

const isImage = ({ attributes: { medium = "" } }: Element): boolean => /^\s*(image)?\s*$/i.test(medium);
const isPrimary = ({ attributes: { primary = "" } }: Element): boolean => /^\s*(true|1)\s*$/i.test(primary);

/** The address of an Item, which some write in an element of its own. */
const urlOf = ({ text }: Element): string => text.replace(/<[^>]*>/g, "").trim();

/** Images that may be fetched: the first primary one leads, the rest keep their order (specification, "Feed field map"). */
export const galleryOf = (listing: RawListing, rules: TargetRules): string[] => {
  const images = (listing.get("media/item") ?? []).filter(isImage);
  const primary = images.find((item) => isPrimary(item) && urlOf(item) !== "");
  const urls = [...(primary ? [primary] : []), ...images].map(urlOf);
  return [...new Set(urls)].filter((url) => !("reason" in refuseTarget(url, rules))).slice(0, MAX_PHOTOS);
};
