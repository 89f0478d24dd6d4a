import type { Launch, Property } from "../../../db/schema/properties.ts";
import { plainDescription, plainTitle } from "../../../lib/markup.ts";
import { centsOf, reaisOf } from "../../../lib/money.ts";
import { oneLine } from "../../../lib/text.ts";
import type { Purpose } from "../../../vocabulary/value-lists.ts";
import type { Place } from "../../geo/choose-place.ts";
import { type AddressInput, type InputField, NO_LAUNCH, type PropertyInput } from "./input.ts";
import type { LoadedProperty, Member, References } from "./load.ts";

/** Fields that a write sets at once. A gallery arrives later. */
export type WrittenField = Exclude<InputField, "photos">;

type Columns = Partial<Property>;
type Value<F extends WrittenField> = NonNullable<PropertyInput[F]> | null;

/** The context of writing a field; without a property, a new one's. */
export type Writing = References & Partial<Pick<LoadedProperty, "property">>;

/** One field of a property: the columns that a write of it sets, and the value that an answer shows. */
interface Field<F extends WrittenField> {
  readonly write: (value: Value<F>, writing: Writing) => Columns;
  readonly show: (property: Property) => unknown;
}

/** A field stored in one column of the same name, unchanged. */
const plain = <C extends WrittenField & keyof Property>(column: C) => ({
  write: (value: Property[C]): Columns => ({ [column]: value }),
  show: (property: Property): Property[C] => property[column],
});

const amount = <C extends "salePriceCents" | "rentPriceCents">(column: C) => ({
  write: (reais: number | null): Columns => ({
    [column]: centsOf(reais),
    ...(reais !== null && { priceOnRequest: null }),
  }),
  show: (property: Property): number | null => reaisOf(property[column]),
});

/** Square metres to the hundredth: CRMs compute more decimals than are meaningful. */
const squareMetres = <C extends "area" | "privateArea">(column: C) => ({
  write: (value: number | null): Columns => ({
    [column]: value === null ? null : Math.round(value * 100) / 100,
  }),
  show: (property: Property): number | null => property[column],
});

const orNull = (text: string): string | null => (text === "" ? null : text);

const lineOrNull = (text: string | null | undefined): string | null => orNull(oneLine(text ?? ""));

/** An address is sent whole: absent members are empty (rules 10.5). */
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

const showAddress = (property: Property) => ({
  neighborhood: property.neighborhood,
  neighborhoodSlug: property.neighborhoodSlug,
  city: property.city,
  cityId: property.cityId,
  citySlug: property.citySlug,
  state: property.state,
  street: property.street,
  number: property.number,
  complement: property.complement,
});

const TERMS = ["commissionPercent", "rentCommissionMonths", "splitListingPercent"] as const;

const captadorColumns = (captador: Member | null): Columns => ({
  captadorAccountId: captador?.id ?? null,
  captadorTeamName: captador?.name ?? null,
});

const showPurposes = (property: Property): Purpose[] => [
  ...(property.forSale ? (["VENDA"] as const) : []),
  ...(property.forRent ? (["LOCACAO"] as const) : []),
];

/** Every field that a write can name, `photos` aside. */
export const FIELDS = {
  title: {
    write: (value) => ({ title: orNull(plainTitle(value ?? "")) }),
    show: (property) => property.title,
  },
  description: {
    write: (value) => ({ description: orNull(plainDescription(value ?? "")) }),
    show: (property) => property.description,
  },
  type: plain("type"),
  purposes: {
    write: (value) => ({
      forSale: value?.includes("VENDA") ?? false,
      forRent: value?.includes("LOCACAO") ?? false,
    }),
    show: showPurposes,
  },
  salePrice: amount("salePriceCents"),
  rentPrice: amount("rentPriceCents"),
  /** A price that somebody has set in the dashboard stands. */
  priceOnRequest: {
    write: (value, { property }) => ({
      priceOnRequest:
        value === true && !property?.dashboardFields.some((name) => name.endsWith("Price")) ? true : null,
    }),
    show: (property) => property.priceOnRequest,
  },
  address: {
    write: (value, { place }) => (value ? addressColumns(value, place) : {}),
    show: showAddress,
  },
  bedrooms: plain("bedrooms"),
  suites: plain("suites"),
  bathrooms: plain("bathrooms"),
  parkingSpots: plain("parkingSpots"),
  area: squareMetres("area"),
  privateArea: squareMetres("privateArea"),
  amenities: { write: (value) => ({ amenities: value ?? [] }), show: (property) => property.amenities },
  listingUrl: plain("listingUrl"),
  captadorAccountId: {
    write: (_id, { captador }) => captadorColumns(captador),
    show: (property) => property.captadorAccountId,
  },
  captadorName: {
    write: (value) => ({ captadorName: lineOrNull(value) }),
    show: (property) => property.captadorName,
  },
  sharedToNetwork: {
    write: (value) => ({ sharedToNetwork: value === true }),
    show: (property) => property.sharedToNetwork,
  },
  /** Merge member by member: absent ones are kept. */
  partnershipTerms: {
    write: (value) =>
      Object.fromEntries(TERMS.flatMap((term) => (value?.[term] === undefined ? [] : [[term, value[term]]]))),
    show: (property) => ({
      commissionPercent: property.commissionPercent,
      rentCommissionMonths: property.rentCommissionMonths,
      splitListingPercent: property.splitListingPercent,
    }),
  },
  /** Merge member by member, too. */
  launch: {
    write: (value, { property }) => ({ launch: { ...(property?.launch ?? NO_LAUNCH), ...value } as Launch }),
    show: (property) => property.launch,
  },
} as const satisfies { readonly [F in WrittenField]: Field<F> };

type Fields = typeof FIELDS;

/** Answers call the broker `captador`, whom a write names by id, and show the name too. */
const SHOWN_AS = { captadorAccountId: "captador" } as const;

export const shownName = (field: string): string =>
  field in SHOWN_AS ? SHOWN_AS[field as keyof typeof SHOWN_AS] : field;

/** Told by `radar.pending`. */
const UNSHOWN = { priceOnRequest: true } as const;

type ShownField = Exclude<WrittenField, keyof typeof SHOWN_AS | keyof typeof UNSHOWN>;

/** An answer's values of the fields that a write can name. */
export type ShownFields = { [F in ShownField]: ReturnType<Fields[F]["show"]> };

const NAMES = Object.keys(FIELDS) as WrittenField[];

/** The fields a write names, photos aside. */
export const namedFields = (input: PropertyInput): WrittenField[] =>
  NAMES.filter((field) => input[field] !== undefined);

/** The columns that one named field of a write sets. */
export const columnsOf = (field: WrittenField, input: PropertyInput, writing: Writing): Columns => {
  const { write } = FIELDS[field] as { write(value: unknown, writing: Writing): Columns };
  return write(input[field] ?? null, writing);
};

/** What an answer would show of one field after a write that names it. */
export const wouldShow = (
  field: WrittenField,
  property: Property,
  input: PropertyInput,
  writing: Writing,
): unknown => FIELDS[field].show({ ...property, ...columnsOf(field, input, writing) });

const SHOWN = NAMES.filter((field) => !(field in SHOWN_AS || field in UNSHOWN));

export const showFields = (property: Property): ShownFields => {
  const shown: Record<string, unknown> = {};
  for (const field of SHOWN) shown[field] = FIELDS[field].show(property);
  return shown as ShownFields;
};
