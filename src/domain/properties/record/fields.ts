import type { Launch, Property } from "../../../db/schema/properties.ts";
import { plainDescription, plainTitle } from "../../../lib/markup.ts";
import { centsOf } from "../../../lib/money.ts";
import { oneLine } from "../../../lib/text.ts";
import type { Place } from "../../geo/choose-place.ts";
import { type Change, differencesOf } from "../../records/row.ts";
import { type AddressInput, type InputField, NO_LAUNCH, type PropertyInput } from "./input.ts";
import type { LoadedProperty, References } from "./load.ts";
import { type PresentedProperty, presentProperty } from "./present.ts";

/** The availability date renews silently; updatedAt says only that something else changed. */
const SILENT: ReadonlySet<string> = new Set(["updatedAt", "confirmation"]);

/** Fields derived from others: named in events, not in the `changes` of a write. */
const DERIVED: ReadonlySet<string> = new Set(["category", "coverPhoto", "radar", "photoSync", "deletedAt"]);

/** No field that a write can name depends on the language or the links. */
const VIEW = { language: "pt-BR", links: { photosUrl: "" } } as const;

/** Every visible field that differs. */
export const differences = (before: Property, after: Property): Change[] =>
  differencesOf(before, after, (property) => presentProperty(property, VIEW), SILENT);

/**
 * A requested gallery changes `photos` only after it has arrived; the caller sees, by source URL, the last request
 * and this one. Requesting the same gallery again is no change.
 */
const galleryChanges = (before: Property, after: Property): Change[] => {
  const requestedPhotos = ({ photoRequest, photos }: Property) => ({
    photos: photoRequest ?? photos.map(({ url }) => url),
  });
  return differencesOf(before, after, requestedPhotos, new Set());
};

/** The `changes` of a write. */
export const changesOf = (before: Property, after: Property): Change[] => {
  const changes = differences(before, after).filter(({ field }) => !DERIVED.has(field));
  if (before.photoRequestId === after.photoRequestId) return changes;
  return [...changes.filter(({ field }) => field !== "photos"), ...galleryChanges(before, after)];
};

/** Fields that a write sets at once. A gallery arrives later. */
export type WrittenField = Exclude<InputField, "photos">;

type Columns = Partial<Property>;
type Value<F extends WrittenField> = NonNullable<PropertyInput[F]> | null;

/** The context of writing a field; without a property, the context of a new one. */
export type Writing = References & Partial<Pick<LoadedProperty, "property">>;

/** The columns that a write of a field sets. */
type Write<F extends WrittenField> = (value: Value<F>, writing: Writing) => Columns;

/** A field stored in one column of the same name, unchanged. */
const plain =
  <C extends WrittenField & keyof Property>(column: C) =>
  (value: Property[C]): Columns => ({ [column]: value });

const amount =
  (column: "salePriceCents" | "rentPriceCents") =>
  (reais: number | null): Columns => ({
    [column]: centsOf(reais),
    ...(reais !== null && { priceOnRequest: null }),
  });

/** Square meters to the hundredth: CRMs compute more decimals than are meaningful. */
const squareMeters =
  (column: "area" | "privateArea") =>
  (value: number | null): Columns => ({ [column]: value === null ? null : Math.round(value * 100) / 100 });

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

const TERMS = ["commissionPercent", "rentCommissionMonths", "splitListingPercent"] as const;

/** Every field that a write can name, `photos` aside. */
const WRITES = {
  title: (value) => ({ title: orNull(plainTitle(value ?? "")) }),
  description: (value) => ({ description: orNull(plainDescription(value ?? "")) }),
  type: plain("type"),
  purposes: (value) => ({
    forSale: value?.includes("VENDA") ?? false,
    forRent: value?.includes("LOCACAO") ?? false,
  }),
  salePrice: amount("salePriceCents"),
  rentPrice: amount("rentPriceCents"),
  /** A price that somebody has set in the dashboard stays. */
  priceOnRequest: (value, { property }) => ({
    priceOnRequest:
      value === true && !property?.dashboardFields.some((name) => name.endsWith("Price")) ? true : null,
  }),
  address: (value, { place }) => (value ? addressColumns(value, place) : {}),
  bedrooms: plain("bedrooms"),
  suites: plain("suites"),
  bathrooms: plain("bathrooms"),
  parkingSpots: plain("parkingSpots"),
  area: squareMeters("area"),
  privateArea: squareMeters("privateArea"),
  amenities: (value) => ({ amenities: value ?? [] }),
  listingUrl: plain("listingUrl"),
  captadorAccountId: (_id, { captador }) => ({
    captadorAccountId: captador?.id ?? null,
    captadorTeamName: captador?.name ?? null,
  }),
  captadorName: (value) => ({ captadorName: lineOrNull(value) }),
  sharedToNetwork: (value) => ({ sharedToNetwork: value === true }),
  /** Merge member by member: absent ones are kept. */
  partnershipTerms: (value) =>
    Object.fromEntries(TERMS.flatMap((term) => (value?.[term] === undefined ? [] : [[term, value[term]]]))),
  /** Merge member by member, too. */
  launch: (value, { property }) => ({ launch: { ...(property?.launch ?? NO_LAUNCH), ...value } as Launch }),
} as const satisfies { readonly [F in WrittenField]: Write<F> };

/** Answers call the broker `captador`, whom a write names by id, and show the name too. */
const SHOWN_AS = { captadorAccountId: "captador" } as const;

export const shownName = (field: string): string =>
  field in SHOWN_AS ? SHOWN_AS[field as keyof typeof SHOWN_AS] : field;

/** Not shown as a field, but through `radar.pending`. */
const UNSHOWN = { priceOnRequest: true } as const;

type ShownField = Exclude<WrittenField, keyof typeof SHOWN_AS | keyof typeof UNSHOWN>;

/** An answer's values of the fields that a write can name. */
export type ShownFields = Pick<PresentedProperty, ShownField>;

const NAMES = Object.keys(WRITES) as WrittenField[];

/** The fields a write names, photos aside. */
export const namedFields = (input: PropertyInput): WrittenField[] =>
  NAMES.filter((field) => input[field] !== undefined);

/** The columns that one named field of a write sets. */
export const columnsOf = (field: WrittenField, input: PropertyInput, writing: Writing): Columns => {
  const write = WRITES[field] as (value: unknown, writing: Writing) => Columns;
  return write(input[field] ?? null, writing);
};

const isShown = (field: WrittenField): field is ShownField => !(field in SHOWN_AS || field in UNSHOWN);

const SHOWN = NAMES.filter(isShown);

export const showFields = (property: Property): ShownFields => {
  const presented = presentProperty(property, VIEW);
  return Object.fromEntries(SHOWN.map((field) => [field, presented[field]])) as unknown as ShownFields;
};

/** What an answer would show of one field after a write that names it. */
export const wouldShow = (
  field: WrittenField,
  property: Property,
  input: PropertyInput,
  writing: Writing,
): unknown => {
  const after = { ...property, ...columnsOf(field, input, writing) };
  return isShown(field) ? presentProperty(after, VIEW)[field] : after[field];
};
