import type { Property } from "../../../db/schema/properties.ts";
import { plainDescription, plainTitle } from "../../../lib/markup.ts";
import type { AddressInput, InputField, PropertyInput, TermsInput } from "./input.ts";
import type { LoadedProperty, Member, Place } from "./load.ts";

type Columns = Partial<Property>;

const cents = (reais: number | null): number | null => (reais === null ? null : Math.round(reais * 100));

/** Square metres to the centimetre's worth: what CRMs compute has more decimals than it means. */
const squareMetres = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

const orNull = (text: string): string | null => (text === "" ? null : text);

/** One line of text; control characters count as spaces. */
const lineOrNull = (text: string | undefined): string | null =>
  orNull(text?.replace(/\p{Cc}+/gu, " ").trim() ?? "");

/** An address is sent whole: what it does not name is empty (rules 10.5). */
const addressColumns = (address: AddressInput, place: Place | null): Columns => ({
  city: address.city?.name ?? address.cityText ?? null,
  cityId: address.city?.cityId ?? null,
  citySlug: address.city?.citySlug ?? null,
  state: address.city?.uf ?? address.stateText ?? null,
  neighborhood: place?.name ?? lineOrNull(address.neighborhood),
  neighborhoodSlug: place?.slug ?? null,
  street: lineOrNull(address.street),
  number: lineOrNull(address.number),
  complement: lineOrNull(address.complement),
});

/** Terms merge member by member: absent ones are kept. */
const termColumns = (terms: TermsInput): Columns => ({
  ...(terms.commissionPercent !== undefined && { commissionPercent: terms.commissionPercent }),
  ...(terms.rentCommissionMonths !== undefined && { rentCommissionMonths: terms.rentCommissionMonths }),
  ...(terms.splitListingPercent !== undefined && { splitListingPercent: terms.splitListingPercent }),
});

const captadorColumns = (captador: Member | null): Columns => ({
  captadorAccountId: captador?.id ?? null,
  captadorTeamName: captador?.name ?? null,
});

type Writer<F extends InputField> = (
  value: NonNullable<PropertyInput[F]> | null,
  loaded: LoadedProperty,
) => Columns;

/** What each field of a write sets. `photos` is not here: a gallery arrives later. */
const WRITERS: { readonly [F in Exclude<InputField, "photos">]: Writer<F> } = {
  title: (value) => ({ title: orNull(plainTitle(value ?? "")) }),
  description: (value) => ({ description: orNull(plainDescription(value ?? "")) }),
  type: (value) => ({ type: value }),
  purposes: (value) => ({
    forSale: value?.includes("VENDA") ?? false,
    forRent: value?.includes("LOCACAO") ?? false,
  }),
  salePrice: (value) => ({ salePriceCents: cents(value) }),
  rentPrice: (value) => ({ rentPriceCents: cents(value) }),
  address: (value, { place }) => (value ? addressColumns(value, place) : {}),
  bedrooms: (value) => ({ bedrooms: value }),
  suites: (value) => ({ suites: value }),
  bathrooms: (value) => ({ bathrooms: value }),
  parkingSpots: (value) => ({ parkingSpots: value }),
  area: (value) => ({ area: squareMetres(value) }),
  privateArea: (value) => ({ privateArea: squareMetres(value) }),
  listingUrl: (value) => ({ listingUrl: value }),
  captadorName: (value) => ({ captadorName: lineOrNull(value ?? undefined) }),
  captadorAccountId: (_value, { captador }) => captadorColumns(captador),
  partnershipTerms: (value) => (value ? termColumns(value) : {}),
  sharedToNetwork: (value) => ({ sharedToNetwork: value === true }),
  amenities: (value) => ({ amenities: value ?? [] }),
};

/** The fields a write names, photos aside. */
export const namedFields = (input: PropertyInput): Exclude<InputField, "photos">[] =>
  (Object.keys(WRITERS) as Exclude<InputField, "photos">[]).filter((field) => input[field] !== undefined);

/** The columns that one named field of a write sets. */
export const columnsOf = (
  field: Exclude<InputField, "photos">,
  input: PropertyInput,
  loaded: LoadedProperty,
): Columns => {
  const write = WRITERS[field] as (value: unknown, loaded: LoadedProperty) => Columns;
  return write(input[field] ?? null, loaded);
};
