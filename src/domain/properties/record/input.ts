import * as z from "zod";
import type { Launch } from "../../../db/schema/properties.ts";
import { POSTAL_CODE, postalCodeOf } from "../../../intake/figures.ts";
import {
  area,
  CityId,
  IBGE_CODE,
  line,
  lineOf,
  list,
  price,
  Ref,
  rooms,
  text,
  webUrl,
} from "../../../vocabulary/field.ts";
import {
  MAX_AMENITIES,
  MAX_AMENITY_CHARS,
  MAX_DESCRIPTION_CHARS,
  MAX_FLOOR_PLANS,
  MAX_PHOTOS,
  MAX_TITLE_CHARS,
  MAX_UNITS,
  MAX_URL_CHARS,
  MIN_AMOUNT,
} from "../../../vocabulary/limits.ts";
import {
  CONSTRUCTION_STAGES,
  PROPERTY_TYPES,
  PURPOSES,
  type Purpose,
} from "../../../vocabulary/value-lists.ts";
import { type City, cityById, type NamedCity, readCity, suggestCities, ufOf } from "../../geo/cities.ts";

/** An address of a write: whole, its city already looked up in the catalog. */
export interface AddressInput {
  readonly city: City | null;
  /** Text of a city unknown to the catalog; only a feed may leave one. */
  readonly cityText?: string;
  readonly stateText?: string;
  readonly neighborhoodSlug?: string | undefined;
  readonly neighborhood?: string | undefined;
  /** A larger part of the city that contains the neighborhood, used if the neighborhood is not in the catalog. */
  readonly within?: string;
  /** Eight digits: they decide the neighborhood if it is missing or unknown, and are not stored. */
  readonly postalCode?: string | undefined;
  readonly street?: string | undefined;
  readonly number?: string | undefined;
  readonly complement?: string | undefined;
}

const PostalCode = z
  .string()
  .refine((code) => postalCodeOf(code) !== undefined, {
    params: { fault: "invalid_format", args: { format: "00000-000" } },
  })
  .meta({ pattern: POSTAL_CODE.source, example: "80420-120" });

const AddressShape = z.strictObject({
  cityId: CityId.nullable().optional(),
  city: line.nullable().optional(),
  state: line.nullable().optional(),
  neighborhoodSlug: line.nullable().optional(),
  neighborhood: line.nullable().optional(),
  street: line.nullable().optional(),
  number: line.nullable().optional(),
  complement: line.nullable().optional(),
  postalCode: PostalCode.nullable().optional(),
});

/** Null and absent mean the same here: an address is sent whole. */
interface CityInput {
  readonly cityId?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
}

const isGiven = (text: string | null | undefined): text is string => text !== undefined && text !== null;

const cityOf = ({ cityId, city, state }: CityInput): NamedCity | undefined => {
  if (!isGiven(cityId)) return isGiven(city) ? readCity(city, state ?? undefined) : undefined;
  const found = cityById(cityId);
  return found && { city: found };
};

const fault = (name: string, code: string, suggestions?: readonly object[]) => ({
  code: "custom" as const,
  path: [name],
  params: { fault: code, suggestions },
});

/** Faults of a city by IBGE code, or by name and state; an unknown name gets suggestions. */
const cityFaults = ({ cityId, city, state }: CityInput): ReturnType<typeof fault>[] => {
  if (isGiven(cityId))
    return IBGE_CODE.test(cityId) && !cityById(cityId) ? [fault("cityId", "not_found")] : [];
  if (!isGiven(city)) return [];
  if (cityOf({ city, state })) return [];
  const uf = isGiven(state) ? ufOf(state) : undefined;
  if (uf === undefined)
    return [fault("state", isGiven(state) ? "not_found" : "required", suggestCities(city))];
  return [fault("city", "not_found", suggestCities(city, uf))];
};

/** The part of a city that its name mentions is the neighborhood, or contains the neighborhood given. */
export const cityMembers = (
  named: NamedCity | undefined,
  neighborhood: string | undefined,
): Pick<AddressInput, "city" | "neighborhood" | "within"> => ({
  city: named?.city ?? null,
  neighborhood: neighborhood ?? named?.part,
  ...(named?.part !== undefined && { within: named.part }),
});

const isText = (value: unknown): boolean => (value ?? undefined) === undefined || typeof value === "string";

/** The city is looked up even if the address has other faults, so that all are listed at once. */
const namesCity = ({ value }: { value: unknown }): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { cityId, city, state } = value as Record<string, unknown>;
  return isText(cityId) && isText(city) && isText(state);
};

const Address = AddressShape.superRefine(
  (given, context) => {
    for (const issue of cityFaults(given)) context.addIssue(issue);
  },
  { when: namesCity },
)
  .transform(
    (given): AddressInput => ({
      ...cityMembers(cityOf(given), given.neighborhood ?? undefined),
      neighborhoodSlug: given.neighborhoodSlug ?? undefined,
      street: given.street ?? undefined,
      number: given.number ?? undefined,
      complement: given.complement ?? undefined,
      ...(isGiven(given.postalCode) && { postalCode: postalCodeOf(given.postalCode) }),
    }),
  )
  .meta({
    id: "AddressInput",
    if: { required: ["cityId"], properties: { cityId: { type: "string" } } },
    else: {
      required: ["city", "state"],
      properties: { city: { type: "string" }, state: { type: "string" } },
    },
  });

const Terms = z
  .strictObject({
    commissionPercent: z.number().min(0).max(100).nullable().optional(),
    rentCommissionMonths: z.number().min(0).max(12).nullable().optional(),
    splitListingPercent: z.number().min(0).max(100).nullable().optional(),
  })
  .meta({ id: "PartnershipTermsInput" });

/** The write checks whether a photo's address is public, because it knows the service's own hosts. */
const photoUrl = z.string().min(1).max(MAX_URL_CHARS).meta({ format: "uri" });

/** Members of a property write; absent fields are kept, null clears (rules 8.3). */
export const PROPERTY_FIELDS = {
  title: text(MAX_TITLE_CHARS).nullable().optional(),
  description: text(MAX_DESCRIPTION_CHARS).nullable().optional(),
  type: z.enum(PROPERTY_TYPES).nullable().optional(),
  purposes: list(z.enum(PURPOSES), 1, PURPOSES.length).optional(),
  salePrice: price(MIN_AMOUNT),
  rentPrice: price(MIN_AMOUNT),
  address: Address.optional(),
  bedrooms: rooms,
  suites: rooms,
  bathrooms: rooms,
  parkingSpots: rooms,
  area: area(MIN_AMOUNT),
  privateArea: area(MIN_AMOUNT),
  listingUrl: webUrl.nullable().optional(),
  captadorName: line.nullable().optional(),
  captadorAccountId: line.min(1).nullable().optional(),
  partnershipTerms: Terms.optional(),
  photos: list(photoUrl, 0, MAX_PHOTOS).optional().meta({
    description:
      "First is the cover; empty removes. The same list again changes nothing; a photo that failed is tried again when the list changes, or comes after an hour.",
  }),
};

const units = z.int().min(0).max(MAX_UNITS).nullable();

/** A developer's members of a development or unit type (rules 10.15). */
export const LAUNCH_FIELDS = {
  constructionStage: z.enum(CONSTRUCTION_STAGES).nullable(),
  deliveryDate: z.iso.date().nullable(),
  constructionProgress: z.int().min(0).max(100).nullable(),
  unitsTotal: units,
  unitsAvailable: units,
  unitsReserved: units,
  unitsSold: units,
  floorPlans: z.array(z.url().max(MAX_URL_CHARS)).max(MAX_FLOOR_PLANS),
};

/** The defaults. */
export const NO_LAUNCH: Launch = {
  constructionStage: null,
  deliveryDate: null,
  constructionProgress: null,
  unitsTotal: null,
  unitsAvailable: null,
  unitsReserved: null,
  unitsSold: null,
  floorPlans: [],
};

const LaunchChange = z.strictObject(LAUNCH_FIELDS).partial().meta({ id: "LaunchChange" });

/** Further members that the dashboard writes. */
export const DASHBOARD_PROPERTY_FIELDS = {
  ...PROPERTY_FIELDS,
  launch: LaunchChange.optional(),
  sharedToNetwork: z.boolean().optional(),
  amenities: z.array(lineOf(MAX_AMENITY_CHARS)).max(MAX_AMENITIES).optional(),
};

/** The body of a property write, as parsed. */
export type PropertyInput = Readonly<z.output<z.ZodObject<typeof DASHBOARD_PROPERTY_FIELDS>>> & {
  /** Only from a feed: the property keeps its last price, and leaves recommendations. */
  readonly priceOnRequest?: boolean | undefined;
};

export type InputField = keyof PropertyInput;

export const PropertyInputBody = z.strictObject(PROPERTY_FIELDS).meta({ id: "PropertyInput" });

const needsPrice = (purpose: Purpose, price: InputField) => ({
  if: { properties: { purposes: { not: { contains: { const: purpose } } } } },
  else: { required: [price], properties: { [price]: { type: "number" } } },
});

/** A new property's minimum (rules 10.10), for readers of the contract: the verb lists everything missing at once. */
const CREATION_MINIMUM = {
  required: ["type", "purposes", "address"],
  ...needsPrice("VENDA", "salePrice"),
  dependentSchemas: {
    type: { properties: { type: { type: "string" } } },
    purposes: needsPrice("LOCACAO", "rentPrice"),
  },
};

export const PropertyCreationBody = z
  .strictObject({ externalRef: Ref.optional(), ...PROPERTY_FIELDS })
  .meta({ id: "PropertyCreation", ...CREATION_MINIMUM });
