import type { Lead } from "../../db/schema/leads.ts";
import type { Photo, Property } from "../../db/schema/properties.ts";
import { completeUnit } from "../properties/complete-unit.ts";

const WEB = /^(?:https?:\/\/|www\.)|\.(?:com|net|br|app|imb)(?:[/.,]|$)/i;
/** A handle or an e-mail. */
const AT = /@[\p{L}\d._]{3}/u;
const FIGURES = /[\d+(][\d\s().+-]*/g;
const GROUPED = /^\d{1,3}(?:\.\d{3})+\.?$/;
const WITHOUT_AREA = /^(\d{4})-(\d{4})$/;
const YEAR = /^(?:19|20)/;

/** A number with an area code, a mobile's nine digits, or four and four with a dash; no price, year or postal code. */
const isPhone = (text: string): boolean => {
  if (GROUPED.test(text)) return false;
  const figures = text.replace(/\D/g, "").replace(/^(?:55(?=\d{10})|0)/, "");
  if (figures.length === 10 || figures.length === 11) return true;
  if (figures.length === 9) return figures.startsWith("9");
  const halves = WITHOUT_AREA.exec(text);
  return halves !== null && !(YEAR.test(halves[1]!) && YEAR.test(halves[2]!));
};

/** A text without phones, e-mails, links and handles: "Fale com Rui 41 98811-0000" gives "Fale com Rui …". */
export const withoutContacts = (text: string): string =>
  text
    .split(" ")
    .map((word) => (AT.test(word) || WEB.test(word) ? "…" : word))
    .join(" ")
    .replace(FIGURES, (found) => {
      const run = found.trimEnd();
      return isPhone(run) ? `…${found.slice(run.length)}` : found;
    });

/** Columns of a property that its card copies. */
const COPIED = [
  "accountId",
  "kind",
  "developmentId",
  "title",
  "type",
  "forSale",
  "forRent",
  "salePriceCents",
  "rentPriceCents",
  "city",
  "neighborhood",
  "bedrooms",
  "bathrooms",
  "parkingSpots",
  "area",
  "listingUrl",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
  "confirmedAt",
] as const satisfies readonly (keyof Property)[];

/** Columns of a property that a match shows. */
export const SHOWN_OF_PROPERTY = [...COPIED, "id", "cityId", "neighborhoodSlug", "photos", "launch"] as const;

/** Columns of a development that its unit types inherit (rules 26.9). */
export const SHOWN_OF_DEVELOPMENT = [
  "id",
  "title",
  "forSale",
  "forRent",
  "city",
  "cityId",
  "neighborhood",
  "neighborhoodSlug",
  "photos",
  "launch",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
] as const satisfies readonly (keyof Property)[];

/** Columns of a client; the search profile has no personal data. */
export const SHOWN_OF_CLIENT = ["preApproved", "interest"] as const satisfies readonly (keyof Lead)[];

type ShownProperty = Pick<Property, (typeof SHOWN_OF_PROPERTY)[number]>;
type ShownDevelopment = Pick<Property, (typeof SHOWN_OF_DEVELOPMENT)[number]>;

/** A photo's source may name its owner: the hash of its bytes is enough. */
type Cover = Pick<Photo, "hash" | "mediaType">;

/** A property as matches show it: the account's own from its row, another account's from `radar_cards`. */
export type PropertyCard = Pick<Property, (typeof COPIED)[number]> & {
  readonly cover: Cover | null;
  readonly deliveryDate: string | null;
  readonly developmentName: string | null;
};

/** A client as matches show it, without a name (rules 26.26). */
export type ClientCard = Pick<Lead, (typeof SHOWN_OF_CLIENT)[number]>;

const coverOf = ([photo]: readonly Photo[]): Cover | null =>
  photo ? { hash: photo.hash, mediaType: photo.mediaType } : null;

/** Copies columns by name, so that no other column of the row is shown. */
const copyColumns = (property: ShownProperty): Pick<Property, (typeof COPIED)[number]> =>
  Object.fromEntries(COPIED.map((column) => [column, property[column]])) as never;

/** @param development the unit type's development */
export const propertyCard = (own: ShownProperty, development: ShownDevelopment | null): PropertyCard => {
  const property = completeUnit(own, development);
  const { id, kind, title, launch } = property;
  const isDevelopment = kind === "DEVELOPMENT";
  return {
    ...copyColumns(property),
    developmentId: isDevelopment ? id : property.developmentId,
    developmentName: isDevelopment ? title : (development?.title ?? null),
    cover: coverOf(property.photos),
    deliveryDate: launch?.deliveryDate ?? development?.launch?.deliveryDate ?? null,
  };
};

/**
 * The part another account may see: a listing's address names its owner, and so may a contact in its title, while a
 * launch is public (rules 26.25).
 */
export const propertyCardForOthers = (
  property: ShownProperty,
  development: ShownDevelopment | null,
): PropertyCard => {
  const card = propertyCard(property, development);
  if (card.kind !== "PROPERTY") return card;
  return { ...card, listingUrl: null, title: card.title === null ? null : withoutContacts(card.title) };
};

export const clientCard = ({ preApproved, interest }: ClientCard): ClientCard => ({ preApproved, interest });
