import { refuseTarget, type TargetRules } from "../../../lib/address-guard.ts";
import type { Element, RawListing } from "./listing-scanner.ts";

const MAX_PHOTOS = 30;
/** With the port that http has anyway. */
const PLAIN_HTTP = /^http:\/\/([^/?#]*?)(?::80)?(?=[/?#]|$)/i;

const isImage = ({ attributes: { medium = "" } }: Element): boolean => /^\s*(image)?\s*$/i.test(medium);
const isPrimary = ({ attributes: { primary = "" } }: Element): boolean => /^\s*(true|1)\s*$/i.test(primary);

/** The address of an Item, which some write in an element of its own. */
const urlOf = ({ text }: Element): string => text.replace(/<[^>]*>/g, "").trim();

/**
 * Many feeds still write http, which the service never speaks: their hosts have the same photo under https. Where http is
 * allowed, as in local development, the address is taken as it is.
 */
const fetchable = (url: string, rules: TargetRules): string[] =>
  [url, url.replace(PLAIN_HTTP, "https://$1")]
    .filter((one) => !("reason" in refuseTarget(one, rules)))
    .slice(0, 1);

/** Images that may be fetched: the first primary one leads, the rest keep their order (rules 19.9). */
export const galleryOf = (listing: RawListing, rules: TargetRules): string[] => {
  const images = (listing.get("media/item") ?? []).filter(isImage);
  const primary = images.find((item) => isPrimary(item) && urlOf(item) !== "");
  const urls = [...(primary ? [primary] : []), ...images].map(urlOf);
  return [...new Set(urls.flatMap((url) => fetchable(url, rules)))].slice(0, MAX_PHOTOS);
};
