import {
  MAX_URL_CHARS,
  type RefusalReason,
  refuseTarget,
  type TargetRules,
} from "../../../lib/address-guard.ts";
import { MAX_PHOTOS } from "../../../vocabulary/limits.ts";
import type { Element, RawListing } from "./listing-scanner.ts";

/** The photos of a listing that a report names. */
const MAX_REFUSED = 5;
/** The shown length of a refused address: enough to find it in the feed. */
const MAX_SHOWN_CHARS = 300;

/** A surrogate pair may be cut in its middle. */
const shown = (url: string): string => url.slice(0, MAX_SHOWN_CHARS).toWellFormed();
/** With the port that http has anyway. */
const PLAIN_HTTP = /^http:\/\/([^/?#]*?)(?::80)?(?=[/?#]|$)/i;

/** An address of a photo that the service may not fetch, cut to a length that can be shown. */
export interface RefusedPhoto {
  readonly url: string;
  readonly reason: RefusalReason;
}

export interface Gallery {
  readonly urls: string[];
  readonly refused: RefusedPhoto[];
}

const says = (attribute: string | undefined, ...values: readonly string[]): boolean =>
  values.includes((attribute ?? "").trim().toLowerCase());

const isImage = ({ attributes }: Element): boolean => says(attributes.medium, "", "image");
const isPrimary = ({ attributes }: Element): boolean => says(attributes.primary, "true", "1");

/** The address of an Item. Some feeds write it in an inner element, some without the scheme. */
const urlOf = ({ text }: Element): string =>
  text
    .replace(/<[^<>]*>/g, "")
    .trim()
    .replace(/^\/\//, "https://");

/**
 * Many feeds still write http, which the service never fetches: their hosts have the same photo under https. Where
 * http is allowed, as in local development, the address stays as it is.
 */
const vetted = (url: string, rules: TargetRules): string | RefusedPhoto => {
  if (url.length > MAX_URL_CHARS) return { url: shown(url), reason: "url_too_long" };
  if (!("reason" in refuseTarget(url, rules))) return url;
  const secure = url.replace(PLAIN_HTTP, "https://$1");
  const target = refuseTarget(secure, rules);
  return "reason" in target ? { url: shown(url), reason: target.reason } : secure;
};

/** Images that may be fetched: the first primary one leads, the rest keep their order (rules 19.9). */
export const galleryOf = (listing: RawListing, rules: TargetRules): Gallery => {
  const images = (listing.get("media/item") ?? []).filter((item) => isImage(item) && urlOf(item) !== "");
  const primary = images.find(isPrimary);
  const written = [...(primary ? [primary] : []), ...images].map(urlOf);
  const photos = [...new Set(written)].map((url) => vetted(url, rules));
  const urls = photos.filter((photo) => typeof photo === "string");
  const refused = photos.filter((photo) => typeof photo !== "string");
  return { urls: [...new Set(urls)].slice(0, MAX_PHOTOS), refused: refused.slice(0, MAX_REFUSED) };
};
