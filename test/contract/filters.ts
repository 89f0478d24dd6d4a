import * as z from "zod";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { queryOf } from "../../src/contract/route.ts";
import { isoTime } from "../../src/lib/clock.ts";

/** Parameters that change the answer without filtering. */
const NO_FILTERS = ["limit", "cursor", "include"];

/** Groups of filters; a call may have only one of each group. */
const ALTERNATIVES: readonly (readonly string[])[] = [["since", "from"]];

const goTogether = (one: string, other: string): boolean =>
  !ALTERNATIVES.some((names) => names.includes(one) && names.includes(other));

/** A value of each filter without a closed list. */
const VALUES: Readonly<Record<string, string>> = {
  ownerAccountId: "usr-0000000000000000",
  citySlug: "sao-paulo-sp",
  cityId: "3550308",
  uf: "RR",
  q: "boa",
  neighborhood: "Boa Vista",
  bedrooms: "2",
  minPrice: "100000",
  maxPrice: "900000",
  propertyId: "prop-0000000000000000",
  leadId: "lead-0000000000000000",
  minScore: "60",
  updatedSince: isoTime(0),
  since: isoTime(Date.now()),
  types: "property.created",
};

const enumOf = (schema: unknown): string[] | null => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return enumOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options.map(String) : null;
};

const valuesOf = (endpoint: Endpoint, name: string): string[] => {
  const values =
    enumOf(queryOf(endpoint.route).shape[name]) ?? (VALUES[name] === undefined ? [] : [VALUES[name]]);
  if (values.length > 0) return values;
  throw new Error(
    `${endpoint.route.operationId} filters by ${name}: add a value to VALUES in test/contract/filters.ts`,
  );
};

/** Queries of a list: none, each filter with each of its values, and each pair that goes together. */
export const filtersOf = (endpoint: Endpoint): string[] => {
  const names = Object.keys(queryOf(endpoint.route).shape).filter((name) => !NO_FILTERS.includes(name));
  const single = (name: string): string[] =>
    valuesOf(endpoint, name).map((value) => `${name}=${encodeURIComponent(value)}`);
  const pairs = names.flatMap((name, at) =>
    names
      .slice(at + 1)
      .filter((other) => goTogether(name, other))
      .map((other) => `${single(name)[0]}&${single(other)[0]}`),
  );
  return ["", ...names.flatMap(single), ...pairs];
};
