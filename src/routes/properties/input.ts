import { z } from "@hono/zod-openapi";
import { cityById, findCity, suggestCities, ufOf } from "../../domain/geo/cities.ts";
import type { AddressInput } from "../../domain/properties/record/input.ts";
import { MAX_URL_CHARS } from "../../lib/address-guard.ts";
import { MAX_DESCRIPTION_CHARS, MAX_PHOTOS, MAX_TITLE_CHARS } from "../../vocabulary/limits.ts";
import { PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";
import { area, CityId, IBGE_CODE, line, list, price, Ref, rooms, text } from "../field.ts";

/** Amounts are kept to the cent, areas to a hundredth of a square metre: less than one is nothing. */
const LEAST = 0.01;

const AddressShape = z.strictObject({
  cityId: CityId.optional(),
  city: line.optional(),
  state: line.optional(),
  neighborhoodSlug: line.optional(),
  neighborhood: line.optional(),
  street: line.optional(),
  number: line.optional(),
  complement: line.optional(),
});

type CityInput = Pick<z.output<typeof AddressShape>, "cityId" | "city" | "state">;

const cityOf = ({ cityId, city, state }: CityInput): AddressInput["city"] => {
  if (cityId !== undefined) return cityById(cityId) ?? null;
  return (city !== undefined && state !== undefined && findCity(city, state)) || null;
};

const fault = (name: string, code: string, suggestions?: readonly object[]) => ({
  code: "custom" as const,
  path: [name],
  params: { fault: code, suggestions },
});

/** What is wrong with a city by IBGE code, or by name and state; an unknown name gets suggestions. */
const cityFaults = ({ cityId, city, state }: CityInput): ReturnType<typeof fault>[] => {
  if (cityId !== undefined)
    return IBGE_CODE.test(cityId) && !cityById(cityId) ? [fault("cityId", "not_found")] : [];
  if (city === undefined) return [];
  const uf = state === undefined ? undefined : ufOf(state);
  if (uf === undefined)
    return [fault("state", state === undefined ? "required" : "not_found", suggestCities(city))];
  return findCity(city, uf) ? [] : [fault("city", "not_found", suggestCities(city, uf))];
};

const isText = (value: unknown): boolean => value === undefined || typeof value === "string";

/** The city is looked up whatever else is wrong with the address, so that all of it is told at once. */
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
      city: cityOf(given),
      neighborhoodSlug: given.neighborhoodSlug,
      neighborhood: given.neighborhood,
      street: given.street,
      number: given.number,
      complement: given.complement,
    }),
  )
  .openapi("AddressInput");

const Terms = z
  .strictObject({
    commissionPercent: z.number().min(0).max(100).nullable().optional(),
    rentCommissionMonths: z.number().min(0).max(12).nullable().optional(),
    splitListingPercent: z.number().min(0).max(100).nullable().optional(),
  })
  .openapi("PartnershipTermsInput");

/** The URL parser drops white space and control characters in silence: what is kept must be what was checked. */
const WEB_URL = /^https?:\/\/[^\s\p{Cc}]+$/iu;

const isWebUrl = (url: string): boolean => WEB_URL.test(url) && URL.canParse(url);

const webUrl = z
  .string()
  .max(MAX_URL_CHARS)
  .refine(isWebUrl, { params: { fault: "invalid_format", args: { format: "http(s) URL" } } });

/** Whether a photo's address is public is checked where the service's own hosts are known, in the write. */
const photoUrl = z.string().min(1).max(MAX_URL_CHARS);

/** Members of a property write; absent fields are kept, null clears. */
export const PROPERTY_FIELDS = {
  title: text(MAX_TITLE_CHARS).optional(),
  description: text(MAX_DESCRIPTION_CHARS).optional(),
  type: z.enum(PROPERTY_TYPES).optional(),
  purposes: list(z.enum(PURPOSES), 1, PURPOSES.length).optional(),
  salePrice: price(LEAST),
  rentPrice: price(LEAST),
  address: Address.optional(),
  bedrooms: rooms,
  suites: rooms,
  bathrooms: rooms,
  parkingSpots: rooms,
  area: area(LEAST),
  privateArea: area(LEAST),
  listingUrl: webUrl.nullable().optional(),
  captadorName: line.nullable().optional(),
  captadorAccountId: line.min(1).nullable().optional(),
  partnershipTerms: Terms.optional(),
  photos: list(photoUrl, 0, MAX_PHOTOS).optional().openapi({
    description:
      "First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried again when the list changes.",
  }),
};

export const PropertyInputBody = z.strictObject(PROPERTY_FIELDS).openapi("PropertyInput");

export const PropertyCreationBody = z
  .strictObject({ externalRef: Ref.optional(), ...PROPERTY_FIELDS })
  .openapi("PropertyCreation");
